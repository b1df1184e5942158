import { SANDBOX_LIMITS, gcra, microUsd } from '@entity-registry/domain';
import type { MicroUsd, RateDecision } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import {
  lockSandboxAllowance,
  lowerSandboxSpent,
  readSandboxAllowance,
  updateSandboxAllowance,
} from './allowance-rows.js';
import type { SandboxAllowanceRow } from './allowance-rows.js';
import type { HashKey } from '../keys/keys.js';
import { TrialHashes } from '../trials/trial-hashes.js';
import { nextUtcDay } from '../calendar/utc.js';

/** Which limit was reached, and when to retry. */
export interface SandboxLimitExceeded {
  limit: 'rate' | 'calls' | 'money';
  retryAfterSeconds: number;
}

/** The amount held for one call, settled once its charge is known. */
export interface SandboxHold {
  day: string;
  amount: MicroUsd;
}

export interface SandboxUsage {
  callsUsed: number;
  spent: MicroUsd;
  /** Start of the next UTC day. */
  resetsAt: Date;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const MICROS_PER_MS = 1_000;

/**
 * Limits of each sandbox user. The sandbox account is shared, so the ledger can't limit single users. This keeps a bucket and
 * daily counts of calls and money for each mailbox, exact under any number of processes (ADR 0140). Addresses of one mailbox
 * share them (ADR 0006).
 */
export class SandboxAllowances {
  private readonly hashes: TrialHashes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { hashKey: HashKey; now: () => Date },
  ) {
    this.hashes = new TrialHashes(options.hashKey);
  }

  /** What the user has used today. */
  async usage(email: string): Promise<SandboxUsage> {
    const now = this.options.now();
    const row = await readSandboxAllowance(this.pool, this.mailboxHash(email));
    const used = row?.day === dayOf(now) ? row : null;
    return { callsUsed: used?.calls ?? 0, spent: used?.spent ?? microUsd(0n), resetsAt: nextUtcDay(now) };
  }

  /** Takes a dry run from its bucket; there is no daily limit. */
  async takeDryRun(email: string): Promise<SandboxLimitExceeded | null> {
    return this.changeLocked(email, (row, now) => {
      const { allowed, state, retryAfterMs } = applyRate(row.previewArrival, now, 'preview');
      return allowed ? { ...row, previewArrival: BigInt(state) } : rateLimitExceeded(retryAfterMs);
    });
  }

  /** Takes a call from its bucket, if the day has one left. Call `hold` as soon as its price is known. */
  async takeRequest(email: string): Promise<SandboxLimitExceeded | null> {
    return this.changeLocked(email, (row, now) => {
      const { allowed, state, retryAfterMs } = applyRate(row.callArrival, now, 'call');
      if (!allowed) return rateLimitExceeded(retryAfterMs);
      if (row.calls >= SANDBOX_LIMITS.callsPerDay) return dailyLimitExceeded('calls', now);
      return { ...row, calls: row.calls + 1, callArrival: BigInt(state) };
    });
  }

  /** Holds the price of a call if the day's money covers it; otherwise the call isn't made and no longer counts. */
  async hold(email: string, amount: MicroUsd): Promise<SandboxHold | SandboxLimitExceeded> {
    const day = dayOf(this.options.now());
    const errors: SandboxLimitExceeded[] = [];
    await this.changeLocked(email, (row, now) => {
      const spent = microUsd(row.spent + amount);
      // A free call costs nothing, even if more than the limit was charged.
      if (amount === 0n || spent <= SANDBOX_LIMITS.moneyPerDay) return { ...row, spent };
      errors.push(dailyLimitExceeded('money', now));
      return { ...row, calls: Math.max(0, row.calls - 1) };
    });
    return errors[0] ?? { day, amount };
  }

  /** Releases the part of a hold that was not charged, and adds anything charged beyond it. */
  async releaseUnused(email: string, { day, amount }: SandboxHold, charged: MicroUsd): Promise<void> {
    if (charged === amount) return;
    await lowerSandboxSpent(this.pool, this.mailboxHash(email), { day, amount: microUsd(amount - charged) });
  }

  /** The key of the rows: a hash that is the same for every address of a mailbox. */
  private mailboxHash(email: string): string {
    return this.hashes.mailbox(email).toString('base64url');
  }

  /** Applies `change` to the mailbox's row of today, or returns its refusal. */
  private changeLocked(
    email: string,
    change: (row: SandboxAllowanceRow, now: Date) => SandboxAllowanceRow | SandboxLimitExceeded,
  ): Promise<SandboxLimitExceeded | null> {
    const mailbox = this.mailboxHash(email);
    return inTransaction(this.pool, async (tx) => {
      const now = this.options.now();
      const day = dayOf(now);
      const row = await lockSandboxAllowance(tx, mailbox, day);
      const today = row.day >= day ? row : { ...row, day, calls: 0, spent: microUsd(0n) };
      const changed = change(today, now);
      if ('limit' in changed) return changed;
      await updateSandboxAllowance(tx, mailbox, changed);
      return null;
    });
  }
}

function applyRate(arrival: bigint, now: Date, kind: 'call' | 'preview'): RateDecision {
  // A bucket whose arrival time is further ahead than its depth was filled by a clock that ran ahead: it starts over.
  const at = now.getTime();
  const rate = SANDBOX_LIMITS.rate[kind];
  const deepest = (rate.burst / rate.ratePerSecond) * 1_000 * MICROS_PER_MS;
  const state = Number(arrival) - at * MICROS_PER_MS > deepest ? undefined : Number(arrival);
  return gcra(state, at, rate);
}

function rateLimitExceeded(retryAfterMs: number): SandboxLimitExceeded {
  return { limit: 'rate', retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1_000)) };
}

function dailyLimitExceeded(limit: 'calls' | 'money', now: Date): SandboxLimitExceeded {
  return { limit, retryAfterSeconds: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1_000) };
}
