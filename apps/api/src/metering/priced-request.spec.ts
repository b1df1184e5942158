import { formatMoney } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { billingBlock } from './billing-block.js';
import { priceRequest, priceTogether } from './priced-request.js';
import type { RequestToPrice } from './priced-request.js';
import { FinalPrice } from './final-price.js';

const price = (codes: readonly Code[], more: Partial<RequestToPrice> = {}) =>
  priceRequest({ jurisdiction: 'pa', version: 'v5', codes, openToFreeKeys: true, openToPublic: false, ...more });

describe('the price of a call', () => {
  it.each<[readonly Code[], number, string]>([
    [['DAT-RESOLVE'], 1, '0.02'], // 0.01 + 1 x 0.01
    [['DAT-RESOLVE'], 100, '1.01'], // 0.01 + 100 x 0.01
    [['DAT-RESOLVE'], 0, '0.01'], // the base alone
    [['DAT-GOV', 'DAT-CGR'], 3, '0.46'], // 0.01 + 3 x 0.15; DAT-CGR is covered
    [['DAT-ALL', 'DAT-SCREEN'], 100, '181.01'], // 0.01 + 100 x (1.41 + 0.40)
    [[], 7, '0.01'],
  ])('for %j and %d rows is %s: one base, the codes for each', (codes, rows, total) => {
    expect(formatMoney(price(codes, { rows }).total)).toBe(total);
  });

  it('includes how often a code is charged if more than once, in the response and in the ledger', () => {
    const priced = price(['DAT-GOV'], { rows: 3 });
    expect(billingBlock(priced, { paid: true, dryRun: false })).toMatchObject({
      price: '0.46',
      codes: [{ code: 'DAT-GOV', price: '0.45', quantity: 3, unit_price: '0.15' }],
    });
    expect(priced.lines).toEqual([
      { code: 'base', price: '0.01' },
      { code: 'DAT-GOV', price: '0.45', quantity: 3 },
    ]);
    expect(billingBlock(price(['DAT-GOV']), { paid: true, dryRun: false }).codes).toEqual([
      { code: 'DAT-GOV', price: '0.15' },
    ]);
  });

  it('is zero for codes paid before, which stay locked and scoped', () => {
    const priced = price([], { paidBefore: ['DAT-GOV'] });
    expect(formatMoney(priced.total)).toBe('0.01');
    expect(priced.freeTier).toMatchObject({ locked: true, lockedCodes: ['DAT-GOV'] });
    expect(priced.scoped).toEqual(['DAT-GOV']);
  });

  it('has the base of several parts once, each code added up, the largest first, and every lock', () => {
    const together = priceTogether('pa', [
      price(['CHK-BIN'], { rows: 2 }),
      price(['DAT-ASSET'], { rows: 3, openToFreeKeys: false }),
      price(['CHK-BIN']),
    ]);
    // 0.01 + 3 x 0.02 + 3 x 0.25
    expect(formatMoney(together.total)).toBe('0.82');
    expect(together.codes.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['DAT-ASSET', 3],
      ['CHK-BIN', 3],
    ]);
    expect(together.freeTier).toMatchObject({ locked: true, lockedCodes: ['DAT-ASSET'] });
  });
});

describe('the final price of a call', () => {
  const expected = () => new FinalPrice({ priced: price(['CHK-BIN'], { rows: 3 }), units: 3, paid: true });

  it('is the expected price until its work sets another', () => {
    const settlement = expected();
    expect(settlement.billing.price).toBe('0.07');
    expect(settlement.set(price(['CHK-BIN'], { rows: 1 }), 2)).toMatchObject({ price: '0.03', charged: '0.03' });
    expect([formatMoney(settlement.priced.total), settlement.units]).toEqual(['0.03', 2]);
  });

  it('never exceeds the pre-checked price', () => {
    expect(() => expected().set(price(['CHK-BIN'], { rows: 4 }))).toThrow();
    expect(() => expected().set(price(['CHK-BIN'], { rows: 1 }), 4)).toThrow();
  });
});
