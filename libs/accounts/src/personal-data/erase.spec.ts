import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@entity-registry/database';
import { erasePerson } from './erase.js';
import { PERSONAL_DATA_STORES } from './stores.js';
import type { ErasableDataSubject, DataSubject } from './store.js';

/** Occurs in all data of the person in this test. */
const MARK = 'zacarias';
const EMAIL = `${MARK}@example.test`;
const USER = `user-${MARK}`;
const ORG = '00000000-0000-4000-8000-000000000001';
const PK = 4_711_424_242n;
const FREE_CHARGE = { kind: 'charge', amount_micro: 0, month: '2026-03-01', month_spent_micro: 0 };

let database: TestDatabase;

/** Inserts a row with `values`, and neutral values for the other required columns. */
async function insert(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef and attidentity = '' and not attisdropped`,
    [table],
  );
  const needed = rows.filter(({ name }) => !(name in values)).map(({ name, type }) => [name, dullValue(type)] as const);
  const all = Object.entries({ ...Object.fromEntries(needed), ...values });
  const marks = all.map((_, at) => `$${String(at + 1)}`);
  await database.pool.query(
    `insert into ${table} (${all.map(([name]) => name).join(', ')}) overriding system value values (${marks.join(', ')})`,
    all.map(([, value]) => value),
  );
}

function dullValue(type: string): unknown {
  if (type.endsWith('[]')) return '{}';
  if (type.startsWith('timestamp')) return '2026-03-10 12:00Z';
  if (type === 'bytea') return Buffer.alloc(32, 1);
  if (type === 'boolean') return false;
  if (type.startsWith('json')) return '{}';
  if (type === 'date') return '2026-03-10';
  if (type === 'uuid') return ORG;
  return type === 'text' ? 'dull text' : 1;
}

/** Tables that hold the mark in any column. */
async function marked(pattern: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await database.pool.query(`select from ${name} t where t::text ~ $1 limit 1`, [pattern]);
    if (rowCount) found.push(name);
  }
  return found;
}

const storesOf = (subject: DataSubject, kind: 'kept' | 'expires'): string[] =>
  PERSONAL_DATA_STORES.flatMap(({ name, people }) => {
    const eraser = people[subject]?.eraser;
    return eraser && kind in eraser ? [name] : [];
  });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('an erased user', () => {
  beforeAll(async () => {
    // Named after its first owner, the default.
    await insert('account', { id: 1, name: `Name of ${USER}`, email: EMAIL });
    await insert('organization', { id: ORG, name: `Name of ${USER}`, account_id: 1 });
    for (const [id, email] of [
      [USER, EMAIL],
      ['other', 'other@example.test'],
    ] as const) {
      await insert('auth_user', { id, email, name: `Name of ${id}`, email_verified: true });
      await insert('organization_member', { organization_id: ORG, user_id: id, role: 'owner' });
    }
    await insert('auth_session', { id: 's', user_id: USER, token: MARK, ip_address: '192.0.2.1' });
    await insert('auth_credential', { id: 'c', user_id: USER, account_id: USER, password: MARK });
    await insert('auth_two_factor', { id: 't', user_id: USER, secret: MARK });
    await insert('auth_passkey', { id: 'p', user_id: USER, name: MARK });
    await insert('auth_verification', { id: 'v', identifier: `used code ${USER} 123`, value: 'x' });
    await insert('auth_verification', { id: 'w', identifier: `change ${EMAIL.toUpperCase()}`, value: 'x' });
    await insert('auth_sign_up', { language: 'en', email: EMAIL, name: MARK });
    await insert('auth_email_change', { user_id: USER, email: EMAIL });
    await insert('auth_browser_link', { email: EMAIL });
    await insert('organization_invitation', {
      id: '00000000-0000-4000-8000-000000000002',
      organization_id: ORG,
      email: EMAIL,
      role: 'member',
      invited_by: 'other',
    });
    await insert('organization_invitation', {
      ...{ id: '00000000-0000-4000-8000-000000000003', organization_id: ORG, email: 'third@example.test' },
      ...{ role: 'member', invited_by: USER, token_hash: Buffer.alloc(32, 2) },
    });
    await insert('mail', {
      recipient: EMAIL.toUpperCase(),
      language: 'en',
      template: 'invitation',
      sealed: Buffer.alloc(1),
    });
    await insert('sandbox_call', { user_id: USER, request_id: 'r1' });
    await insert('sandbox_allowance', { mailbox: EMAIL });
    await insert('account_trial', {
      account_id: 1,
      state: 'withheld',
      reason: 'network',
      mailbox_hash: Buffer.alloc(32),
      note: `I am ${MARK}`,
      requested_at: '2026-03-10Z',
    });
    await insert('top_up', {
      account_id: 1,
      method: 'card',
      amount_micro: 10_000_000,
      reference: 'REFERENCE',
      requested_by: USER,
      requested_name: MARK,
    });
    await insert('audit_entry', { actor: EMAIL, user_id: USER, action: 'key.revoke' });
    await insert('disclosure', { entry_id: 1, account_id: 1, user_id: USER, at: '2026-03-10Z' });
    await insert('journal_entry', { id: 1, account_id: 1, ...FREE_CHARGE });
    await insert('library_answer', {
      ...{ account_id: 1, entry_id: 1, user_id: USER, operation: 'entity', subject: 'pa_own_1' },
      expires_at: '2027-03-10Z',
    });
    await insert('search_session', { entry_id: 1, account_id: 1, user_id: USER });
    const hit = { subject_key: 'watch_item:7', listing_id: 'ofac_sdn:1', decision: 'open' };
    await insert('screening_decision', { ...hit, account_id: 1, user_id: USER, actor: USER });
    await insert('update_request', {
      id: 7,
      account_id: 1,
      jurisdiction: 'pa',
      user_id: USER,
      requested_codes: ['DAT-ALL'],
    });
  });

  it('is in no table anymore, except those listed as kept or expiring', async () => {
    expect(await marked(MARK)).toContain('auth_user');
    await inTransaction(database.pool, (tx) => erasePerson(tx, { subject: 'user', userId: USER, email: EMAIL }));
    const left = [...storesOf('user', 'kept'), ...storesOf('user', 'expires')];
    expect((await marked(MARK)).filter((table) => !left.includes(table))).toEqual([]);
  });

  it('leaves the account to another owner', async () => {
    const { rows } = await database.pool.query<object>(
      'select a.email, a.name, o.name as organization from account a join organization o on o.account_id = a.id',
    );
    expect(rows).toEqual([{ email: 'other@example.test', name: 'Account 1', organization: 'Account 1' }]);
  });
});

describe('an erased registered person', () => {
  beforeAll(async () => {
    const run = 1;
    await insert('ingest_run', { id: run, dataset: 'test', status: 'completed' });
    await insert('entity', { jurisdiction: 'pa', pk: PK, sid: MARK, kind: 'NaturalPerson', nombre: MARK, run_id: run });
    await insert('record', {
      level: 'marcas',
      jurisdiction: 'pa',
      pk: 5,
      tag: 'marcas',
      entity_pk: PK,
      run_id: run,
      source_key: MARK,
    });
    await insert('section', {
      jurisdiction: 'pa',
      entity_pk: PK,
      level: 'marcas',
      body: JSON.stringify([MARK]),
      state: 'ok',
    });
    await insert('link', {
      jurisdiction: 'pa',
      from_pk: PK,
      to_pk: 8,
      role: 'director',
      source_key: MARK,
      run_id: run,
      score: 1,
      method: 'id',
    });
    await insert('link', {
      jurisdiction: 'pa',
      from_pk: 8,
      to_pk: PK,
      role: 'director',
      source_key: MARK,
      run_id: run,
      score: 1,
      method: 'id',
    });
    await insert('name_key', { jurisdiction: 'pa', entity_pk: PK });
    await insert('entity_name', { jurisdiction: 'pa', entity_pk: PK, kind: 'former', name: MARK, run_id: run });
    await insert('other_name_key', { jurisdiction: 'pa', entity_pk: PK });
    await insert('source_look', {
      ...{ jurisdiction: 'pa', entity_pk: PK, source: 'x', tag: 'y', looked_at: '2026-03-10Z' },
    });
    await insert('section_change', { jurisdiction: 'pa', entity_pk: PK, level: 'marcas', inserted: 1, run_id: run });
    await insert('update_request', {
      id: 8,
      account_id: 1,
      jurisdiction: 'pa',
      entity_pk: PK,
      result: `{"name":"${MARK}"}`,
      status: 'completed',
      completed_at: '2026-03-10Z',
      requested_codes: ['DAT-ALL'],
    });
    for (const [id, subject] of [
      [2, `pa_own_${String(PK)}`],
      [3, 'pa_own_8'],
    ] as const) {
      await insert('journal_entry', { id, account_id: 1, ...FREE_CHARGE, idempotency_key: String(id) });
      await insert('library_answer', {
        ...{ account_id: 1, entry_id: id, operation: 'entity', subject, expires_at: '2027-03-10Z' },
        entities: [subject, `pa_own_${String(PK)}`],
        body: JSON.stringify({ id: subject, items: [{ nombre: MARK, person_id: `pa_own_${String(PK)}` }] }),
      });
    }
    await insert('evidence_body', { sha256: Buffer.alloc(32, 7), bytes: 9, compressed: Buffer.from(MARK) });
    await insert('evidence', {
      id: 70,
      url: `https://register.test/${MARK}`,
      status: 200,
      sha256: Buffer.alloc(32, 7),
    });
    // A page that names both entities, and that the refresh of the other one relies on.
    await insert('update_request', {
      ...{ id: 9, account_id: 1, jurisdiction: 'pa', entity_pk: 99, requested_codes: ['DAT-ALL'] },
    });
    await insert('evidence_body', { sha256: Buffer.alloc(32, 8), bytes: 1 });
    await insert('evidence', { id: 71, url: 'https://register.test/list', status: 200, sha256: Buffer.alloc(32, 8) });
    for (const [request, ids] of [
      [8, ['70', '71']],
      [9, ['71']],
    ] as const)
      await insert('source_reading', {
        ...{ update_request_id: request, source: 'digerpi', state: 'ok', evidence_ids: ids },
      });
  });

  it('is in no table of published data and in no result', async () => {
    await inTransaction(database.pool, (tx) =>
      erasePerson(tx, { subject: 'registered', jurisdiction: 'pa', entityPk: PK }),
    );
    const hex = Buffer.from(MARK).toString('hex');
    expect((await marked(`${MARK}|${hex}|${String(PK)}`)).filter((table) => !USER_LEFT.includes(table))).toEqual([
      // The ledger keeps which entity a refresh was for; its result is gone.
      'update_request',
    ]);
    const { rows } = await database.pool.query<object>(
      'select e.id, b.bytes from evidence e join evidence_body b using (sha256)',
    );
    expect(rows).toEqual([{ id: 71n, bytes: 1 }]);
  });
});

/** Tables that still have data of the user after the test above. */
const USER_LEFT = [...storesOf('user', 'kept'), ...storesOf('user', 'expires')];

describe('the statements', () => {
  it.each<ErasableDataSubject>(['registered', 'screened', 'user', 'operator'])(
    'for a %s erase nobody else',
    async (subject) => {
      const before = await countAll();
      const nobody = {
        registered: { subject: 'registered', jurisdiction: 'pa', entityPk: 99n },
        screened: { subject: 'screened', accountId: 99n },
        user: { subject: 'user', userId: 'nobody', email: 'nobody@example.test' },
        operator: { subject: 'operator', operatorId: 99n },
      } as const;
      await inTransaction(database.pool, (tx) => erasePerson(tx, nobody[subject]));
      expect(await countAll()).toEqual(before);
    },
  );
});

async function countAll(): Promise<Record<string, string>> {
  const counts: Record<string, string> = {};
  for (const { name, code } of PERSONAL_DATA_STORES) {
    if (code) continue;
    const { rows } = await database.pool.query<{ digest: string }>(
      `select md5(string_agg(t::text, '' order by t::text)) as digest from ${name} t`,
    );
    counts[name] = rows[0]?.digest ?? '';
  }
  return counts;
}
