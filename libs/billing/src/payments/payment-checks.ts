import { inTransaction, lockTopUp, markTopUpEnded, setNextCheck, takeDueChecks } from '@entity-registry/persistence';
import type { DueCheck, Queryable } from '@entity-registry/persistence';
import type pg from 'pg';
import { addDays } from '../utc.js';
import type { PaymentFacts, PaymentProvider } from './payment-provider.js';
import { settle } from './settlement.js';

const MINUTE_MS = 60_000;
/** Between two questions about a page that is open: the first soon, for somebody may be waiting for the credit. */
const WAITS_MS = [5, 10, 20, 40, 60].map((minutes) => minutes * MINUTE_MS);
/** A page is open for a day at most; what has not ended by then has no end to tell of. */
const OPEN_DAYS = 3;
/** After it was paid, a refund whose event got lost is looked for on these days. */
const REFUND_DAYS = [1, 3, 7, 14, 30, 60, 90];
const BATCH = 20;

/** What one round did. */
export interface CheckRound {
  checked: number;
  /** Of those, how many the provider did not answer about: they come up again. */
  unanswered: number;
}

/**
 * Asks the provider about top-ups by card of which no event has told the end: events get lost when this service was away
 * for longer than the provider tries. Any number of processes may run it.
 */
export class PaymentChecks {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: {
      provider: PaymentProvider | null;
      now: () => Date;
      /** Told when the provider does not answer, and when it tells of money that fits no order. */
      onTrouble?: (error: unknown) => void;
    },
  ) {}

  /** Asks about what is due now, and books what it hears by the same path as an event. */
  async tick(): Promise<CheckRound> {
    const { provider, now, onTrouble } = this.options;
    const round: CheckRound = { checked: 0, unanswered: 0 };
    if (!provider) return round;
    const at = now();
    const retry = new Date(at.getTime() + (WAITS_MS[0] ?? 0));
    for (const due of await takeDueChecks(this.pool, at, retry, BATCH)) {
      round.checked += 1;
      try {
        await this.check(provider, due, at);
      } catch (error) {
        round.unanswered += 1;
        onTrouble?.(error);
      }
    }
    return round;
  }

  private async check(provider: PaymentProvider, due: DueCheck, now: Date): Promise<void> {
    const tooOld = addDays(due.createdAt, OPEN_DAYS) <= now;
    const page = await readPage(provider, due.sessionId, tooOld);
    const facts = typeof page === 'string' ? null : page;
    const silence = typeof page === 'string' ? page : tooOld ? 'no_end' : null;
    const settled = await inTransaction(this.pool, async (tx) => {
      const settlement = facts && (await settle(tx, facts, now));
      await plan(tx, due, { silence, now });
      return settlement;
    });
    // Its event is kept for an operator; should that be the one that got lost, the log alone says so.
    if (settled?.outcome === 'attention') {
      this.options.onTrouble?.(new Error(`top-up ${String(due.id)} needs attention: ${settled.reason ?? ''}`));
    }
  }
}

/** Why nothing more can be heard of a top-up; kept as the reason of its end. */
type Silence = 'no_page' | 'unknown_page' | 'no_end';

/** Says when a top-up is asked about next, or ends one of which nothing more can be heard. */
async function plan(
  tx: Queryable,
  due: DueCheck,
  { silence, now }: { silence: Silence | null; now: Date },
): Promise<void> {
  const topUp = await lockTopUp(tx, due.id);
  if (topUp === null) return;
  const open = topUp.status === 'pending' || topUp.status === 'processing';
  if (open && silence !== null) {
    await markTopUpEnded(tx, topUp.id, { status: 'failed', reason: silence, now });
    return;
  }
  // One that this very question found to be paid has its first day set.
  if (topUp.status === 'paid' && due.status !== 'paid') return;
  await setNextCheck(tx, topUp.id, nextCheck(topUp, due.checks, now));
}

/**
 * Where nothing is to be heard: why. The process died before it knew the page, and nobody else ever did, so that nobody has
 * paid it; the provider knows of no such page; or it has not answered for days.
 */
async function readPage(
  provider: PaymentProvider,
  sessionId: string | null,
  tooOld: boolean,
): Promise<PaymentFacts | Silence> {
  if (sessionId === null) return 'no_page';
  try {
    return (await provider.read(sessionId)) ?? 'unknown_page';
  } catch (error) {
    if (tooOld) return 'no_end';
    throw error;
  }
}

/** Null: it is not asked about again. */
function nextCheck(topUp: { status: string; paidAt: Date | null }, checks: number, now: Date): Date | null {
  if (topUp.status === 'pending' || topUp.status === 'processing') {
    return new Date(now.getTime() + (WAITS_MS[Math.min(checks, WAITS_MS.length - 1)] ?? MINUTE_MS));
  }
  const { paidAt } = topUp;
  if (paidAt === null) return null;
  return REFUND_DAYS.map((days) => addDays(paidAt, days)).find((day) => day > now) ?? null;
}
