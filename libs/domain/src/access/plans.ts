import { micro } from '../money/money.js';
import type { MicroUsd } from '../money/money.js';
import { REQUEST_RATE } from './gcra.js';
import type { RatePlan } from './gcra.js';

/** The plans that an account can have; operators set it. Append-only: accounts keep the name. */
export const ACCOUNT_PLANS = ['standard', 'sandbox'] as const;

export type AccountPlan = (typeof ACCOUNT_PLANS)[number];

export const isAccountPlan = (value: unknown): value is AccountPlan =>
  (ACCOUNT_PLANS as readonly unknown[]).includes(value);

/** A rate for every plan. */
export type PlanRates = Readonly<Record<AccountPlan, RatePlan>>;

/**
 * How often a key may call, by the plan of its account. The sandbox's one key serves every user of the dashboard at once,
 * each with a bucket of their own before it (specification, "Authentication" 9).
 */
export const PLAN_RATES: PlanRates = {
  standard: REQUEST_RATE,
  sandbox: { ratePerSecond: 50, burst: 200 },
};

/** What one user may do in the sandbox. Days are UTC. */
export const SANDBOX_LIMITS: {
  /** Calls that are made, and dry runs, each with a bucket of its own: a preview never takes the place of a call. */
  readonly rate: Readonly<Record<'call' | 'preview', RatePlan>>;
  readonly callsPerDay: number;
  readonly moneyPerDay: MicroUsd;
} = {
  rate: { call: REQUEST_RATE, preview: { ratePerSecond: 2, burst: 10 } },
  callsPerDay: 200,
  moneyPerDay: micro('5'),
};
