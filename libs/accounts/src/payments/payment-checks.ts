import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { lockTopUp, markTopUpEnded, setNextCheck, claimDueChecks } from '../top-ups/top-up-rows.js';
import type { DueCheck } from '../top-ups/top-up-rows.js';
import { addDays } from '../calendar/utc.js';
import type { PaymentFacts, PaymentProvider } from './payment-provider.js';
import { applyPaymentFacts } from './settlement.js';

const MINUTE_MS = 60_000;
/** Time between two checks of an open page: the first comes soon, because the customer may be waiting for the credit. */
const CHECK_PAUSES_MS = [5, 10, 20, 40, 60].map((minutes) => minutes * MINUTE_MS);
/** A page is open for a day at most; a top-up that hasn't ended by then never will. */
const OPEN_DAYS = 3;
/** Days after the payment on which to check for refunds whose events got lost. */
const REFUND_DAYS = [1, 3, 7, 14, 30, 60, 90];
const BATCH = 20;

/** Result of one round. */
export interface CheckRound {
  checked: number;
  /** How many of those checks got no response from the provider; they are retried. */
  unanswered: number;
}

/**
 * Asks the provider about card top-ups whose outcome no event has reported. Events get lost if this service is down for
 * longer than the provider retries. Any number of processes may run it.
 */
export class PaymentChecks {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: {
      provider: PaymentProvider | null;
      now: () => Date;
      /** Called when the provider does not answer, and when it reports money that fits no order. */
      onError?: (error: unknown) => void;
    },
  ) {}

  /** Checks the due top-ups and books the results by the same path as events. */
  async tick(): Promise<CheckRound> {
    const { provider, now, onError } = this.options;
    const round: CheckRound = { checked: 0, unanswered: 0 };
    if (!provider) return round;
    const at = now();
    const retry = new Date(at.getTime() + (CHECK_PAUSES_MS[0] ?? 0));
    for (const due of await claimDueChecks(this.pool, at, retry, BATCH)) {
      round.checked += 1;
      try {
        await this.check(provider, due, at);
      } catch (error) {
        round.unanswered += 1;
        onError?.(error);
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
      const settlement = facts && (await applyPaymentFacts(tx, facts, now));
      await scheduleCheck(tx, due, { silence, now });
      return settlement;
    });
    // An event would be stored for an operator. If it got lost, only the log reports this.
    if (settled?.outcome === 'attention') {
      this.options.onError?.(new Error(`top-up ${String(due.id)} needs attention: ${settled.reason ?? ''}`));
    }
  }
}

/** Why no more news of a top-up is expected; kept as the reason of its end. */
type MissingResult = 'no_page' | 'unknown_page' | 'no_end';

/** Schedules the next check of a top-up, or ends it if no more news is expected. */
async function scheduleCheck(
  tx: Queryable,
  due: DueCheck,
  { silence, now }: { silence: MissingResult | null; now: Date },
): Promise<void> {
  const topUp = await lockTopUp(tx, due.id);
  if (topUp === null) return;
  const open = topUp.status === 'pending' || topUp.status === 'processing';
  if (open && silence !== null) {
    await markTopUpEnded(tx, topUp.id, { status: 'failed', reason: silence, now });
    return;
  }
  // If this check found it paid, its next check is already set.
  if (topUp.status === 'paid' && due.status !== 'paid') return;
  await setNextCheck(tx, topUp.id, nextCheck(topUp, due.checks, now));
}

/**
 * Reads a page, or returns why no more news is expected: the process died before it stored the page, so nobody saw or paid
 * it; the provider doesn't know the page; or it hasn't responded for days.
 */
async function readPage(
  provider: PaymentProvider,
  sessionId: string | null,
  tooOld: boolean,
): Promise<PaymentFacts | MissingResult> {
  if (sessionId === null) return 'no_page';
  try {
    return (await provider.read(sessionId)) ?? 'unknown_page';
  } catch (error) {
    if (tooOld) return 'no_end';
    throw error;
  }
}

/** Null: it isn't checked again. */
function nextCheck(topUp: { status: string; paidAt: Date | null }, checks: number, now: Date): Date | null {
  if (topUp.status === 'pending' || topUp.status === 'processing') {
    return new Date(now.getTime() + (CHECK_PAUSES_MS[Math.min(checks, CHECK_PAUSES_MS.length - 1)] ?? MINUTE_MS));
  }
  const { paidAt } = topUp;
  if (paidAt === null) return null;
  return REFUND_DAYS.map((days) => addDays(paidAt, days)).find((day) => day > now) ?? null;
}
