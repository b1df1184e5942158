import { CATALOG } from '@entity-registry/domain';
import { buildSections, cheapestCode, sectionNames } from '@entity-registry/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiFixture, responseOf } from '../../../../test/api-fixture.js';
import type { Customer } from '../../../../test/api-fixture.js';
import { Entity, SectionList, SectionValue } from '../entities-schema.js';

type Body = Record<string, unknown>;
interface Page {
  readonly total: number;
  readonly returned: number;
  readonly truncated: boolean;
  readonly next: string | null;
  readonly items: readonly Body[];
  readonly billing: Body;
}

const [NOON, HOUR_MS] = [new Date('2026-11-21T12:00:00Z'), 3_600_000];
const isSection = Compile(Type.Union([SectionList, SectionValue]));

describe('GET /v5/entities/{id}/sections/{level}', () => {
  let api: ApiFixture;
  let company: string;
  let paying: Customer;
  let free: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v5/entities/pa_own_${String(api.ids.company)}`;
    paying = await api.customer({ balance: '1000' });
    free = await api.customer();
    // Some of the directors are dated, some on the same day, most are not.
    await api.db.query(
      `update record set item_date = date '2020-01-01' + (pk % 3)::int where level = 'directores' and pk % 2 = 0`,
    );
    const client = await api.db.connect();
    await client.query('begin');
    await buildSections(client, 'pa', [api.ids.company], ['directores']);
    await client.query('commit');
    client.release();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.time = NOON;
  });

  const read = async (path: string, customer = paying): Promise<Page> =>
    (await api.get(path, customer).expect(200)).body as Page;
  const rejected = async (path: string, status: number, customer = paying): Promise<Body> =>
    responseOf(await api.get(path, customer).expect(status)).body as Body;

  /** The first items of a card, and the URL of the rest. */
  const cardList = async (tag: string, query: string): Promise<Page> => {
    const body = (await api.get(`${company}?${query}`, paying).expect(200)).body as {
      sections: Record<string, Page>;
    };
    expect([...Compile(Entity).Errors(body)]).toEqual([]);
    const section = body.sections[tag];
    if (section === undefined) throw new Error(`no section ${tag}`);
    return section;
  };
  const nextOf = ({ next }: Page): string => {
    if (next === null) throw new Error('nothing follows');
    return next;
  };
  const rest = async (from: Page, limit: number): Promise<Page[]> => {
    const pages: Page[] = [];
    for (let { next } = from; next !== null; next = pages.at(-1)?.next ?? null) {
      pages.push(await read(`${next}&limit=${String(limit)}`));
    }
    return pages;
  };

  it.each([
    [1, 100],
    [10, 7],
    [60, 1],
    [100, 50],
  ])('returns the items that a card of %d items omits, %d at a time, each once and in order', async (inline, limit) => {
    const { rows } = await api.db.query<{ nombre: string }>(
      `select payload->>'nombre' as nombre from record where level = 'directores' and entity_pk = $1
        order by item_date desc nulls last, pk`,
      [api.ids.company],
    );
    const first = await cardList('directores', `include=DAT-GOV&inline_limit=${String(inline)}`);
    const pages = [first, ...(await rest(first, limit))];
    expect(pages.flatMap(({ items }) => items.map((item) => item['nombre']))).toEqual(rows.map(({ nombre }) => nombre));
    for (const page of pages) expect(page.total).toBe(121);
    expect(pages.map(({ truncated }) => truncated)).toEqual(pages.map((_, index) => index < pages.length - 1));
  });

  it('costs the base with a cursor, and the code that covers it without one', async () => {
    const first = await cardList('directores', 'include=DAT-ALL');
    expect(await read(nextOf(first))).toMatchObject({
      billing: { price: '0.01', charged: '0.01', base: '0.01', codes: [] },
    });
    expect((await api.charges(paying))[0]).toBe(-10_000n);
    const whole = await read(`${company}/sections/directores?limit=5`);
    expect(whole).toMatchObject({
      section: 'directores',
      level: 'directores',
      code: 'DAT-GOV',
      returned: 5,
      billing: { price: '0.16', codes: [{ code: 'DAT-GOV', price: '0.15' }] },
    });
    expect(await read(nextOf(whole))).toMatchObject({ returned: 100, billing: { price: '0.01' } });
    expect(await read(`${nextOf(whole)}&dry_run=1`)).toEqual({
      billing: expect.objectContaining({ price: '0.01', charged: '0.00' }),
    });
  });

  it('does not shift when records arrive', async () => {
    const first = await cardList('directores', 'include=DAT-GOV&inline_limit=5');
    await api.db.query(
      `insert into record (level, jurisdiction, pk, tag, entity_pk, payload, item_date, source, source_key, run_id, fetched_at)
       select level, jurisdiction, 900000 + n, tag, entity_pk, '{"nombre": "Llegado"}', '2025-01-01', source, 'new ' || n, run_id, fetched_at
         from record, generate_series(1, 4) n where level = 'directores' and entity_pk = $1 and source_key = 'director:1'`,
      [api.ids.company],
    );
    const names = (await rest(first, 40)).flatMap(({ items }) => items.map((item) => item['nombre']));
    expect(names).toHaveLength(116);
    expect(names).not.toContain('Llegado');
    await api.db.query(`delete from record where level = 'directores' and pk > 900000`);
  });

  describe('a cursor', () => {
    let cursor: string;
    beforeAll(async () => {
      api.time = NOON;
      cursor = nextOf(await cardList('directores', 'include=DAT-GOV')).split('cursor=')[1] ?? '';
    });
    const invalid = { error: expect.any(String), code: 'invalid_cursor' };

    it('is valid only for the account that paid', async () => {
      const other = await api.customer({ balance: '10' });
      expect(await rejected(`${company}/sections/directores?cursor=${cursor}`, 400, other)).toEqual(invalid);
      const sibling = await api.anotherKey(paying.accountId);
      await api.get(`${company}/sections/directores?cursor=${cursor}`, sibling).expect(200);
    });

    it('is valid only for that list of that entity, and only if unchanged', async () => {
      const bare = `/v5/entities/pa_own_${String(api.ids.bareCompany)}`;
      for (const path of [
        `${bare}/sections/directores`,
        `${company}/sections/gacetas`,
        `${company}/sections/suspension`,
      ]) {
        expect(await rejected(`${path}?cursor=${cursor}`, 400)).toEqual(invalid);
      }
      for (const changed of ['', 'x', `${cursor}A`, cursor.slice(1), cursor.toUpperCase()]) {
        expect(await rejected(`${company}/sections/directores?cursor=${changed}`, 400)).toEqual(invalid);
      }
    });

    it('is valid for a day from the payment, and so is every page that follows', async () => {
      api.time = new Date(NOON.getTime() + 23 * HOUR_MS);
      const later = await read(`${company}/sections/directores?cursor=${cursor}&limit=3`);
      expect(later.next).toEqual(expect.any(String));
      api.time = new Date(NOON.getTime() + 24 * HOUR_MS);
      for (const path of [`${company}/sections/directores?cursor=${cursor}`, nextOf(later)]) {
        expect(await rejected(path, 400)).toEqual(invalid);
      }
    });

    it('opens the rest of the list to a key whose scopes include the code that was bought, even a larger one', async () => {
      const scoped = await api.anotherKey(paying.accountId, { scopes: ['DAT-ALL'] });
      const entity = (await api.get(`${company}?include=DAT-ALL`, scoped).expect(200)).body as {
        sections: { directores: Page };
      };
      const page = await read(`${nextOf(entity.sections.directores)}&limit=5`, scoped);
      expect(page).toMatchObject({ code: 'DAT-ALL', returned: 5, billing: { price: '0.01' } });
      expect(await read(nextOf(page), scoped)).toMatchObject({ code: 'DAT-ALL' });
    });

    it('still replays a page that was paid for under an Idempotency-Key after it has expired', async () => {
      const path = `${company}/sections/directores?cursor=${cursor}&limit=4`;
      const ask = () => api.get(path, paying).set('Idempotency-Key', 'a page');
      api.time = new Date(NOON.getTime() + HOUR_MS);
      const first = await ask().expect(200);
      api.time = new Date(NOON.getTime() + 24 * HOUR_MS);
      const again = await ask().expect(200).expect('Idempotent-Replayed', 'true');
      expect(again.body).toEqual(first.body);
      for (const query of ['', '&dry_run=1']) expect(await rejected(path + query, 400)).toEqual(invalid);
    });

    it('opens nothing to a key whose scopes do not include the code, or to an account without a balance', async () => {
      const scoped = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
      const path = `${company}/sections/directores?cursor=${cursor}`;
      expect(await rejected(path, 403, scoped)).toMatchObject({ code: 'key_scope_locked', locked_codes: ['DAT-GOV'] });
      const poor = await api.customer({ balance: '0.16' });
      const entity = (await api.get(`${company}?include=DAT-GOV`, poor).expect(200)).body as {
        sections: { directores: Page };
      };
      expect(await rejected(nextOf(entity.sections.directores), 403, poor)).toMatchObject({
        code: 'free_tier_code_locked',
        locked_codes: ['DAT-GOV'],
      });
    });
  });

  it('returns every section of the catalog by name, as described', async () => {
    for (const name of sectionNames('pa')) {
      const body = await read(`${company}/sections/${name}`);
      expect([name, [...isSection.Errors(body)]]).toEqual([name, []]);
      const level = CATALOG.levels.find((known) => known.level === name || known.tags.some((tag) => tag === name));
      expect(body).toMatchObject({ section: name, level: level?.level, code: cheapestCode('pa', level?.level) });
    }
  });

  it('pages through a level of several lists as one, and shows one of several values as an object', async () => {
    const estate = await read(`${company}/sections/real_estate`);
    expect(estate.items.map(({ id }) => (id as string).split('_')[1]).sort()).toEqual(['finca', 'ph']);
    expect(estate.total).toBe(2);
    expect(await read(`${company}/sections/itbm`)).toMatchObject({ data: { is_itbm: true } });
    expect(await read(`${company}/sections/is_itbm`)).toMatchObject({ data: true });
    expect(await read(`${company}/sections/contacto`)).toMatchObject({ data: { correo: 'contacto@example.test' } });
  });

  it('shows which sections were never fetched', async () => {
    const bare = `/v5/entities/pa_own_${String(api.ids.bareCompany)}/sections/licitaciones`;
    expect(await read(bare)).toMatchObject({ state: 'not_fetched', total: 0, items: [], next: null });
  });

  it('an unknown section is a 400 that lists the sections', async () => {
    expect(await rejected(`${company}/sections/nope`, 400)).toEqual({
      error: expect.stringMatching(/^level must be one of core_registro, contacto, /),
      code: 'invalid_parameter',
    });
  });

  it('core_registro has the base fields, at the price of CHK-BIN', async () => {
    const { body } = responseOf(await api.get(`${company}/sections/core_registro`, paying).expect(200));
    expect(body).toMatchObject({
      ...{ section: 'core_registro', level: 'core_registro', code: 'CHK-BIN', state: 'ok' },
      ...{ data: { nombre: 'Maderas Ficticias del Tuira, S.A.', ficha: '900001' }, billing: { price: '0.03' } },
    });
    expect(body).not.toHaveProperty('data.service_id');
    const person = `/v5/entities/pa_own_${String(api.ids.person)}/sections/core_registro`;
    expect(await read(person)).toMatchObject({ data: { cedula: '8-9901-9901' } });
  });

  it('is a 400 for an asset, which says which ids have sections', async () => {
    expect(await rejected('/v5/entities/pa_finca_1/sections/directores', 400)).toEqual({
      error: 'id must belong to a company or a person, such as pa_own_42: an asset (finca) has no sections',
      code: 'invalid_parameter',
    });
  });

  it('a section that the kind of entity cannot have is a 400, and so is a limit out of bounds', async () => {
    const person = `/v5/entities/pa_own_${String(api.ids.person)}/sections/directores`;
    const charges = (await api.charges(paying)).length;
    for (const query of ['', '?dry_run=1']) {
      expect(await rejected(person + query, 400)).toEqual({
        error: 'level directores does not apply to an entity of type NaturalPerson',
        code: 'invalid_parameter',
      });
    }
    for (const limit of ['0', '101', '-1', '1.5', '', 'x']) {
      const body = await rejected(`${company}/sections/directores?limit=${limit}`, 400);
      expect(body).toEqual({ error: 'limit must be an integer from 1 to 100', code: 'invalid_parameter' });
    }
    expect(await api.charges(paying)).toHaveLength(charges);
  });

  it('is a 404 for an unknown entity', async () => {
    await rejected('/v5/entities/pa_own_999999999/sections/directores', 404);
    await rejected('/v5/entities/pa_own_999999999/sections/directores?dry_run=1', 404);
  });

  it('is locked for a free key by the code that covers it, and priced in a dry run', async () => {
    for (const [name, code, price] of [
      ['directores', 'DAT-GOV', '0.16'],
      ['work_permits', 'DAT-LEGAL', '0.11'],
      ['funcionario', 'DAT-CGR', '0.09'],
    ]) {
      expect(await rejected(`${company}/sections/${name ?? ''}`, 403, free)).toMatchObject({
        code: 'free_tier_code_locked',
        locked_codes: [code],
      });
      const { body } = responseOf(await api.get(`${company}/sections/${name ?? ''}?dry_run=1`, free).expect(200));
      expect(body).toMatchObject({ billing: { price, charged: '0.00', free_tier: { locked: true } } });
    }
    const locked = responseOf(await api.get(`${company}/sections/directores`).expect(403)).body;
    expect(locked).toMatchObject({ code: 'public_tier_locked' });
  });

  it('redirects a request for a merged entity to its survivor', async () => {
    const { rows } = await api.db.query<{ pk: bigint }>(
      `insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at, merged_into)
       select 'pa', nextval('entity_pk_seq'), 'merged too', kind, core, source, run_id, fetched_at, pk
         from entity where jurisdiction = 'pa' and pk = $1 returning pk`,
      [api.ids.company],
    );
    const path = 'sections/directores?limit=5';
    const { headers } = await api.get(`/v5/entities/pa_own_${String(rows[0]?.pk)}/${path}`, paying).expect(308);
    expect(headers['location']).toBe(`${company}/${path}`);
  });
});
