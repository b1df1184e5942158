import { micro } from '../money/money.js';
import type { MicroUsd } from '../money/micro-usd.js';
import { REQUEST_RATE } from './gcra.js';
import type { RatePlan } from './gcra.js';

/** The plans that an account can have; operators set it. Append-only: accounts keep the name. */
export const ACCOUNT_PLANS = ['standard', 'sandbox'] as const;

export type AccountPlan = (typeof ACCOUNT_PLANS)[number];

export const isAccountPlan = (value: unknown): value is AccountPlan =>
  (ACCOUNT_PLANS as readonly unknown[]).includes(value);

/** A rate for every plan. */
export type PlanRates = Readonly<Record<AccountPlan, RatePlan>>;

/** Rates for callers without a valid key (ADR 0052). */
export interface KeylessRates {
  /** Requests without a key from all addresses of one network; each address also has the standard plan. */
  readonly network: RatePlan;
  /** Requests with unverified keys: from one address, and from its whole network. */
  readonly unverifiedKeys: { readonly address: RatePlan; readonly network: RatePlan };
}

/** Rates for callers without a valid key, derived from the `standard` plan. */
export function keylessRates(standard: RatePlan): KeylessRates {
  const times = (rate: number, burst: number): RatePlan => ({
    ratePerSecond: standard.ratePerSecond * rate,
    burst: standard.burst * burst,
  });
  return { network: times(2, 8), unverifiedKeys: { address: times(1, 4), network: times(5, 20) } };
}

/**
 * How often a key may call, by the plan of its account. The sandbox's one key serves every user of the dashboard at once,
 * each with a separate bucket in front of it (specification, "Authentication" 9).
 */
export const PLAN_RATES: PlanRates = {
  standard: REQUEST_RATE,
  sandbox: { ratePerSecond: 50, burst: 200 },
};

/** Limits of one user in the sandbox. Days are UTC. */
export const SANDBOX_LIMITS: {
  /** Real requests and dry runs have separate buckets: a dry run never uses up a request. */
  readonly rate: Readonly<Record<'call' | 'preview', RatePlan>>;
  readonly callsPerDay: number;
  readonly moneyPerDay: MicroUsd;
} = {
  rate: { call: REQUEST_RATE, preview: { ratePerSecond: 2, burst: 10 } },
  callsPerDay: 200,
  moneyPerDay: micro('5'),
};
