import { CODES } from '../catalog/codes.js';
import type { Code } from '../catalog/codes.js';
import type { ApiVersion } from '../catalog/jurisdictions.js';
import type { Tier } from '../catalog/tiers.js';
import type { IdType } from '../ids/typed-id.js';
import { micro } from '../money/money.js';
import type { MicroUsd } from '../money/money.js';

/** The tier of a caller: no key is public, a key whose spendable balance is exactly zero is free (ruling 7). */
export function tierOf(spendable: MicroUsd | null): Tier {
  if (spendable === null) return 'public';
  return spendable > 0n ? 'balance' : 'free';
}

/** The codes a free key may use: CHK-BIN and DAT-CORE on v4; CHK-BIN, DAT-RESOLVE and DAT-FREE on v5 (ruling 13). */
export function freeTierCodes(version: ApiVersion): readonly Code[] {
  return (Object.keys(CODES) as Code[]).filter((code) =>
    (CODES[code].freeTier as readonly ApiVersion[]).includes(version),
  );
}

/** Quotas and limits of the free tier (specification, "Limits"). Days and months are UTC. */
export const FREE_LIMITS = {
  standard: { day: 30, month: 500 },
  /** For accounts whose e-mail domain is on the operator's list (ruling 15). */
  corporate: { day: 100, month: 1_000 },
  batchRows: 10,
  /** Rows of a batch with `with_presence`. */
  presenceRows: 100,
  estimatorRowsPerMonth: 5_000,
  /** Of a key of an account without a purchase (specification, "Free key lifecycle"). */
  keyLifetimeDays: 90,
} as const;

/** What a caller without a key may ask for (ruling 12). The day is that of America/Panama, shared by the whole tier. */
export const PUBLIC_LIMITS: {
  readonly queriesPerDay: number;
  readonly idTypes: readonly IdType[];
  readonly codes: readonly Code[];
} = {
  queriesPerDay: 1_000,
  idTypes: ['own'],
  codes: ['CHK-BIN', 'DAT-FREE'],
};

/** What a confirmed account gets (specification, "Limits"). */
export const TRIAL_CREDIT: { readonly amount: MicroUsd; readonly days: number } = { amount: micro('10'), days: 30 };
