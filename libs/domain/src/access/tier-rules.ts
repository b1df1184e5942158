import { CODES } from '../catalog/codes.js';
import type { Code } from '../catalog/codes.js';
import type { ApiVersion } from '../jurisdictions/jurisdiction.js';
import type { Tier } from '../catalog/tiers.js';
import type { IdType } from '../ids/typed-id.js';
import { micro } from '../money/money.js';
import type { MicroUsd } from '../money/micro-usd.js';

/** The tier of a caller: no key is public, a key whose spendable balance is exactly zero is free (ADR 0006). */
export function tierOf(spendable: MicroUsd | null): Tier {
  if (spendable === null) return 'public';
  return spendable > 0n ? 'balance' : 'free';
}

/** The codes a free key may use: CHK-BIN and DAT-CORE on v4; CHK-BIN, DAT-RESOLVE and DAT-FREE on v5 (ADR 0006). */
export function freeTierCodes(version: ApiVersion): readonly Code[] {
  return (Object.keys(CODES) as Code[]).filter((code) =>
    (CODES[code].freeTier as readonly ApiVersion[]).includes(version),
  );
}

/** Quotas and limits of the free tier (specification, "Limits"). Days and months are UTC. */
export const FREE_LIMITS = {
  standard: { day: 30, month: 500 },
  /** For accounts whose email domain is on the operator's list (ADR 0011). */
  corporate: { day: 100, month: 1_000 },
  batchRows: 10,
  /** Rows of a batch with `with_presence`. */
  presenceRows: 100,
  estimatorRowsPerMonth: 5_000,
  /** For keys of accounts without a purchase (specification, "Free key lifecycle"). */
  keyLifetimeDays: 90,
} as const;

/** Length of a network's prefix, in bits: typical for a household, an office or a hosting customer. */
export const NETWORK = { ipv4Bits: 24, ipv6Bits: 48 } as const;

/** One network's share of the public daily budget. */
export interface NetworkShare {
  /** Length of the network's prefix, in bits. */
  readonly ipv4Bits: number;
  readonly ipv6Bits: number;
  readonly queriesPerDay: number;
}

/** Limits of callers without a key (ADR 0011). Days are in America/Panama time; the whole tier shares the budget. */
export const PUBLIC_LIMITS: {
  readonly queriesPerDay: number;
  /** Smallest network first (ADR 0052). */
  readonly networkShares: readonly NetworkShare[];
  readonly idTypes: readonly IdType[];
  readonly codes: readonly Code[];
} = {
  queriesPerDay: 1_000,
  networkShares: [
    { ...NETWORK, queriesPerDay: 50 },
    // A provider, or many networks rented from one.
    { ipv4Bits: 16, ipv6Bits: 32, queriesPerDay: 200 },
  ],
  idTypes: ['own'],
  codes: ['CHK-BIN', 'DAT-FREE'],
};

/** The trial credit of a confirmed account (specification, "Limits"). */
export const TRIAL_CREDIT: { readonly amount: MicroUsd; readonly days: number } = { amount: micro('10'), days: 30 };

/** How many addresses get trial credit at sign-up. Others need an operator or a payment (ADR 0006). */
export const TRIAL_LIMITS = {
  /** Addresses of one domain in `domainDays`, unless it is a public mail provider. */
  perDomain: 3,
  domainDays: 365,
  /** Sign-ups from one /24 or /48 on a UTC day. */
  perNetwork: 5,
} as const;
