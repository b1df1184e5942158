import { subjectBasis } from '@entity-registry/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WatchFixture, subjectNamed } from '../../test/watch-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { ScreeningDecisions } from './screening-decisions.js';
import { subjectKey } from './subject-key.js';

let watch: WatchFixture;

beforeAll(async () => {
  watch = await WatchFixture.open();
});
afterAll(() => watch.close());

it('decisions about hits of an item are kept for five years, and while it is watched', async () => {
  const customer = await watch.customer('1.00');
  const { accountId, actor, watchlistId } = customer;
  const { pool } = watch.ledger.database;
  const now = (): Date => watch.ledger.time;
  const id = (await watch.add(customer, 'Ana')).items[0]?.id ?? 0n;
  const [key, party] = [subjectKey({ watchItemId: id }), subjectBasis(subjectNamed('Ana'))];
  const { decision } = await new ScreeningDecisions(pool, { now }).decide({
    ...{ ...actor, subjectKey: key, subjectKeys: [key, subjectKey({ reference: 'Ana' })], listingId: 'ofac_sdn:7' },
    ...{
      decision: 'open',
      reason: null,
      expiresAt: null,
      basis: { subject: party, listing: party },
      screeningId: null,
    },
  });
  expect(decision.otherKeys).toEqual(['reference:Ana']);
  const left = async (): Promise<number | null> => {
    await new Housekeeping(pool, { now }).run('purge_history');
    return (await pool.query('select from screening_decision where account_id = $1', [accountId])).rowCount;
  };
  const decidedAt = watch.ledger.time;
  watch.pass(1_828);
  expect(await left()).toBe(1);
  await watch.items.remove(actor, watchlistId, id);
  watch.ledger.time = decidedAt;
  watch.pass(1_820);
  expect(await left()).toBe(1);
  watch.pass(8);
  expect(await left()).toBe(0);
});
