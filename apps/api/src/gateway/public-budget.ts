import type { Billing, PublicUse } from '@entity-registry/accounts';

/**
 * Maximum age, in milliseconds, of the figure for a refused call when other processes also take from the budget: refusals
 * should not cost a read each.
 */
const FRESH_MS = 1_000;

interface KnownUse {
  readonly at: number;
  readonly use: PublicUse;
}

/**
 * The rest of the day's budget for all callers without a key, for the headers of every response to them (specification,
 * "Limits"). Requests of this process count at once: within a day, no figure is higher than an earlier one.
 */
export class PublicBudget {
  private known: KnownUse | null = null;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly billing: Pick<Billing, 'publicUsed' | 'takePublic'>,
    private readonly now: () => Date,
  ) {}

  /** `Billing.publicUsed`. */
  async used(now: Date, networks: readonly string[]): Promise<PublicUse> {
    const use = await this.billing.publicUsed(now, networks);
    this.learn(use);
    return use;
  }

  /** `Billing.takePublic`. */
  async take(units: number, now: Date, networks: readonly string[]): ReturnType<Billing['takePublic']> {
    const taken = await this.billing.takePublic(units, now, networks);
    this.learn(taken);
    return taken;
  }

  /** The headers of tier 0: the tier, and the budget unless it can't be read. Never rejects. */
  async headers(): Promise<string[]> {
    if (this.known === null || this.now().getTime() - this.known.at >= FRESH_MS) {
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    const left = this.known === null ? [] : ['X-Service-Public-Budget-Remaining', String(leftOf(this.known.use))];
    return ['X-Service-Tier', 'public', ...left];
  }

  private async read(): Promise<void> {
    try {
      await this.used(this.now(), []);
    } catch {
      this.known = null;
    }
  }

  /** Responses may arrive out of order: within a day, the lowest figure is the latest. */
  private learn(use: PublicUse): void {
    const before = this.known?.use;
    const isLate =
      before !== undefined && (before.resetAt > use.resetAt || (isSameDay(before, use) && before.used > use.used));
    this.known = { at: this.now().getTime(), use: isLate ? before : use };
  }
}

const isSameDay = (one: PublicUse, other: PublicUse): boolean => one.resetAt.getTime() === other.resetAt.getTime();

/** Queries left in a day. */
export function leftOf({ used, limit }: Pick<PublicUse, 'used' | 'limit'>): number {
  return Math.max(0, limit - used);
}
