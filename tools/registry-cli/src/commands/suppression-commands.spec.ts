import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture, PEPPER } from '../../test/cli-fixture.js';

describe('npm run registry -- suppressions', () => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await CliFixture.open();
    await cli.database.pool.query(`
      with r as (insert into ingest_run (dataset, importer_version, status, started_at)
                 values ('invented', 1, 'completed', now()) returning id)
      insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
      select 'pa', 42, 'ruc:9-1-1', 'Organization', 'Invento, S.A.', '{}', 'registro_publico', id, now() from r`);
    await cli.database.pool.query(`
      insert into record (level, jurisdiction, pk, tag, entity_pk, payload, source, source_key, run_id, fetched_at)
      select 'directores', 'pa', 7, 'directores', 42, '{"nombre": "Ana Invento"}', 'registro_publico', 'a', id, now() from ingest_run`);
  });
  afterAll(() => cli.close());

  const add = (...more: string[]) =>
    cli.registry(['suppressions', 'add', 'pa_own_42', ...more, '--reference', 'data_request:7']);
  const records = async () => (await cli.database.pool.query('select from record')).rowCount;

  it('refuses what is never suppressed, and asks for what is missing', async () => {
    expect(await add('--level', 'screening')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Entries of official lists are never suppressed'),
    });
    expect(await add()).toMatchObject({ code: 1, err: expect.stringContaining('--level') });
    expect(
      await cli.registry(['suppressions', 'add', 'pa_own_43', '--level', 'marcas', '--reference', 'x']),
    ).toMatchObject({ code: 1, err: expect.stringContaining('no company or person') });
    expect(await records()).toBe(1);
  });

  it('says what a rule would remove, and changes nothing, with --dry-run', async () => {
    const tried = await add('--tag', 'directores', '--field', 'nombre=ANA INVENTO', '--dry-run');
    expect(tried).toMatchObject({ code: 0, out: expect.stringMatching(/pa_own_42 +directores +1\n/) });
    expect(tried.out).toContain('would be told: 0');
    expect(await add('--tag', 'directores', '--field', 'nombre=Nadie', '--dry-run')).toMatchObject({ code: 1 });
    expect(await records()).toBe(1);
    expect((await cli.registry('suppressions list --all')).out).toContain('Nothing is suppressed.');
    expect((await cli.database.pool.query('select from audit_entry')).rowCount).toBe(0);
  });

  it('adds, lists, exports, imports and lifts a rule, with entries in the audit log', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'rules-'));
    const added = await add('--tag', 'directores', '--field', 'nombre=ANA INVENTO');
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining('told: 0') });
    expect(await records()).toBe(0);
    const id = /[0-9a-f-]{36}/.exec(added.out)?.[0] ?? '';
    expect((await cli.registry('suppressions list')).out).toContain('directores nombre=ana invento');

    const file = join(directory, 'rules.json');
    await writeFile(file, (await cli.registry('suppressions list --all --json')).out);
    await cli.database.pool.query('truncate suppression');
    expect(await cli.registry(['suppressions', 'import', file])).toMatchObject({ code: 0, out: expect.stringMatching(/^1 rule/) }); // prettier-ignore
    expect((await cli.registry('suppressions apply')).out).toContain('about 1 entities were applied. Rows removed: 0.');

    // Without a file, from the copy in the object store.
    const required = { DATABASE_URL: cli.database.url, KEY_PEPPER: PEPPER, OBJECT_STORE_DIR: directory };
    expect(await cli.registry('suppressions import', required)).toMatchObject({
      code: 2,
      err: expect.stringContaining('OBJECT_STORE is not set'),
    });
    const environment = { ...required, OBJECT_STORE: 'files' };
    expect(await cli.registry('suppressions import', environment)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no list of rules'),
    });
    await mkdir(join(directory, 'suppressions'));
    await copyFile(file, join(directory, 'suppressions/rules.json'));
    expect(await cli.registry('suppressions import', environment)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^0 rules/),
    });

    expect(await cli.registry(['suppressions', 'lift', id, '--reference', 'wrong'])).toMatchObject({ code: 0 });
    expect(await cli.registry(['suppressions', 'lift', id, '--reference', 'again'])).toMatchObject({ code: 1 });
    expect((await cli.registry('suppressions list')).out).toContain('Nothing is suppressed.');
    const { rows } = await cli.database.pool.query<{ action: string }>('select action from audit_entry order by id');
    expect(rows.map(({ action }) => action)).toEqual(['suppression.add', 'suppression.import', 'suppression.lift']);
    await rm(directory, { recursive: true });
  });
});
