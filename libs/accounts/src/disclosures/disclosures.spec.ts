import { disclosureOf, levelMask, levelsIn, ownKey, unlinkedFact } from '@entity-registry/domain';
import type { Disclosure, Fact, RecordLevel } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listAccountDisclosures, listEntityDisclosures, summarizeDisclosures } from './log-rows.js';
import { listReceived, listReceivers } from './received-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId, EntryId } from '../ids.js';

const told = (pk: bigint, ...levels: RecordLevel[]): Fact => ({ entity: ownKey('pa', pk), levels: levelMask(levels) });
const detail = (pk: bigint, ...levels: RecordLevel[]): Disclosure => disclosureOf('detail', [told(pk, ...levels)]);

let ledger: LedgerFixture;
let accountId: AccountId;
let serial = 0;

beforeAll(async () => {
  ledger = await LedgerFixture.open();
});
afterAll(() => ledger.close());
beforeEach(async () => {
  accountId = await ledger.account({ balance: '100' });
});

/** An entity key that no other test uses. */
const nextPk = (): bigint => BigInt((serial += 1) + 1_000);

async function charge(disclosure: Disclosure, rest: { to?: AccountId; free?: true; idempotencyKey?: string } = {}) {
  const { to = accountId, free, idempotencyKey = ledger.unique('request') } = rest;
  const quota = free ? { units: 1, dayLimit: 1_000, monthLimit: 1_000 } : null;
  const outcome = await ledger.charge(to, free ? '0' : '0.01', { disclosure, idempotencyKey, quota });
  if (outcome.outcome !== 'charged' && outcome.outcome !== 'replayed') throw new Error(outcome.outcome);
  return outcome.entryId;
}

const rowsOf = async (entry: EntryId) =>
  (await ledger.database.pool.query<object>('select * from disclosure where entry_id = $1', [entry])).rows;
const accountsOf = async (pk: bigint, level: RecordLevel | null = null, since: Date | null = null) => {
  const levels = level === null ? null : levelMask([level]);
  const rows = await listReceivers(ledger.database.pool, { entity: ownKey('pa', pk), levels, since });
  return rows.map((row) => row.accountId);
};

describe('a charge', () => {
  it.each([
    ['booked with others', {}],
    ['of the free tier', { free: true }],
    ['decided alone', { idempotencyKey: 'alone' }],
  ] as const)('that is %s has its disclosure, and a replay adds none', async (_name, options) => {
    const pk = nextPk();
    const key = 'idempotencyKey' in options ? `alone:${String(pk)}` : `request:${String(pk)}`;
    const asked = { ...options, idempotencyKey: key };
    const entry = await charge(detail(pk, 'core_registro', 'directores'), asked);
    expect(await charge(detail(pk, 'core_registro', 'directores'), asked)).toBe(entry);
    expect(await rowsOf(entry)).toEqual([
      expect.objectContaining({
        ...{ account_id: accountId, at: ledger.time, channel: 1, user_id: null },
        ...{ entities: [ownKey('pa', pk)], levels: [levelMask(['core_registro', 'directores'])], signals: null },
      }),
    ]);
  });

  it('that is refused has no disclosure', async () => {
    const poor = await ledger.account({ balance: '0.01' });
    const pk = nextPk();
    await charge(detail(pk, 'marcas'), { to: poor });
    expect(await ledger.charge(poor, '0.01', { disclosure: detail(pk, 'naves') })).toMatchObject({
      outcome: 'insufficient',
    });
    const { rows } = await ledger.database.pool.query('select from disclosure where account_id = $1', [poor]);
    expect(rows).toHaveLength(1);
  });

  it('whose disclosure cannot be written is not booked', async () => {
    const broken = { ...detail(nextPk(), 'marcas'), levels: [1n, 2n] as never };
    await expect(ledger.charge(accountId, '0.01', { disclosure: broken })).rejects.toMatchObject({ code: '23514' });
    expect(await ledger.spendable(accountId)).toBe(100_000_000n);
    await ledger.expectBalancedLedger();
  });
});

describe('the receivers of a level', () => {
  it('are those of responses about that entity, whatever else was in them', async () => {
    const [pk, other] = [nextPk(), nextPk()];
    const second = await ledger.account({ balance: '1' });
    const third = await ledger.account({ balance: '1' });
    await charge(detail(pk, 'core_registro', 'sanciones'));
    await charge(disclosureOf('batch', [told(other, 'sanciones'), told(pk, 'core_registro')]), { to: second });
    await charge(disclosureOf('network', [told(pk, 'directores'), told(other, 'core_registro')]), { to: third });
    expect(await accountsOf(pk)).toEqual([accountId, second, third]);
    expect(await accountsOf(pk, 'sanciones')).toEqual([accountId]);
    expect(await accountsOf(pk, 'core_registro')).toEqual([accountId, second]);
    expect(await accountsOf(pk, 'directores')).toEqual([third]);
    expect(await accountsOf(other, 'sanciones')).toEqual([second]);
    expect(await accountsOf(pk, 'naves')).toEqual([]);
  });

  it('keep counts and presence separate from records', async () => {
    const pk = nextPk();
    await charge(disclosureOf('detail', [{ ...told(pk, 'core_registro'), signals: levelMask(['sanciones']) }]));
    const filter = { entity: ownKey('pa', pk), levels: levelMask(['sanciones']), since: null };
    expect(await listReceivers(ledger.database.pool, filter)).toEqual([
      expect.objectContaining({ accountId, responses: 1n, levels: 0n, signals: levelMask(['sanciones']) }),
    ]);
  });

  it('exclude responses that were never sent, and include those that wait for a decision', async () => {
    const pk = nextPk();
    const entries: EntryId[] = [];
    for (let nr = 0; nr < 22; nr += 1) entries.push(await charge(detail(pk, 'marcas')));
    for (const entry of entries) await ledger.billing.creditUnsent(accountId, entry);
    const filter = { entity: ownKey('pa', pk), levels: null, since: null };
    // Twenty are credited a day; the other two wait for an operator.
    expect(await listReceivers(ledger.database.pool, filter)).toEqual([
      expect.objectContaining({ accountId, responses: 2n }),
    ]);
    const log = await listEntityDisclosures(
      ledger.database.pool,
      { ...filter, accountId: null },
      { before: null, limit: 50 },
    );
    expect(log.map(({ entryId }) => entryId)).toEqual(entries.slice(20).toReversed());
  });

  it('can be limited to a start time', async () => {
    const pk = nextPk();
    await charge(detail(pk, 'marcas'));
    expect(await accountsOf(pk, 'marcas', ledger.time)).toEqual([accountId]);
    expect(await accountsOf(pk, 'marcas', new Date(ledger.time.getTime() + 1))).toEqual([]);
  });
});

describe('the disclosure log', () => {
  const levels = fc.uniqueArray(fc.constantFrom<RecordLevel>('core_registro', 'directores', 'marcas', 'impedimentos'));
  const responses = fc.array(
    fc.record({
      account: fc.nat(1),
      facts: fc.array(fc.record({ pk: fc.nat(3), levels, signals: levels }), { maxLength: 5 }),
      reversed: fc.boolean(),
    }),
    { maxLength: 10 },
  );

  it('finds disclosures by account, by entity and by charge, for any responses', async () => {
    await fc.assert(
      fc.asyncProperty(responses, async (story) => {
        const accounts = [await ledger.account({ balance: '1' }), await ledger.account({ balance: '1' })];
        const pks = [nextPk(), nextPk(), nextPk(), nextPk()];
        const sent: { to: AccountId; entry: EntryId; facts: (typeof story)[number]['facts'] }[] = [];
        for (const { account, facts, reversed } of story) {
          const to = accounts[account] as AccountId;
          const disclosure = disclosureOf(
            'surface',
            facts.map(({ pk, ...fact }) => ({
              ...{ entity: ownKey('pa', pks[pk] as bigint), levels: levelMask(fact.levels) },
              signals: levelMask(fact.signals),
            })),
          );
          const entry = await charge(disclosure, { to });
          if (reversed) await ledger.billing.reverse(to, entry);
          else sent.push({ to, entry, facts });
        }
        const expected = (to: AccountId, pk: number) =>
          sent.flatMap(({ facts, entry, ...response }) => {
            const own = facts.filter((fact) => fact.pk === pk);
            if (response.to !== to || own.length === 0) return [];
            return [
              { entry, levels: unique(own.flatMap((f) => f.levels)), signals: unique(own.flatMap((f) => f.signals)) },
            ];
          });
        const keys = pks.map((pk) => ownKey('pa', pk));
        for (const to of accounts) {
          const received = await listReceived(ledger.database.pool, to, keys, new Date(0));
          for (const [index, key] of keys.entries()) {
            const found = received
              .filter(({ entity }) => entity === key)
              .map((row) => ({ entry: row.entryId, levels: levelsIn(row.levels), signals: levelsIn(row.signals) }));
            expect(found.toReversed()).toEqual(expected(to, index));
          }
          const library = await listAccountDisclosures(ledger.database.pool, to, {
            since: null,
            before: null,
            limit: 50,
          });
          expect(library.map(({ entryId }) => entryId)).toEqual(
            sent
              .filter((one) => one.to === to)
              .map(({ entry }) => entry)
              .toReversed(),
          );
        }
        for (const [index, pk] of pks.entries()) {
          const receivers = accounts.filter((to) => expected(to, index).length > 0);
          expect(await accountsOf(pk)).toEqual(receivers);
          const masters = accounts.filter((to) =>
            expected(to, index).some((row) => [...row.levels, ...row.signals].includes('marcas')),
          );
          expect(await accountsOf(pk, 'marcas')).toEqual(masters);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  const unique = (names: RecordLevel[]) => levelsIn(levelMask(names));

  it('lists an account page by page, without responses about no entity', async () => {
    const pk = nextPk();
    const entries: EntryId[] = [];
    for (let nr = 0; nr < 3; nr += 1) entries.push(await charge(detail(pk, 'marcas')));
    await ledger.charge(accountId, '0.01');
    const { pool } = ledger.database;
    const first = await listAccountDisclosures(pool, accountId, { since: null, before: null, limit: 2 });
    expect(first.map(({ entryId }) => entryId)).toEqual([entries[2], entries[1]]);
    const rest = await listAccountDisclosures(pool, accountId, {
      since: null,
      before: entries[1] as EntryId,
      limit: 2,
    });
    expect(rest.map(({ entryId }) => entryId)).toEqual([entries[0]]);
    const later = new Date(ledger.time.getTime() + 1);
    expect(await listAccountDisclosures(pool, accountId, { since: later, before: null, limit: 2 })).toEqual([]);
  });

  it('summarizes a charge about no entity, but not one without a disclosure', async () => {
    const pk = nextPk();
    const [one, none, before] = [
      await charge(detail(pk, 'marcas')),
      await charge(disclosureOf('surface', [unlinkedFact('licitaciones')])),
      await charge(detail(pk, 'marcas')),
    ];
    const { pool } = ledger.database;
    await pool.query('delete from disclosure where entry_id = $1', [before]);
    const found = await summarizeDisclosures(
      pool,
      [one, none, before].map((id) => ({ id, at: ledger.time })),
    );
    expect([...found.keys()].toSorted()).toEqual([one, none].toSorted());
    expect(found.get(one)).toMatchObject({ named: 1, entity: ownKey('pa', pk) });
    expect(found.get(none)).toMatchObject({ named: 0, entity: null });
  });
});
