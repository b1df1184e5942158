import { subjectBasis } from '@entity-registry/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WatchFixture, subjectNamed } from '../../test/watch-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import type { AccountId } from '../ids.js';
import type { WatchActor } from '../watching/watchlists.js';
import type { DecisionRow } from './decision-rows.js';
import { ScreeningDecisions } from './screening-decisions.js';
import type { SubjectKey } from './screening-rows.js';
import { subjectKey } from './subject-key.js';

let watch: WatchFixture;
const now = (): Date => watch.ledger.time;

beforeAll(async () => {
  watch = await WatchFixture.open();
});
afterAll(() => watch.close());

const party = subjectBasis(subjectNamed('Ana'));

/** Decides about a hit. `screeningId`: of a screening that isn't stored anymore. */
async function decide(
  { actor }: { readonly actor: WatchActor },
  [key, ...otherKeys]: readonly [SubjectKey, ...SubjectKey[]],
  screeningId: string | null,
): Promise<DecisionRow> {
  const { decision } = await new ScreeningDecisions(watch.ledger.database.pool, { now }).decide({
    ...{ ...actor, subjectKey: key, subjectKeys: [key, ...otherKeys], listingId: 'ofac_sdn:7', decision: 'open' },
    ...{ reason: null, expiresAt: null, basis: { subject: party, listing: party }, screeningId },
  });
  return decision;
}

/** The decisions of an account that housekeeping leaves. */
async function left(accountId: AccountId): Promise<number | null> {
  const { pool } = watch.ledger.database;
  await new Housekeeping(pool, { now }).run('purge_history');
  return (await pool.query('select from screening_decision where account_id = $1', [accountId])).rowCount;
}

it('decisions about hits of an item are kept for five years, and while it is watched', async () => {
  const customer = await watch.customer('1.00');
  const { accountId, actor, watchlistId } = customer;
  const id = (await watch.add(customer, 'Ana')).items[0]?.id ?? 0n;
  const decision = await decide(customer, [subjectKey({ watchItemId: id }), subjectKey({ reference: 'Ana' })], null);
  expect(decision.otherKeys).toEqual(['reference:Ana']);
  const decidedAt = watch.ledger.time;
  watch.pass(1_828);
  expect(await left(accountId)).toBe(1);
  await watch.items.remove(actor, watchlistId, id);
  watch.ledger.time = decidedAt;
  watch.pass(1_820);
  expect(await left(accountId)).toBe(1);
  watch.pass(8);
  expect(await left(accountId)).toBe(0);
});

it.each([
  ['a reference', subjectKey({ reference: 'Ana' }), subjectKey({ reference: 'An' })],
  ['an entity', subjectKey({ entityId: 'pa_own_42' }), subjectKey({ entityId: 'pa_own_4' })],
])('decisions under %s are kept after its screenings while an item has it', async (_, key, unlike) => {
  const [customer, other] = [await watch.customer('1.00'), await watch.customer('1.00')];
  const id = (await watch.add(customer, 'Ana')).items[0]?.id ?? 0n;
  await watch.ledger.database.pool.query(`update watch_item set jurisdiction = 'pa', entity_pk = 42 where id = $1`, [
    id,
  ]);
  // Also one that was made on another item that is gone.
  await decide(customer, [subjectKey({ watchItemId: 999_999n }), key], null);
  for (const each of [customer, other]) {
    await decide(each, [key], 'scr_1');
    await decide(each, [unlike], 'scr_1');
  }
  watch.pass(1_828);
  expect(await left(customer.accountId)).toBe(2);
  expect(await left(other.accountId)).toBe(0);
  await watch.items.remove(customer.actor, customer.watchlistId, id);
  // Within its paid time it can be added again.
  await watch.ledger.database.pool.query('update watch_item set paid_until = $2 where id = $1', [
    ...[id, new Date(watch.ledger.time.getTime() + 86_400_000)],
  ]);
  expect(await left(customer.accountId)).toBe(2);
  watch.pass(1);
  expect(await left(customer.accountId)).toBe(0);
});
