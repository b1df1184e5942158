import { disclosureOf, levelMask, ownKey } from '@entity-registry/domain';
import type { EntityKey, RecordLevel } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { EventFeed } from '../events/event-feed.js';
import { EventSequencer } from '../events/event-sequencer.js';
import { toEventView } from '../events/event-view.js';
import type { AccountId } from '../ids.js';
import { CorrectionNotices } from './correction-notices.js';
import { issueCorrectionNotices } from './issue-notices.js';
import type { CorrectedFact } from './notice-rows.js';

const LEVELS: readonly RecordLevel[] = ['core_registro', 'directores', 'marcas', 'sanciones'];
const CHANNELS = ['detail', 'search', 'section', 'batch', 'network', 'refresh', 'surface', 'screen'] as const;
const ACCOUNTS = 4;
const ENTITIES = 3;

let ledger: LedgerFixture;
let notices: CorrectionNotices;
let serial = 0;
beforeAll(async () => {
  ledger = await LedgerFixture.open();
  notices = new CorrectionNotices(ledger.database.pool, { now: () => ledger.time });
});
afterAll(async () => {
  // These were only marked, without the entry that credits them.
  await ledger.database.pool.query(`delete from response_delivery where state = 'reversed'`);
  await ledger.close();
});

const START = new Date('2026-03-10T12:00:00Z');
const monthsAfter = (months: number): Date => new Date(Date.UTC(2026, 2 + months, 10, 12));

const response = fc.record({
  account: fc.nat(ACCOUNTS - 1),
  channel: fc.constantFrom(...CHANNELS),
  month: fc.nat(5),
  free: fc.boolean(),
  /** A response that was never sent. */
  reversed: fc.boolean(),
  facts: fc.array(
    fc.record({
      entity: fc.nat(ENTITIES - 1),
      levels: fc.subarray([...LEVELS]),
      signals: fc.subarray([...LEVELS]),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
const corrected = fc.uniqueArray(fc.record({ entity: fc.nat(ENTITIES - 1), level: fc.constantFrom(...LEVELS) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ entity, level }) => `${String(entity)} ${level}`,
});

describe('correction notices', () => {
  it('reach exactly the accounts that received a fact, over any channel, charged or not, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(response, { maxLength: 12 }), corrected, async (responses, facts) => {
        ledger.time = START;
        const accounts: AccountId[] = [];
        for (let nr = 0; nr < ACCOUNTS; nr += 1) accounts.push(await ledger.account({ balance: '10' }));
        const base = (serial += ENTITIES) + 1_000;
        const keyOf = (entity: number): EntityKey => ownKey('pa', BigInt(base + entity));
        for (const { account, channel, month, free, reversed, facts: told } of responses) {
          ledger.time = monthsAfter(month);
          const outcome = await ledger.charge(accounts[account] as AccountId, free ? '0' : '0.01', {
            disclosure: disclosureOf(
              channel,
              told.map(({ entity, levels, signals }) => ({
                ...{ entity: keyOf(entity), levels: levelMask(levels), signals: levelMask(signals) },
              })),
            ),
            quota: free ? { units: 1, dayLimit: 1_000, monthLimit: 1_000 } : null,
          });
          if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
          if (reversed) {
            await ledger.database.pool.query(
              `insert into response_delivery (entry_id, state) values ($1, 'reversed') on conflict (entry_id) do update set state = 'reversed', sent_at = null`,
              [outcome.entryId],
            );
          }
        }
        ledger.time = monthsAfter(6);
        const correction = { correction: `test:${String(base)}`, now: ledger.time };
        const given: CorrectedFact[] = facts.map(({ entity, level }) => ({ entity: keyOf(entity), level }));
        const issue = () =>
          inTransaction(ledger.database.pool, (tx) => issueCorrectionNotices(tx, { ...correction, facts: given }));
        const told = await issue();
        expect(await issue()).toEqual([]);

        const expected = accounts.map((_id, account) =>
          facts.flatMap(({ entity, level }) => {
            const received = responses.filter(
              (each) =>
                each.account === account &&
                !each.reversed &&
                each.facts.some(
                  (fact) => fact.entity === entity && (fact.levels.includes(level) || fact.signals.includes(level)),
                ),
            );
            if (received.length === 0) return [];
            const months = received.map(({ month }) => month);
            return [
              {
                ...{ entity: keyOf(entity), level, responses: received.length },
                firstDisclosedAt: monthsAfter(Math.min(...months)),
                lastDisclosedAt: monthsAfter(Math.max(...months)),
              },
            ];
          }),
        );
        const sorted = <Row extends { entity: EntityKey; level: string }>(rows: readonly Row[]): Row[] =>
          rows.toSorted((a, b) => `${String(a.entity)} ${a.level}`.localeCompare(`${String(b.entity)} ${b.level}`));
        for (const [account, id] of accounts.entries()) {
          const stored = await notices.list(id, { open: null, before: null, limit: 100 });
          const shown = stored.map(({ entity, level, responses: count, firstDisclosedAt, lastDisclosedAt }) => ({
            ...{ entity, level, responses: count, firstDisclosedAt, lastDisclosedAt },
          }));
          expect(sorted(shown)).toEqual(sorted(expected[account] ?? []));
        }
        expect(told.toSorted()).toEqual(accounts.filter((_id, account) => expected[account]?.length).toSorted());
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('are events without what was corrected, who asked and why', async () => {
    const accountId = await ledger.account({ balance: '1' });
    const entity = ownKey('pa', 77n);
    ledger.time = START;
    await ledger.charge(accountId, '0.01', {
      disclosure: disclosureOf('detail', [{ entity, levels: levelMask(['directores']) }]),
    });
    await inTransaction(ledger.database.pool, (tx) =>
      issueCorrectionNotices(tx, {
        correction: 'data_request:secret',
        facts: [{ entity, level: 'directores' }],
        now: monthsAfter(1),
      }),
    );
    await new EventSequencer(ledger.database.pool).run();
    const feed = new EventFeed(ledger.database.pool);
    const { events } = await feed.read(accountId, null, { types: null, watchlistId: null, limit: 10 });
    const [notice] = await notices.list(accountId, { open: true, before: null, limit: 10 });
    expect(events.map(toEventView)).toEqual([
      {
        ...{ id: expect.any(String), seq: 1, type: 'correction.issued', at: monthsAfter(1).toISOString() },
        ...{ watchlist_id: null, item: null },
        data: {
          entity_id: 'pa_own_77',
          notice_id: Number(notice?.id),
          level: 'directores',
          first_disclosed_at: expect.stringMatching(/^2026-03-10T12:00:00/),
          last_disclosed_at: expect.stringMatching(/^2026-03-10T12:00:00/),
          action: 'request_again',
        },
      },
    ]);
  });

  it('are acknowledged once, by their account only', async () => {
    const [accountId, other] = [await ledger.account({ balance: '1' }), await ledger.account()];
    const entity = ownKey('pa', 78n);
    await ledger.charge(accountId, '0.01', {
      disclosure: disclosureOf('detail', [{ entity, levels: levelMask(['marcas']) }]),
    });
    await inTransaction(ledger.database.pool, (tx) =>
      issueCorrectionNotices(tx, { correction: 'x', facts: [{ entity, level: 'marcas' }], now: ledger.time }),
    );
    const id = (await notices.list(accountId, { open: true, before: null, limit: 1 }))[0]?.id ?? 0n;
    expect(await notices.countOpen(accountId)).toBe(1);
    expect(await notices.acknowledge(other, id, { userId: 'u2', requestId: null })).toBeNull();
    const { id: keyId } = await ledger.billing.createKey({ accountId, name: 'auditor' });
    ledger.time = monthsAfter(2);
    const first = await notices.acknowledge(accountId, id, { keyId, requestId: null });
    expect(first).toMatchObject({ acknowledgedAt: monthsAfter(2), acknowledgedBy: 'auditor' });
    ledger.time = monthsAfter(3);
    expect(await notices.acknowledge(accountId, id, { userId: 'u1', requestId: null })).toEqual(first);
    expect(await notices.countOpen(accountId)).toBe(0);
    expect(await notices.list(accountId, { open: false, before: null, limit: 1 })).toEqual([first]);
  });
});
