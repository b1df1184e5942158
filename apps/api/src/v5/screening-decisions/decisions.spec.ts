import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { listed, loadList } from '../../../test/lists-on-file.js';
import { DecisionResponse, DecisionsResponse } from './decision-schema.js';

const NAME = 'Zacarías Xoconal Varnoso';
const LISTING = 'ofac_sdn:7';
const PLATFORM_TOKEN = 'a token of the tests, long enough';
const entry = (more: Parameters<typeof listed>[2] = {}) =>
  listed('7', 'XOCONAL VARNOSO, Zacarías', { birthDates: ['1971-03-05'], ...more });

interface Decision {
  readonly id: number;
  readonly decision: string;
  readonly state: string;
  readonly stale_because: { party: string; field: string }[];
  readonly reason: string | null;
  readonly by: string;
}

describe('decisions about hits', () => {
  let api: ApiFixture;
  let paying: Customer;
  let day = 0;

  beforeAll(async () => {
    api = await ApiFixture.open({ environment: { PLATFORM_TOKEN } });
    paying = await api.customer({ balance: '100' });
  });
  afterAll(() => api.close());
  beforeEach(() => list());

  /** A new version of the list, with this entry. */
  const list = async (more: Parameters<typeof listed>[2] = {}): Promise<void> => {
    day += 1;
    await loadList(api, 'ofac_sdn', [entry(more)], `2026-10-${String(day).padStart(2, '0')}`);
  };
  const screen = async (subject: object, customer = paying): Promise<Decision | null | undefined> => {
    const body = { subjects: [{ name: NAME, ...subject }], lists: ['sanctions'] };
    const answer = responseOf(await api.send('POST', '/v5/screen', customer).send(body).expect(200)).body;
    return (answer as { results: { hits: { decision: Decision | null }[] }[] }).results[0]?.hits[0]?.decision;
  };
  const post = (body: object, customer = paying, query = '') =>
    api.send('POST', `/v5/screening/decisions${query}`, customer).send({ listing_id: LISTING, ...body });
  const dismissal = (reference: string, more: object = {}) => ({
    ...{ subject: { reference }, decision: 'dismissed', reason: 'Born in 1988.' },
    ...more,
  });
  const decide = async (body: object, status = 201, customer = paying): Promise<Decision> => {
    const answer = responseOf(await post(body, customer).expect(status)).body;
    expectSchema(DecisionResponse, answer);
    return answer as Decision;
  };
  const history = async (query: string, customer = paying): Promise<Decision[]> => {
    const answer = responseOf(await api.get(`/v5/screening/decisions?${query}`, customer).expect(200)).body;
    expectSchema(DecisionsResponse, answer);
    return (answer as { decisions: Decision[] }).decisions;
  };

  it('are shown with the hit in later screenings, and cost nothing', async () => {
    expect(await screen({ reference: 'a' })).toBeNull();
    const charges = (await api.charges(paying)).length;
    const decided = await decide(dismissal('a'));
    expect(decided).toMatchObject({
      decision: 'dismissed',
      state: 'current',
      by: 'key prueba',
      reason: 'Born in 1988.',
    });
    expect(await history('reference=a')).toHaveLength(1);
    expect(await api.charges(paying)).toHaveLength(charges);
    const shown = await screen({ reference: 'a' });
    expect(shown).toMatchObject({ id: decided.id, decision: 'dismissed', state: 'current', stale_because: [] });
    // A document is never changed, so it doesn't say who decided and why.
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['by']));
    expect(JSON.stringify(shown)).not.toMatch(/prueba|Born/);
    expect(await screen({ reference: 'another' })).toBeNull();
  });

  it('are stale once the listing changes in a field that they rest on, until decided again', async () => {
    await screen({ reference: 'b' });
    await decide(dismissal('b'));
    await list({ remarks: 'Another remark', programs: ['SDGT'] });
    expect(await screen({ reference: 'b' })).toMatchObject({ state: 'current' });
    await list({ birthDates: ['1988'] });
    const stale = { state: 'stale', stale_because: [{ party: 'listing', field: 'birth_date' }] };
    expect(await history('reference=b')).toMatchObject([stale]);
    expect(await screen({ reference: 'b' })).toMatchObject(stale);
    await decide(dismissal('b'));
    expect(await screen({ reference: 'b' })).toMatchObject({ state: 'current' });
    expect((await history('reference=b')).map(({ state }) => state)).toEqual(['current', 'superseded']);
  });

  it('are stale once the subject changes', async () => {
    await screen({ reference: 'c' });
    await decide(dismissal('c'));
    const stale = { state: 'stale', stale_because: [{ party: 'subject', field: 'nationality' }] };
    expect(await screen({ reference: 'c', nationalities: ['PA'] })).toMatchObject(stale);
    expect(await history('reference=c')).toMatchObject([stale]);
    expect(await screen({ reference: 'c' })).toMatchObject({ state: 'current' });
  });

  it('expire', async () => {
    await screen({ reference: 'd' });
    await decide(dismissal('d', { expires_at: '2026-11-22T00:00:00-05:00' }));
    expect(await screen({ reference: 'd' })).toMatchObject({
      state: 'current',
      expires_at: '2026-11-22T05:00:00.000Z',
    });
    const before = api.time;
    api.time = new Date('2026-11-22T05:00:00Z');
    expect(await screen({ reference: 'd' })).toMatchObject({ state: 'expired', decision: 'dismissed' });
    api.time = before;
  });

  it('can be withdrawn, and keep their history with who decided, when and why', async () => {
    await screen({ reference: 'e' });
    await decide(dismissal('e'));
    await decide({ subject: { reference: 'e' }, decision: 'open' });
    await decide({ subject: { reference: 'e' }, decision: 'confirmed', reason: 'Same passport.' });
    const decisions = await history('reference=e&limit=2');
    expect(decisions.map(({ decision, state }) => [decision, state])).toEqual([
      ['confirmed', 'current'],
      ['open', 'superseded'],
    ]);
    const page = responseOf(await api.get('/v5/screening/decisions?reference=e&limit=2', paying).expect(200)).body;
    const next = (page as { page: { next_cursor: string } }).page.next_cursor;
    expect((await history(`reference=e&limit=2&cursor=${next}`)).map(({ decision }) => decision)).toEqual([
      'dismissed',
    ]);
    await api.get(`/v5/screening/decisions?reference=a&cursor=${next}`, paying).expect(400);
    expect(await history('reference=e&decision=open')).toHaveLength(1);
    const { rows } = await api.db.query<{ actor: string }>(
      `select actor from audit_entry where action = 'screening.decide' and account_id = $1`,
      [paying.accountId],
    );
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['key prueba']));
    expect(rows.length).toBeGreaterThan(2);
  });

  it('that are sent again add nothing', async () => {
    await screen({ reference: 'f' });
    const first = await decide(dismissal('f'));
    expect((await decide(dismissal('f'), 200)).id).toBe(first.id);
    expect(await history('reference=f')).toHaveLength(1);
  });

  it('rest on the screening that was looked at, and are stale at once if a later one says otherwise', async () => {
    await screen({ reference: 'n' });
    const { rows } = await api.db.query<{ id: string }>(
      `select screening_id as id from screened_subject where subject_key = 'reference:n'`,
    );
    await screen({ reference: 'n', nationalities: ['PA'] });
    const seen = { screening_id: rows[0]?.id };
    expect(await decide(dismissal('n', seen))).toMatchObject({
      ...{ state: 'stale', stale_because: [{ party: 'subject', field: 'nationality' }] },
      ...seen,
    });
    expect(await decide(dismissal('n'))).toMatchObject({ state: 'current' });
    await post(dismissal('n', { screening_id: `scr_${'0'.repeat(32)}` })).expect(404);
  });

  it('can be repeated after another under the second name of the subject, which they supersede', async () => {
    const customer = await api.customer({ balance: '5' });
    const company = `pa_own_${String(api.ids.company)}`;
    await screen({ reference: 'o', entity_id: company }, customer);
    const first = await decide(dismissal('o'), 201, customer);
    await decide({ subject: { entity_id: company }, decision: 'confirmed', reason: 'Same owner.' }, 201, customer);
    expect(await history('reference=o', customer)).toMatchObject([{ id: first.id, state: 'superseded' }]);
    const again = await decide(dismissal('o'), 201, customer);
    expect(again.id).not.toBe(first.id);
    expect(await screen({ reference: 'o', entity_id: company }, customer)).toMatchObject({
      id: again.id,
      state: 'current',
    });
    expect((await history(`listing_id=${LISTING}&entity_id=${company}`, customer))[0]).toMatchObject({
      state: 'superseded',
    });
  });

  it('about an entity are found under its id, whatever its reference', async () => {
    const company = `pa_own_${String(api.ids.company)}`;
    await screen({ reference: 'g', entity_id: company });
    const about = { subject: { entity_id: company }, decision: 'confirmed', reason: 'Same owner.' };
    const { id } = await decide(about);
    expect(await screen({ reference: 'h', entity_id: company })).toMatchObject({ id, subject: { entity_id: company } });
    expect(await history(`entity_id=${company}&listing_id=${LISTING}`)).toHaveLength(1);
  });

  it('are never seen by another account, and not about its hits', async () => {
    const other = await api.customer({ balance: '1' });
    await screen({ reference: 'i' });
    await decide(dismissal('i'));
    expect(responseOf(await post(dismissal('i'), other).expect(404)).body).toMatchObject({ code: 'hit_not_found' });
    expect(await history('reference=i', other)).toEqual([]);
    expect(await screen({ reference: 'i' }, other)).toBeNull();
  });

  it('name the member who decides in the dashboard, and nobody else can claim to be one', async () => {
    await api.db.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
       values ('user-ana', 'Ana Prueba', 'ana@example.test', true, now(), now())`,
    );
    await screen({ reference: 'j' });
    const sent = (reason: string) => post(dismissal('j', { reason })).set('X-Service-User', 'user-ana');
    expect(responseOf(await sent('One').expect(201)).body).toMatchObject({ by: 'key prueba' });
    const trusted = sent('Two').set('X-Service-Platform-Token', PLATFORM_TOKEN);
    expect(responseOf(await trusted.expect(201)).body).toMatchObject({ by: 'Ana Prueba' });
    const { rows } = await api.db.query(`select actor from audit_entry where user_id = 'user-ana'`);
    expect(rows).toEqual([{ actor: 'Ana Prueba' }]);
  });

  it.each<[object, string]>([
    [{ subject: {}, decision: 'open' }, 'subject must have reference, entity_id or watch_item_id'],
    [{ subject: { reference: 'a', entity_id: 'pa_own_1' }, decision: 'open' }, 'subject cannot have more than one of reference, entity_id and watch_item_id'],
    [{ subject: { reference: 'a', watch_item_id: 1 }, decision: 'open' }, 'subject cannot have more than one of reference, entity_id and watch_item_id'],
    [{ subject: { watch_item_id: 0 }, decision: 'open' }, 'subject.watch_item_id must be an integer from 1 to 999999999999999'],
    [{ subject: { watch_item_id: 1 }, screening_id: `scr_${'0'.repeat(32)}`, decision: 'open' }, 'screening_id cannot be sent with watch_item_id: the decision rests on what the item shows now'],
    [dismissal('a', { reason: ' ' }), 'reason is required to mark a hit as dismissed'],
    [dismissal('a', { reason: '\u202e \u200b' }), 'reason is required to mark a hit as dismissed'],
    [dismissal('a', { decision: 'maybe' }), 'decision must be "dismissed", "confirmed" or "open"'],
    [dismissal('a', { expires_at: '2026-11-21T11:59:59Z' }), 'expires_at must be in the future'],
    [dismissal('a', { expires_at: '2027-02-30T00:00:00Z' }), 'expires_at must be an instant with its offset, such as 2027-06-30T00:00:00Z'],
    [dismissal('a', { expires_at: '2027-06-30' }), 'expires_at must be an instant with its offset, such as 2027-06-30T00:00:00Z'],
    [{ subject: { reference: 'a' }, decision: 'open', expires_at: '2027-06-30T00:00:00Z' }, 'expires_at must be null for an open hit, which has nothing that could expire'],
  ])('refuse %j', async (body, error) => {
    expect(responseOf(await post(body).expect(400)).body).toMatchObject({ error });
  }); // prettier-ignore

  it('are only about hits that a stored screening shows', async () => {
    expect(responseOf(await post(dismissal('never screened')).expect(404)).body).toMatchObject({
      ...{ code: 'hit_not_found' },
      error: 'this subject has no such hit: a stored screening must show it, or the watched item now',
    });
    await screen({ reference: 'k' });
    await post(dismissal('k', { listing_id: 'ofac_sdn:8' })).expect(404);
  });

  it('accept a dry run, and are for keys that may screen', async () => {
    await screen({ reference: 'l' });
    const dry = responseOf(await post(dismissal('l'), paying, '?dry_run=1').expect(200)).body;
    expect(dry).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
    expect(await history('reference=l')).toEqual([]);
    const limited = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
    expect(responseOf(await post(dismissal('l'), limited).expect(403)).body).toMatchObject({
      code: 'key_scope_locked',
    });
    await api.get('/v5/screening/decisions', limited).expect(403);
    await api.get('/v5/screening/decisions?reference=a&entity_id=pa_own_1', paying).expect(400);
  });
});
