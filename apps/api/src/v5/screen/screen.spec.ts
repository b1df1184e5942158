import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { CROWD, listed, loadList } from '../../../test/lists-on-file.js';
import { operations as decisionOperations } from '../screening-decisions/decisions-operations.js';
import { operations as storedOperations } from '../screenings/screenings-schema.js';
import { operations } from './screen-operations.js';
import { ScreenResponse } from './screening-schema.js';

const ZACARIAS = listed('7', 'XOCONAL VARNOSO, Zacarías', {
  ...{ birthDates: ['1971-03-05'], nationalities: ['PA'], programs: ['SDNTK'] },
  identifiers: [{ kind: 'passport', value: 'PA123456', country: 'PA' }],
});
const SUBJECT = { reference: 'c-17', name: 'Zacarías Xoconal Varnoso' };

interface Result {
  readonly reference: string | null;
  readonly index: number;
  readonly outcome: string;
  readonly hits: {
    listing_id: string;
    score: number;
    strength: string;
    features: { feature: string; agreement: string; weight: number }[];
  }[];
  readonly subject: { name: string | null; aliases: string[]; identifiers: object[] };
}
interface Body {
  readonly id: string;
  readonly results: Result[];
  readonly lists_searched: { id: string; state: string; version: string | null; entries: number | null }[];
  readonly billing: { price: string; charged: string; codes: unknown[]; not_charged?: unknown[] };
}

describe('POST /v5/screen', () => {
  let api: ApiFixture;
  let paying: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '100' });
    company = `pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  const send = (body: object, customer: Customer | undefined = paying, query = '') =>
    api.send('POST', `/v5/screen${query}`, customer).send(body);
  const screen = async (body: object, customer = paying): Promise<Body> => {
    const { body: answer } = responseOf(await send(body, customer).expect(200));
    expectSchema(ScreenResponse, answer);
    return answer as Body;
  };
  const stored = async (customer: Customer): Promise<number> => {
    const { rows } = await api.db.query<{ count: number }>(
      'select count(*)::int as count from screening where account_id = $1',
      [customer.accountId],
    );
    return rows[0]?.count ?? 0;
  };

  describe('while no list is loaded', () => {
    it('says so instead of "no hit", and charges the base alone, as its dry run says', async () => {
      const body = { subjects: [SUBJECT, { entity_id: company }] };
      const dry = responseOf(await send(body, paying, '?dry_run=1').expect(200)).body as Body;
      const { results, lists_searched, billing } = await screen(body);
      expect(results).toEqual([
        { reference: 'c-17', index: 0, entity_id: null, outcome: 'not_fetched' },
        // Nothing of the register about the entity, because nothing is charged for it.
        { reference: null, index: 1, entity_id: company, outcome: 'not_fetched' },
      ]);
      expect(lists_searched.every(({ state, version }) => state === 'not_fetched' && version === null)).toBe(true);
      expect(lists_searched.map(({ id }) => id)).toContain('ofac_sdn');
      expect(billing).toMatchObject({
        ...{ price: '0.01', charged: '0.01', codes: [] },
        not_charged: [
          { code: 'SCR-NAME', reason: 'never_fetched' },
          { code: 'DAT-SCREEN', reason: 'never_fetched' },
        ],
      });
      expect({ ...dry.billing, charged: '0.01', dry_run: false }).toEqual(billing);
    });
  });

  describe('against the lists on file', () => {
    beforeAll(async () => {
      await loadList(api, 'ofac_sdn', [ZACARIAS, listed('8', 'MADERAS FICTICIAS DEL TUIRA', { type: 'entity' })]);
      await loadList(api, 'pa_pep_officials', [listed('70', 'Zacarías Xoconal Varnoso')]);
    });

    it('shows hits with the listing, the score and what agrees, contradicts and is missing', async () => {
      const subject = { ...SUBJECT, type: 'NaturalPerson', birth_date: '1971', nationalities: ['CO'] };
      const { results, lists_searched, billing } = await screen({
        subjects: [subject],
        lists: ['sanctions', 'debarment'],
      });
      expect(results).toMatchObject([
        {
          ...{ reference: 'c-17', index: 0, outcome: 'hits', total_hits: 1 },
          hits: [
            {
              ...{
                listing_id: 'ofac_sdn:7',
                list: 'ofac_sdn',
                version: '2026-11-20',
                strength: 'strong',
                decision: null,
              },
              matched_name: { name: 'XOCONAL VARNOSO, Zacarías', kind: 'primary', screened: SUBJECT.name },
              listing: { entry_id: '7', birth_dates: ['1971-03-05'], programs: ['SDNTK'], nationalities: ['PA'] },
            },
          ],
        },
      ]);
      const [hit] = results[0]?.hits ?? [];
      expect(hit?.features.map(({ feature, agreement }) => [feature, agreement])).toEqual([
        ['name', 'agrees'],
        ['type', 'agrees'],
        ['birth_date', 'agrees'],
        ['nationality', 'contradicts'],
        ['identifier', 'missing'],
      ]);
      const odds = (hit?.features ?? []).reduce((sum, { weight }) => sum + weight, 0);
      expect(hit?.score).toBeCloseTo(1 / (1 + Math.exp(-odds)), 2);
      const entries = CROWD.length + 2;
      expect(lists_searched.map(({ id, state, entries: size }) => [id, state, size])).toEqual([
        ['ofac_sdn', 'ok', entries],
        ...['eu_sanctions', 'un_security_council', 'world_bank_debarred'].map((id) => [id, 'not_fetched', null]),
      ]);
      expect(billing).toMatchObject({ price: '0.06', codes: [{ code: 'SCR-NAME', price: '0.05' }] });
    });

    it('names the versions that were searched when there is no hit', async () => {
      const { results, lists_searched } = await screen({ subjects: [{ name: 'Xilofrasto Ultramarino' }] });
      expect(results).toMatchObject([{ outcome: 'no_hit', total_hits: 0, hits: [] }]);
      expect(lists_searched.filter(({ state }) => state === 'ok').map(({ id }) => id)).toEqual([
        'ofac_sdn',
        'pa_pep_officials',
      ]);
    });

    it('screens an entity by the names and numbers of the register, for the price of DAT-SCREEN', async () => {
      const { results, billing } = await screen({
        subjects: [{ reference: 'e', entity_id: company, aliases: ['Otra Inventada'] }],
      });
      expect(results[0]).toMatchObject({
        outcome: 'hits',
        // What was sent: facts of the register can be suppressed, a stored document can't be changed.
        subject: { name: null, aliases: ['Otra Inventada'], identifiers: [] },
        hits: [{ listing_id: 'ofac_sdn:8', matched_name: { screened: 'Maderas Ficticias del Tuira, S.A.' } }],
      });
      expect(JSON.stringify(results)).not.toContain('9900001');
      expect(billing).toMatchObject({ price: '0.41', codes: [{ code: 'DAT-SCREEN', price: '0.40' }] });
    });

    it('lowers the score for a contradicting birth date, and hides hits below min_score', async () => {
      const scoreOf = async (more: object): Promise<number | undefined> =>
        (await screen({ subjects: [{ ...SUBJECT, ...more }], lists: ['sanctions'], min_score: 0 })).results[0]?.hits[0]
          ?.score;
      const [missing = 0, contradicts = 0] = [await scoreOf({}), await scoreOf({ birth_date: '1940' })];
      expect(contradicts).toBeLessThan(missing);
      const high = await screen({
        subjects: [{ ...SUBJECT, birth_date: '1940' }],
        lists: ['sanctions'],
        min_score: 0.9,
      });
      expect(high.results[0]?.outcome).toBe('no_hit');
    });

    it('always shows a hit with the same number', async () => {
      const passport = { kind: 'passport', value: 'pa-123456', country: 'pa' };
      const { results } = await screen({
        subjects: [{ name: 'Benita Nadie', identifiers: [passport] }],
        min_score: 0.99,
      });
      expect(results[0]?.hits.map(({ listing_id }) => listing_id)).toEqual(['ofac_sdn:7']);
    });

    it('is charged and stored once, whatever is sent again under its Idempotency-Key', async () => {
      const customer = await api.customer({ balance: '1' });
      const ask = (subjects: object[] = [SUBJECT]) => send({ subjects }, customer).set('Idempotency-Key', 'one');
      const first = responseOf(await ask().expect(200));
      const again = responseOf(await ask().expect(200).expect('Idempotent-Replayed', 'true'));
      expect(again.body).toEqual(first.body);
      await ask([{ name: 'Otra Inventada' }]).expect(409);
      expect([await api.charges(customer), await stored(customer)]).toEqual([[-60_000n], 1]);
    });

    it('stores nothing for a dry run, a refusal, or a price above X-Max-Charge', async () => {
      const customer = await api.customer({ balance: '0.10' });
      const two = { subjects: [SUBJECT, { name: 'Benita Quiel' }] };
      await send(two, customer, '?dry_run=1').expect(200);
      expect(responseOf(await send(two, customer).expect(402)).body).toMatchObject({
        code: 'insufficient_credits',
        price: '0.11',
      });
      const capped = send({ subjects: [SUBJECT] }, customer).set('X-Max-Charge', '0.05');
      expect(responseOf(await capped.expect(402)).body).toMatchObject({ code: 'max_charge_exceeded', price: '0.06' });
      expect([await api.charges(customer), await stored(customer)]).toEqual([[], 0]);
    });

    it('is for keys with a balance and the scope of what they screen', async () => {
      const free = await api.customer();
      expect(responseOf(await send({ subjects: [SUBJECT] }, free).expect(403)).body).toMatchObject({
        ...{ code: 'free_tier_code_locked', locked_codes: ['SCR-NAME'] },
      });
      const dry = responseOf(await send({ subjects: [SUBJECT] }, free, '?dry_run=1').expect(200)).body;
      expect(dry).toMatchObject({ billing: { price: '0.06', free_tier: { locked: true } } });
      const names = await api.anotherKey(paying.accountId, { scopes: ['SCR-NAME'] });
      await send({ subjects: [SUBJECT] }, names).expect(200);
      expect(responseOf(await send({ subjects: [{ entity_id: company }] }, names).expect(403)).body).toMatchObject({
        ...{ code: 'key_scope_locked', locked_codes: ['DAT-SCREEN'] },
      });
      await api
        .send('POST', '/v5/screen')
        .send({ subjects: [SUBJECT] })
        .expect(403);
    });

    it('screens 100 subjects in one call, in their order', async () => {
      const subjects = Array.from({ length: 100 }, (_, at) => ({
        reference: `s${at}`,
        name: at === 57 ? SUBJECT.name : `Nadie Ultramarino${at}`,
      }));
      const { results, billing } = await screen({ subjects });
      expect(results.map(({ reference }) => reference)).toEqual(subjects.map(({ reference }) => reference));
      expect(results.filter(({ outcome }) => outcome === 'hits').map(({ index }) => index)).toEqual([57]);
      expect(billing).toMatchObject({
        price: '5.01',
        codes: [{ code: 'SCR-NAME', price: '5.00', quantity: 100, unit_price: '0.05' }],
      });
    });

    it('answers with one version of each list, even if one is imported between two parts of the call', async () => {
      const { reads } = api.services.shares;
      const run = reads.run.bind(reads);
      let part = 0;
      reads.run = async (tenant, work, options) => {
        part += 1;
        if (part === 2) await loadList(api, 'ofac_sdn', [listed('9', 'ULTRAMARINO, Xilofrasto')], '2026-11-21');
        return run(tenant, work, options);
      };
      const subjects = Array.from({ length: 25 }, (_, at) => ({
        name: at === 0 ? 'Xilofrasto Ultramarino' : `Nadie Quetzalillo${at}`,
      }));
      const { results, lists_searched } = await screen({ subjects, lists: ['sanctions'] });
      reads.run = run;
      expect([results[0]?.outcome, lists_searched[0]?.version]).toEqual(['hits', '2026-11-21']);
      expect(part).toBe(4);
    });

    it('takes turns by names, because each alias is searched too', async () => {
      const { reads } = api.services.shares;
      const run = reads.run.bind(reads);
      const parts: (number | undefined)[] = [];
      reads.run = (tenant, work, options) => {
        parts.push(options?.rows);
        return run(tenant, work, options);
      };
      const aliases = [1, 2, 3].map((nr) => `Nadie Quetzalillo${String(nr)}`);
      const subjects = Array.from({ length: 7 }, (_, at) => ({ name: `Nadie Ultramarino${String(at)}`, aliases }));
      await screen({ subjects });
      reads.run = run;
      expect(parts).toEqual([20, 8]);
    });
  });

  it.each([...operations, ...storedOperations, ...decisionOperations])(
    'the examples of $operationId match its schemas',
    ({ responses }) => {
      for (const { schema, examples } of responses) for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value); // prettier-ignore
    },
  );
});
