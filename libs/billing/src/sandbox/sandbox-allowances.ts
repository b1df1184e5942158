import { SANDBOX_LIMITS, gcra, microUsd } from '@entity-registry/domain';
import type { MicroUsd, RateDecision } from '@entity-registry/domain';
import {
  inTransaction,
  lockSandboxAllowance,
  lowerSandboxSpent,
  readSandboxAllowance,
  updateSandboxAllowance,
} from '@entity-registry/persistence';
import type { SandboxAllowanceRow } from '@entity-registry/persistence';
import type pg from 'pg';
import { nextUtcDay } from '../utc.js';

/** Which limit is reached, and when a call may come again. */
export interface SandboxRefusal {
  limit: 'rate' | 'calls' | 'money';
  retryAfterSeconds: number;
}

/** What was counted for one call, to be settled when its charge is known. */
export interface SandboxHold {
  day: string;
  amount: MicroUsd;
}

export interface SandboxStanding {
  callsUsed: number;
  spent: MicroUsd;
  /** Start of the next UTC day. */
  resetsAt: Date;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const MICROS_PER_MS = 1_000;

/**
 * What each user of the sandbox may still do. Its account is shared, so that nothing of the ledger bounds one of them: here
 * are a bucket and a day's calls and money for each user, exact under any number of processes (ADR 0142).
 */
export class SandboxAllowances {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** What the user has used today. */
  async standing(userId: string): Promise<SandboxStanding> {
    const now = this.options.now();
    const row = await readSandboxAllowance(this.pool, userId);
    const used = row?.day === dayOf(now) ? row : null;
    return { callsUsed: used?.calls ?? 0, spent: used?.spent ?? microUsd(0n), resetsAt: nextUtcDay(now) };
  }

  /** Takes a preview from its bucket; a day has any number of them. */
  async preview(userId: string): Promise<SandboxRefusal | null> {
    return this.locked(userId, (row, now) => {
      const { allowed, state, retryAfterMs } = taken(row.previewArrival, now, 'preview');
      return allowed ? { ...row, previewArrival: BigInt(state) } : rateRefusal(retryAfterMs);
    });
  }

  /** Takes a call from its bucket, if the day has one left. Its price is held by `hold` as soon as it is known. */
  async call(userId: string): Promise<SandboxRefusal | null> {
    return this.locked(userId, (row, now) => {
      const { allowed, state, retryAfterMs } = taken(row.callArrival, now, 'call');
      if (!allowed) return rateRefusal(retryAfterMs);
      if (row.calls >= SANDBOX_LIMITS.callsPerDay) return dayRefusal('calls', now);
      return { ...row, calls: row.calls + 1, callArrival: BigInt(state) };
    });
  }

  /** Holds the price of a call, if the day's money reaches so far; else the call, which is not made, counts no more. */
  async hold(userId: string, amount: MicroUsd): Promise<SandboxHold | SandboxRefusal> {
    const day = dayOf(this.options.now());
    const refusals: SandboxRefusal[] = [];
    await this.locked(userId, (row, now) => {
      const spent = microUsd(row.spent + amount);
      // A free call is no matter of money, also where more than the limit was charged.
      if (amount === 0n || spent <= SANDBOX_LIMITS.moneyPerDay) return { ...row, spent };
      refusals.push(dayRefusal('money', now));
      return { ...row, calls: Math.max(0, row.calls - 1) };
    });
    return refusals[0] ?? { day, amount };
  }

  /** Gives back of a hold what was not charged, and adds what was charged beyond it. */
  async settle(userId: string, { day, amount }: SandboxHold, charged: MicroUsd): Promise<void> {
    if (charged === amount) return;
    await lowerSandboxSpent(this.pool, userId, { day, amount: microUsd(amount - charged) });
  }

  /** Writes what `change` makes of the user's row of today, or answers with its refusal. */
  private locked(
    userId: string,
    change: (row: SandboxAllowanceRow, now: Date) => SandboxAllowanceRow | SandboxRefusal,
  ): Promise<SandboxRefusal | null> {
    return inTransaction(this.pool, async (tx) => {
      const now = this.options.now();
      const day = dayOf(now);
      const row = await lockSandboxAllowance(tx, userId, day);
      const today = row.day >= day ? row : { ...row, day, calls: 0, spent: microUsd(0n) };
      const changed = change(today, now);
      if ('limit' in changed) return changed;
      await updateSandboxAllowance(tx, userId, changed);
      return null;
    });
  }
}

function taken(arrival: bigint, now: Date, kind: 'call' | 'preview'): RateDecision {
  // A bucket whose arrival time lies further ahead than it is deep was filled by a clock that ran ahead: it begins anew.
  const at = now.getTime();
  const rate = SANDBOX_LIMITS.rate[kind];
  const deepest = (rate.burst / rate.ratePerSecond) * 1_000 * MICROS_PER_MS;
  const state = Number(arrival) - at * MICROS_PER_MS > deepest ? undefined : Number(arrival);
  return gcra(state, at, rate);
}

function rateRefusal(retryAfterMs: number): SandboxRefusal {
  return { limit: 'rate', retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1_000)) };
}

function dayRefusal(limit: 'calls' | 'money', now: Date): SandboxRefusal {
  return { limit, retryAfterSeconds: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1_000) };
}
