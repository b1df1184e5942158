import type { Billing, PublicUsage } from '@entity-registry/accounts';

/**
 * Maximum age, in milliseconds, of the figure for a refused request when other processes also take from the budget: refusals
 * should not cost a read each.
 */
const FRESH_MS = 1_000;

interface ReadUse {
  readonly at: number;
  readonly use: PublicUsage;
}

/**
 * The rest of the day's budget for all callers without a key, for the headers of every response to them (specification,
 * "Limits"). Requests of this process count at once: within a day, no figure is higher than an earlier one.
 */
export class PublicBudget {
  private latest: ReadUse | null = null;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly billing: Pick<Billing, 'publicUsage' | 'consumePublicBudget'>,
    private readonly now: () => Date,
  ) {}

  /** `Billing.publicUsage`. */
  async readUse(now: Date, networks: readonly string[]): Promise<PublicUsage> {
    const use = await this.billing.publicUsage(now, networks);
    this.update(use);
    return use;
  }

  /** `Billing.consumePublicBudget`. */
  async consume(units: number, now: Date, networks: readonly string[]): ReturnType<Billing['consumePublicBudget']> {
    const outcome = await this.billing.consumePublicBudget(units, now, networks);
    this.update(outcome);
    return outcome;
  }

  /** The headers of tier 0: the tier, and the budget unless it can't be read. Never rejects. */
  async headers(): Promise<string[]> {
    if (this.latest === null || this.now().getTime() - this.latest.at >= FRESH_MS) {
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    const left =
      this.latest === null ? [] : ['X-Service-Public-Budget-Remaining', String(remainingOf(this.latest.use))];
    return ['X-Service-Tier', 'public', ...left];
  }

  private async read(): Promise<void> {
    try {
      await this.readUse(this.now(), []);
    } catch {
      this.latest = null;
    }
  }

  /** Responses may arrive out of order: within a day, the lowest figure is the latest. */
  private update(use: PublicUsage): void {
    const before = this.latest?.use;
    const isLate =
      before !== undefined && (before.resetAt > use.resetAt || (isSameDay(before, use) && before.used > use.used));
    this.latest = { at: this.now().getTime(), use: isLate ? before : use };
  }
}

const isSameDay = (one: PublicUsage, other: PublicUsage): boolean => one.resetAt.getTime() === other.resetAt.getTime();

/** Queries left in a day. */
export function remainingOf({ used, limit }: Pick<PublicUsage, 'used' | 'limit'>): number {
  return Math.max(0, limit - used);
}
