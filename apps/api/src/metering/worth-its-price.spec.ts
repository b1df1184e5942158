import {
  codesFor,
  formatMoney,
  micro,
  microUsd,
  offerOf,
  resolveCodes,
  tagDefinition,
  tagsFor,
} from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';
import { KINDS, alike, syntheticEntities, writeSyntheticEntities } from '../../test/section-states.js';
import type { StateEntity, State } from '../../test/section-states.js';

/** For a property that makes several hundred calls. */
const LONG_MS = 120_000;

interface Billed {
  readonly price: string;
  readonly charged: string;
  readonly base: string;
  readonly codes: readonly { readonly code: Code; readonly price: string; readonly quantity?: number }[];
  readonly not_charged?: readonly { readonly code: Code; readonly reason: string; readonly quantity?: number }[];
  readonly free_tier?: { readonly locked?: boolean };
}

type BilledExample = Readonly<{
  status: number;
  body: { billing: Billed; code?: string; price?: string };
  charge: string | undefined;
  requestId: string;
}>;

const sum = (amounts: readonly bigint[]) => microUsd(amounts.reduce((all, amount) => all + amount, 0n));

const wasRead = (state: State | undefined) =>
  state !== undefined && state !== 'not_fetched' && state !== 'down_never_read';

/**
 * The rule of ADR 0163, stated differently from the code under test: a code is free if none of its sections was ever read, base
 * fields aside.
 */
function isUnread({ kind, states }: StateEntity, code: Code): boolean {
  const tags = (offerOf('pa', code)?.tags ?? []).filter((tag) => tagsFor('pa', kind).includes(tag));
  const others = tags.filter((tag) => tag !== 'core_registro');
  return others.length > 0 && others.every((tag) => !wasRead(states[tagDefinition(tag).level]));
}

const priceOf = (code: Code) => micro(offerOf('pa', code)?.price ?? '0');
const total = (codes: readonly Code[]) => formatMoney(sum([micro('0.01'), ...codes.map(priceOf)]));

describe('the charge, the price in the response and the price in the dry run', () => {
  let api: ApiFixture;
  let purchased: Customer;
  let trial: Customer;
  let free: Customer;
  const entities = syntheticEntities();

  beforeAll(async () => {
    // Free keys and callers without one have quotas; this is about prices.
    api = await ApiFixture.open();
    purchased = await api.customer({ balance: '2000' });
    trial = await api.customer();
    await api.billing.grantTrial({ accountId: trial.accountId, amount: micro('2000'), idempotencyKey: 'trial' });
    free = await api.customer();
    await writeSyntheticEntities(api.db, entities);
  });
  afterAll(() => api.close());

  const call = async (path: string, customer?: Customer, body?: object, key?: string): Promise<BilledExample> => {
    const sent = body === undefined ? api.get(path, customer) : api.send('POST', path, customer).send(body);
    const response = await (key === undefined ? sent : sent.set('Idempotency-Key', key));
    const answered = responseOf(response);
    return {
      status: response.status,
      body: answered.body as BilledExample['body'],
      charge: answered.headers['x-service-charge'],
      requestId: answered.headers['x-request-id'] ?? '',
    };
  };
  const dryRun = (path: string, customer?: Customer, body?: object) =>
    call(`${path}${path.includes('?') ? '&' : '?'}dry_run=1`, customer, body);
  /** The ledger entry of one call, and the sum of its lines. */
  const booked = async (requestId: string): Promise<{ amount: string; lines: string }> => {
    const { rows } = await api.db.query<{ amount: bigint; lines: { price: string }[] }>(
      'select -amount_micro as amount, lines from journal_entry where request_id = $1',
      [requestId],
    );
    const [row] = rows;
    const lines = sum(row?.lines.map(({ price }) => micro(price)) ?? []);
    return { amount: formatMoney(microUsd(row?.amount ?? 0n)), lines: formatMoney(lines) };
  };

  /** Makes a dry run, then the call, and checks that all prices agree; returns the billing block of the call. */
  const bought = async (path: string, customer: Customer, body?: object): Promise<Billed> => {
    const [preview, answer] = [await dryRun(path, customer, body), await call(path, customer, body)];
    expect([preview.status, answer.status]).toEqual([200, 200]);
    const { billing } = answer.body;
    const reported = { ...preview.body.billing, charged: preview.body.billing.price, dry_run: false };
    expect(billing).toEqual(reported);
    expect(billing.charged).toBe(billing.price);
    expect(answer.charge).toBe(billing.charged);
    expect(formatMoney(sum([micro(billing.base), ...billing.codes.map(({ price }) => micro(price))]))).toBe(
      billing.price,
    );
    expect(await booked(answer.requestId)).toEqual({ amount: billing.charged, lines: billing.charged });
    return billing;
  };

  const includes = fc.uniqueArray(fc.constantFrom(...codesFor('pa', 'v5')), { minLength: 1, maxLength: 4 });
  const anEntity = fc.constantFrom(...entities);

  it(
    'agree to the cent for any codes of any entity, and include each code whose sources were read',
    async () => {
      await fc.assert(
        fc.asyncProperty(anEntity, includes, fc.boolean(), async (entity, include, onTrial) => {
          const { charged } = resolveCodes('pa', include);
          const billing = await bought(
            `/v5/entities/${entity.id}?include=${include.join()}`,
            onTrial ? trial : purchased,
          );
          const unread = charged.filter((code) => isUnread(entity, code));
          expect(billing.codes.map(({ code }) => code)).toEqual(charged.filter((code) => !unread.includes(code)));
          expect(billing.not_charged ?? []).toEqual(unread.map((code) => ({ code, reason: 'never_fetched' })));
          expect(billing.price).toBe(total(charged.filter((code) => !unread.includes(code))));
        }),
        { numRuns: 40 },
      );
    },
    LONG_MS,
  );

  it('agree for every code, state and kind, in one batch for each code', async () => {
    for (const code of codesFor('pa', 'v5')) {
      const billing = await bought('/v5/entities/batch', purchased, {
        ids: entities.map(({ id }) => id),
        include: [code],
      });
      const unread = entities.filter((entity) => isUnread(entity, code)).length;
      const read = entities.length - unread;
      const lines = read === 0 ? [] : [expect.objectContaining({ code, quantity: read })];
      expect(billing.codes).toEqual(lines);
      expect(billing.not_charged ?? []).toEqual(
        unread === 0 ? [] : [{ code, reason: 'never_fetched', quantity: unread }],
      );
    }
  });

  it(
    'agree for any batch',
    async () => {
      const some = fc.uniqueArray(anEntity, { minLength: 1, maxLength: 4, selector: ({ id }) => id });
      await fc.assert(
        fc.asyncProperty(some, includes, async (requested, include) => {
          const billing = await bought('/v5/entities/batch', purchased, {
            ids: requested.map(({ id }) => id),
            include,
          });
          const { charged } = resolveCodes('pa', include);
          const due = requested.flatMap((entity) => charged.filter((code) => !isUnread(entity, code)));
          expect(billing.price).toBe(total(due));
        }),
        { numRuns: 15 },
      );
    },
    LONG_MS,
  );

  it.each([
    ['proponente-dossier', 'DAT-PROPONENTE', ['licitaciones', 'sanciones']],
    ['immigration?include=DAT-LABOR', 'DAT-LABOR', ['work_permits', 'migrations']],
    ['sections/marcas', 'DAT-IP', ['marcas']],
    ['sections/contacto', 'DAT-CORE', ['contacto']],
  ] as const)('agree for %s, which is %s', async (part, code, levels) => {
    for (const entity of entities) {
      if (part === 'sections/contacto' && entity.kind === 'NaturalPerson') continue;
      const billing = await bought(`/v5/entities/${entity.id}/${part}`, purchased);
      const read = levels.some((level) => wasRead(entity.states[level]));
      expect(billing.codes.map((line) => line.code)).toEqual(read ? [code] : []);
      expect(billing.not_charged).toEqual(read ? undefined : [{ code, reason: 'never_fetched' }]);
    }
  });

  it('agree for a section with records and for one without: no price reveals which it is', async () => {
    const others = codesFor('pa', 'v5').filter((code) => code !== 'DAT-ALL');
    // Codes that a larger code covers are requested without it.
    const requested = [
      others,
      others.filter((code) => !['DAT-GOV', 'DAT-BIZ', 'DAT-LABOR', 'DAT-MEDIA'].includes(code)),
      ['DAT-ALL'],
    ];
    const pairs = [
      ['ok', 'empty'],
      ['down_with_records', 'down_after_empty'],
      ['down_never_read', 'not_fetched'],
    ] as const;
    for (const kind of KINDS) {
      for (const [one, other] of pairs) {
        for (const include of requested) {
          const preview = async (state: State) =>
            (await dryRun(`/v5/entities/${alike(entities, state, kind).id}?include=${include.join()}`, purchased)).body;
          expect(await preview(one)).toEqual(await preview(other));
        }
      }
    }
  });

  it(
    'are zero in the free tiers, and locked calls show the price with a balance',
    async () => {
      await fc.assert(
        fc.asyncProperty(anEntity, includes, async (entity, include) => {
          const path = `/v5/entities/${entity.id}?include=${include.join()}`;
          const locked = include.some((code) => code !== 'CHK-BIN' && code !== 'DAT-FREE');
          const preview = (await dryRun(path, free)).body.billing;
          const { charged } = resolveCodes('pa', include);
          // A caller that can't buy it learns its list price, and not whether its sources were ever read.
          expect(preview.price).toBe(locked ? total(charged) : '0.00');
          expect(preview.free_tier).toEqual(locked ? { locked: true } : undefined);
          expect((await dryRun(path)).status).toBe(locked ? 403 : 200);
          if (!locked) return;
          expect((await call(path, free)).status).toBe(403);
        }),
        { numRuns: 20 },
      );
    },
    LONG_MS,
  );

  it('are stored with an Idempotency-Key: a replay shows the original charge even if sources were read since', async () => {
    const entity = alike(entities, 'not_fetched');
    const path = `/v5/entities/${entity.id}?include=DAT-RISK`;
    const named = () => call(path, purchased, undefined, 'unread');
    const first = await named();
    expect(first.body.billing).toMatchObject({ charged: '0.01', not_charged: [{ code: 'DAT-RISK' }] });
    await api.db.query(
      `insert into section (jurisdiction, entity_pk, level, body, totals, state, source, fetched_at)
       values ('pa', $1, 'sanciones', '{"sanciones":[]}', '{}', 'empty', 'acodeco', '2026-11-20T06:00:00Z')`,
      [entity.pk],
    );
    const again = await named();
    expect(again.body).toEqual(first.body);
    expect(again.charge).toBe('0.00');
    expect((await call(path, purchased)).body.billing).toMatchObject({ charged: '0.21' });
    await api.db.query(`delete from section where entity_pk = $1 and level = 'sanciones'`, [entity.pk]);
  });
});
