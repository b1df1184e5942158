import { formatMoney, micro, microUsd } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listCalls } from './calls.js';
import { rollUpUsage } from './rollup.js';
import { sumUsage, sumUsageByDay, USAGE_GROUPS } from './totals.js';
import type { CallRow } from './calls.js';
import type { UsageFilter, UsageRange } from './selection.js';
import type { UsageGroup } from './totals.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId, EntryId, KeyId } from '../ids.js';

const FROM = new Date('2026-03-01T00:00:00Z');
const TO = new Date('2026-04-01T00:00:00Z');
const PRICES: Record<string, string> = { base: '0.01', 'CHK-BIN': '0.02', 'DAT-CORE': '0.15' };

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await LedgerFixture.open();
});
afterAll(() => ledger.close());

interface Step {
  kind: 'charge' | 'free' | 'reverse' | 'sum';
  /** By number of the charge or key. */
  which: number;
  day: number;
  codes: string[];
  route: string | null;
  reference: string | null;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('charge', 'charge', 'charge', 'free', 'reverse', 'sum'),
    which: fc.nat(20),
    // Some days are outside the requested month.
    day: fc.integer({ min: 0, max: 33 }),
    codes: fc.uniqueArray(fc.constantFrom('base', 'CHK-BIN', 'DAT-CORE'), { minLength: 1 }),
    route: fc.constantFrom('/v5/entities/:id', '/v4/panama/entidades', null),
    reference: fc.constantFrom('case-1', 'case-2', null),
  }),
  { maxLength: 24 },
);
const filters = fc.record<UsageFilter>(
  {
    route: fc.constantFrom('/v5/entities/:id', '/elsewhere'),
    code: fc.constantFrom('base', 'CHK-BIN', 'DAT-CORE'),
    clientReference: fc.constantFrom('case-1', 'case-2'),
    outcome: fc.constantFrom('charged', 'free', 'given_back'),
  },
  { requiredKeys: [] },
);

async function perform(accountId: AccountId, keys: KeyId[], story: readonly Step[]): Promise<void> {
  const booked: EntryId[] = [];
  for (const { kind, which, day, codes, route, reference } of story) {
    if (kind === 'sum') await rollUpUsage(ledger.database.pool, accountId, 3);
    const entry = booked[which % Math.max(1, booked.length)];
    if (kind === 'reverse' && entry !== undefined) await ledger.billing.reverse(accountId, entry);
    if (kind !== 'charge' && kind !== 'free') continue;
    const lines = codes.map((code) => ({ code, price: PRICES[code] as string }));
    const amount = microUsd(lines.reduce((total, { price }) => total + micro(price), 0n));
    const outcome = await ledger.charge(accountId, kind === 'free' ? '0' : formatMoney(amount), {
      ...{ lines, route, clientReference: reference, keyId: keys[which % 2] as KeyId },
      ...{ now: new Date(Date.UTC(2026, 1, 27 + day, which)), quota: null },
    });
    if (outcome.outcome === 'charged') booked.push(outcome.entryId);
  }
}

/** Totals computed from single calls. */
function totalsOf(calls: readonly CallRow[], group: UsageGroup): Record<string, [number, string]> {
  const totals = new Map<string, [number, bigint]>();
  for (const call of calls) {
    const values: Record<UsageGroup, (string | null)[]> = {
      ...{ day: [call.at.toISOString().slice(0, 10)], key: [String(call.keyId)], route: [call.route] },
      ...{ client_reference: [call.clientReference], code: call.lines.map(({ code }) => code) },
    };
    for (const value of values[group]) {
      const amount = group !== 'code' ? call.amount : call.amount === 0n ? 0n : micro(PRICES[String(value)] as string);
      const [count, sum] = totals.get(String(value)) ?? [0, 0n];
      totals.set(String(value), [count + 1, sum + amount]);
    }
  }
  return Object.fromEntries([...totals].map(([value, [count, sum]]) => [value, [count, String(sum)]]));
}

describe('usage', () => {
  it('matches the ledger for any filters, sums and reversals', async () => {
    await fc.assert(
      fc.asyncProperty(steps, filters, fc.option(fc.nat(1)), async (story, filter, key) => {
        const accountId = await ledger.account({ balance: '100' });
        const keys: KeyId[] = [];
        for (const name of ['a', 'b']) keys.push((await ledger.billing.createKey({ accountId, name })).id);
        await perform(accountId, keys, story);
        const range: UsageRange = {
          ...{ accountId, from: FROM, to: TO },
          filter: key === null ? filter : { ...filter, keyId: keys[key] },
        };
        const { pool } = ledger.database;
        const every = await listCalls(
          pool,
          { accountId, from: new Date(0), to: new Date('2027-01-01') },
          { limit: 100, before: null },
        );
        const expected = every.filter((call) => isAsked(call, range));
        const page = await listCalls(pool, range, { limit: 100, before: null });
        expect(page.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        const counted = expected.filter(({ reversed }) => reversed === (filter.outcome === 'given_back'));
        const sums = await sumUsage(pool, range, USAGE_GROUPS, 100);
        for (const [index, group] of USAGE_GROUPS.entries()) {
          const found = (sums[index] ?? []).map(({ value, calls, amount }) => [
            String(value),
            [Number(calls), String(amount)],
          ]);
          expect(Object.fromEntries(found)).toEqual(totalsOf(counted, group));
        }
        const daily = await sumUsageByDay(pool, range, 'code', 1_000);
        for (const { day, value, calls } of daily) {
          const ofDay = counted.filter(({ at }) => at.toISOString().startsWith(day));
          expect(Number(calls)).toBe(totalsOf(ofDay, 'code')[String(value)]?.[0]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function isAsked(call: CallRow, { from, to, filter = {} }: UsageRange): boolean {
  const outcome = call.reversed ? 'given_back' : call.amount > 0n ? 'charged' : 'free';
  return (
    call.at >= from &&
    call.at < to &&
    (filter.keyId === undefined || filter.keyId === call.keyId) &&
    (filter.route === undefined || filter.route === call.route) &&
    (filter.clientReference === undefined || filter.clientReference === call.clientReference) &&
    (filter.code === undefined || call.lines.some(({ code }) => code === filter.code)) &&
    (filter.outcome === undefined || filter.outcome === outcome)
  );
}
