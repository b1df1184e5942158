import { describe, expect, it } from '@jest/globals';
import { micro } from '../money/money.js';
import { PUBLIC_LIMITS, freeTierCodes, tierOf } from './tier-rules.js';

describe('tiers', () => {
  it.each([
    [null, 'public'],
    ['0', 'free'],
    ['0.000001', 'balance'],
    ['10.00', 'balance'],
  ])('puts a spendable balance of %s into %s', (spendable, tier) => {
    expect(tierOf(spendable === null ? null : micro(spendable))).toBe(tier);
  });

  it('opens CHK-BIN and DAT-CORE to free keys on v4, and CHK-BIN, DAT-RESOLVE and DAT-FREE on v5', () => {
    expect(freeTierCodes('v4')).toEqual(['CHK-BIN', 'DAT-CORE']);
    expect(freeTierCodes('v5')).toEqual(['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE']);
  });

  it('limits callers without a key to own ids, CHK-BIN and DAT-FREE', () => {
    expect(PUBLIC_LIMITS).toMatchObject({ idTypes: ['own'], codes: ['CHK-BIN', 'DAT-FREE'], queriesPerDay: 1_000 });
  });
});
