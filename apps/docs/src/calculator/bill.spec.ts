import {
  JURISDICTION_CODES,
  codesFor,
  formatMoney,
  micro,
  offerOf,
  quote,
  resolveCodes,
} from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billOf, codesOnSale, versionOf } from './bill.js';

const order = fc.constantFrom(...JURISDICTION_CODES).chain((jurisdiction) =>
  fc.record({
    purchase: fc.constantFrom('detail' as const, 'refresh' as const),
    jurisdiction: fc.constant(jurisdiction),
    codes: fc.subarray([...codesFor(jurisdiction, versionOf(jurisdiction))]),
    quantity: fc.integer({ min: 1, max: 5_000 }),
  }),
);

/** Price of a code in cents, read directly from the catalog. */
const cents = (jurisdiction: Jurisdiction, code: Code) =>
  Math.round(Number(offerOf(jurisdiction, code)?.price ?? NaN) * 100);

describe('the price calculator', () => {
  it('charges the base once per call, and each code that is not redundant once per row', () => {
    fc.assert(
      fc.property(order, ({ purchase, jurisdiction, codes, quantity }) => {
        const bill = billOf({ purchase, jurisdiction, codes, quantity });
        const { charged, redundant } = resolveCodes(jurisdiction, codes);
        const inBatches = purchase === 'detail' && jurisdiction === 'pa';
        const calls = inBatches ? Math.ceil(quantity / 100) : quantity;
        const base = purchase === 'refresh' ? 0 : calls;
        const total = base + charged.reduce((sum, code) => sum + cents(jurisdiction, code) * quantity, 0);
        expect(bill.lines.map(({ code }) => code)).toEqual(charged);
        expect(bill.redundant).toEqual(redundant);
        expect(bill.total).toBe((total / 100).toFixed(2));
      }),
      { numRuns: 400 },
    );
  });

  it("agrees with the service's pricing of one entity for every pair of codes", () => {
    for (const jurisdiction of JURISDICTION_CODES) {
      const codes = codesOnSale(jurisdiction).map(({ code }) => code);
      for (const pair of codes.flatMap((one) => codes.map((other) => [one, other]))) {
        const { total } = quote(jurisdiction, pair, { base: true });
        expect(billOf({ purchase: 'detail', jurisdiction, codes: pair, quantity: 1 }).total).toBe(formatMoney(total));
      }
    }
  });

  it.each([
    ['detail', ['DAT-CORE', 'CHK-BIN'], 1, '0.16'], // 0.01 + 0.15; CHK-BIN is redundant
    ['detail', ['DAT-ALL', 'DAT-SCREEN'], 1, '1.82'], // 0.01 + 1.41 + 0.40
    ['detail', ['CHK-BIN'], 250, '5.03'], // 3 calls of 0.01, 250 times 0.02
    ['refresh', ['DAT-CORE', 'DAT-GOV'], 1, '0.30'], // no base
    ['resolve', [], 50, '0.51'], // 0.01 + 50 times 0.01
    ['search', ['DAT-ALL'], 3, '0.03'], // codes do not apply
    ['network', [], 1, '0.26'], // 0.01 + 0.25
    ['dossier', [], 1, '0.11'], // 0.01 + 0.10
  ] as const)('prices %s of %j, %i times, at %s', (purchase, codes, quantity, total) => {
    expect(billOf({ purchase, jurisdiction: 'pa', codes, quantity }).total).toBe(total);
  });

  it('shows which charged code delivers each level, and no level without one', () => {
    const { levels } = billOf({ purchase: 'detail', jurisdiction: 'pa', codes: ['DAT-CORE', 'DAT-IP'], quantity: 1 });
    const delivered = levels.filter(({ code }) => code !== null);
    expect(delivered).toEqual([
      { level: 'core_registro', code: 'DAT-CORE' },
      { level: 'contacto', code: 'DAT-CORE' },
      { level: 'marcas', code: 'DAT-IP' },
    ]);
  });

  it('shows the preview of the first call', () => {
    const { dryRun } = billOf({ purchase: 'detail', jurisdiction: 'pa', codes: ['CHK-BIN'], quantity: 250 });
    expect(dryRun).toEqual({
      billing: {
        ...{ currency: 'USD', price: '2.01', charged: '0.00', dry_run: true, base: '0.01', redundant: [] },
        codes: [{ code: 'CHK-BIN', price: '2.00', quantity: 100, unit_price: '0.02' }],
      },
    });
    expect(micro('2.01')).toBe(2_010_000n);
  });
});
