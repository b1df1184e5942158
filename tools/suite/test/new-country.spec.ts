import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CODE, FILES, LEVEL, MIGRATION, V4_NAME, registered } from './new-country/country.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The parts of the repository that a copy needs: no installed packages, no data, no history. */
const COPIED = ['apps', 'libs', 'prisma', 'tools', '.swcrc', 'package.json', 'tsconfig.base.json', 'tsconfig.json'];
const SECRET = 'a secret of this test, long enough';

interface Prepared {
  readonly key: string;
  readonly organization: { readonly pk: number; readonly nombre: string; readonly ruc: string };
  readonly paths: readonly string[];
  readonly levelPage: string | null;
  readonly codesPage: string;
  readonly summary: string;
  readonly agentTools: string;
}

/** A country is one folder, its registration and one migration. No other file mentions it. */
describe('a new country', () => {
  let copy: string;
  let database: TestDatabase;
  let prepared: Prepared;
  let api: ChildProcess | undefined;
  let address: string;

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'entity-registry-country-'));
    database = await createTestDatabase({ poolSize: 1 });
    await copyRepository(copy);
    await addCountry(copy);
    await promisify(execFile)(process.execPath, ['tools/build.mjs'], { cwd: copy });
    const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, KEY_PEPPER: SECRET, COUNTRY: CODE, LEVEL };
    const made = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'new-country/prepare.mjs')], {
      ...{ cwd: copy, env, maxBuffer: 64 * 1024 * 1024 },
    });
    prepared = JSON.parse(made.stdout) as Prepared;
    ({ api, address } = await startApi(copy, database.url));
  }, 120_000);
  afterAll(async () => {
    const running = api;
    if (running !== undefined) {
      const ended = new Promise((end) => running.once('exit', end));
      running.kill('SIGKILL');
      await ended;
    }
    await database.drop();
    await rm(copy, { recursive: true, force: true });
  });

  const call = async (path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> => {
    const headers = { Authorization: `Bearer ${prepared.key}`, 'Content-Type': 'application/json' };
    const response = await fetch(address + path, { ...init, headers });
    return { status: response.status, body: await response.json() };
  };
  const get = (path: string) => call(path);
  const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });

  it('has generated entities that v4 finds by name and by its own kind of number', async () => {
    const { pk, nombre, ruc } = prepared.organization;
    expect(ruc).toMatch(/^UT-\d{6}$/);
    for (const query of [`nombre=${encodeURIComponent(nombre)}`, `ruc=${ruc}`]) {
      const { status, body } = await get(`/v4/${V4_NAME}/entidades?${query}`);
      expect([query, status, (body as { id: number }[]).map(({ id }) => id)]).toEqual([query, 200, [pk]]);
    }
  });

  it('returns its own level in the v4 detail', async () => {
    const { pk, nombre } = prepared.organization;
    const { status, body } = await get(`/v4/${V4_NAME}/entidades/${pk}?include=DAT-BIZ`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: pk, nombre, [LEVEL]: [{ puerto: expect.any(String) }] });
  });

  it('is in the catalog with its prices, source and level', async () => {
    const { body } = await get('/v5/catalog');
    const catalog = body as { codes: { code: string; prices?: object }[]; levels: object[]; sources: object[] };
    expect(catalog.codes.find(({ code }) => code === 'DAT-BIZ')?.prices).toMatchObject({ [CODE]: '0.25' });
    expect(catalog.levels).toContainEqual(expect.objectContaining({ level: LEVEL, jurisdictions: [CODE] }));
    expect(catalog.sources).toContainEqual(expect.objectContaining({ id: 'puerto_mayor', jurisdiction: CODE }));
  });

  it('is served by v5 if its definition enables it', async () => {
    const { pk, nombre } = prepared.organization;
    const { status, body } = await get(`/v5/entities/${CODE}_own_${pk}?include=DAT-BIZ`);
    expect([status, body]).toMatchObject([200, { id: `${CODE}_own_${pk}`, nombre, jurisdiction: CODE }]);
    expect(JSON.stringify(body)).toContain(LEVEL);
  });

  it('is refused without a charge by v5 requests that support only one country', async () => {
    const id = `${CODE}_own_${prepared.organization.pk}`;
    const rejected = [
      await post('/v5/entities/batch', { ids: [id], include: ['CHK-BIN'] }),
      await post('/v5/resolve', { name: prepared.organization.nombre, jurisdiction: CODE }),
      await post(`/v5/entities/${id}/update`, { include: ['CHK-BIN'] }),
    ];
    for (const { body } of rejected) expect(body).toMatchObject({ code: 'jurisdiction_reserved' });
  });

  it('is in the documents, the data dictionary and the price list', () => {
    expect(prepared.paths).toEqual(
      expect.arrayContaining([`/v4/${V4_NAME}/entidades`, `/v4/${V4_NAME}/entidades/{id}`]),
    );
    expect(prepared.levelPage).toContain('Permits to fish');
    expect(prepared.levelPage).toContain('Puerto Mayor');
    expect(prepared.codesPage).toContain('0.25');
    expect(prepared.summary).toContain('Ecuador, Colombia and Utopia');
  });

  it('is in the constants that the agent tools are built from', () => {
    expect(prepared.agentTools).toMatch(new RegExp(`"${CODE}": \\{\\s*"name": "Utopia",\\s*"v4Name": "${V4_NAME}"`));
  });
});

async function copyRepository(to: string): Promise<void> {
  const filter = (path: string): boolean => !/(^|\/)(node_modules|\.data)$/.test(relative(ROOT, path));
  await Promise.all(COPIED.map((name) => cp(join(ROOT, name), join(to, name), { recursive: true, filter })));
  const installed = join(ROOT, 'node_modules');
  await mkdir(join(to, 'node_modules/@entity-registry'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@entity-registry') await symlink(join(installed, name), join(to, 'node_modules', name));
  }
  for (const group of ['libs', 'apps', 'tools']) {
    for (const name of await readdir(join(to, group))) {
      const file = await readFile(join(to, group, name, 'package.json'), 'utf8').catch(() => null);
      if (file === null) continue;
      const project = (JSON.parse(file) as { name: string }).name;
      await symlink(join(to, group, name), join(to, 'node_modules', project));
    }
  }
}

async function addCountry(to: string): Promise<void> {
  const jurisdictions = join(to, 'libs/domain/src/jurisdictions');
  await mkdir(join(jurisdictions, CODE));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(jurisdictions, CODE, name), text);
  const register = join(jurisdictions, 'jurisdictions.ts');
  await writeFile(register, registered(await readFile(register, 'utf8')));
  const migration = join(to, 'prisma/migrations/29991231000000_country');
  await mkdir(migration);
  await writeFile(join(migration, 'migration.sql'), MIGRATION);
}

async function startApi(directory: string, databaseUrl: string): Promise<{ api: ChildProcess; address: string }> {
  const objects = join(directory, 'objects');
  const api = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', METRICS_PORT: '0', DATABASE_URL: databaseUrl },
      ...{ KEY_PEPPER: SECRET, OBJECT_STORE_SECRET: SECRET, OBJECT_STORE_DIR: objects },
      ...{ RATE_LIMIT_PER_SECOND: '1000', RATE_LIMIT_BURST: '1000' },
      ...{ PUBLIC_URL: 'https://api.example.test', PLATFORM_URL: 'https://platform.example.test' },
    },
  });
  let log = '';
  return new Promise((listens, fails) => {
    api.once('exit', () => {
      fails(new Error(`the API did not start:\n${log}`));
    });
    api.stdout.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const address = /"address":"(http:[^"]+)".*"listening"/.exec(log)?.[1];
      if (address !== undefined) listens({ api, address });
    });
  });
}
