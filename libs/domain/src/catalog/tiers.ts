/** The caller's tier: no key, a key without spendable balance, a key with one (specification, "Access tiers"; ADR 0006). */
export type Tier = 'public' | 'free' | 'balance';

export interface TierDefinition {
  readonly tier: Tier;
  readonly rank: 0 | 1 | 2;
  readonly description: string;
}

export const TIERS: readonly TierDefinition[] = [
  {
    tier: 'public',
    rank: 0,
    description: 'Requests without a key: resolve (one row) and entity cards, on a shared daily budget',
  },
  { tier: 'free', rank: 1, description: 'A key whose spendable balance is exactly zero: the free codes, on quotas' },
  { tier: 'balance', rank: 2, description: 'A key with a spendable balance: the whole catalog, charged' },
];
