import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toListing } from '@entity-registry/domain';
import { createLogger } from '@entity-registry/http';
import { ListVersions, indexNames } from '@entity-registry/registry';
import type { FoundItem, SourceReading } from '@entity-registry/sources';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RefreshFixture } from '../../test/refresh-fixture.js';
import { createListUpdates } from './create-refresh-runner.js';

let fixture: RefreshFixture;
beforeEach(async () => {
  fixture = await RefreshFixture.open();
});
afterEach(() => fixture.close());

const load = (name: string, published: string) =>
  new ListVersions(fixture.database.pool, indexNames, () => fixture.time).import({
    ...{ list: 'ofac_sdn', published, fileName: null },
    listings: [toListing({ entryId: '7', type: 'entity', names: [{ kind: 'primary', name }] })],
  });
const resultOf = async (id: bigint): Promise<Record<string, unknown>> =>
  JSON.parse((await fixture.row(id))?.result ?? '{}') as Record<string, unknown>;

it('completes with the hits of the lists on file, in the result and for v5, not with rows of equal names', async () => {
  await load('Maderas del Tuyra Ficticia', '2026-11-20');
  const row: FoundItem = {
    ...{ tag: 'sanciones_internacionales', itemDate: null },
    payload: { lista: 'OFAC SDN', nombre: 'Maderas del Tuira Ficticia, S.A.', match: { key: 'name', score: 0.9 } },
  };
  const found: SourceReading = { state: 'ok', findings: { tags: ['sanciones_internacionales'], items: [row] } };
  fixture.sources.readings = { ofac: found };
  const id = await fixture.create(['DAT-SCREEN']);
  expect(await fixture.run(id)).toBe('completed');
  const result = await resultOf(id);
  expect(result['sanciones_internacionales']).toMatchObject([
    { nombre: 'Maderas del Tuyra Ficticia', version: '2026-11-20', match: { key: 'name' } },
  ]);
  const [typed] = await fixture.query('select typed_result from update_request where id = $1', [id]);
  expect(JSON.stringify(typed)).toContain('Maderas del Tuyra Ficticia');

  await load('Otra Cosa Inventada', '2026-11-21');
  const next = await fixture.create(['DAT-SCREEN']);
  expect(await fixture.run(next)).toBe('completed');
  expect((await resultOf(next))['sanciones_internacionales']).toEqual([]);
});

it('first imports the lists whose files in the directory of the operator are newer', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'er-lists-'));
  const folder = join(directory, 'sanctions_un');
  await mkdir(folder);
  const put = async (name: string, changedAt: string, published = changedAt.slice(0, 10)): Promise<void> => {
    const entry = (n: number, named: string) =>
      `<ENTITY><DATAID>${n}</DATAID><FIRST_NAME>${named}</FIRST_NAME></ENTITY>`;
    const crowd = Array.from({ length: 120 }, (_, at) => entry(at, `SOCIEDAD SUPUESTA ${at}`)).join('');
    const text = `<CONSOLIDATED_LIST dateGenerated="${published}"><ENTITIES>${entry(900, name)}${crowd}</ENTITIES></CONSOLIDATED_LIST>`;
    await writeFile(join(folder, 'consolidated.xml'), text);
    await utimes(join(folder, 'consolidated.xml'), new Date(changedAt), new Date(changedAt));
  };
  const log = createLogger({ service: 'worker', level: 'info', destination: fixture.destination });
  const { pool } = fixture.database;
  fixture.updateLists = createListUpdates(directory, { pool, log, now: () => fixture.time });
  const hits = async (): Promise<unknown> => {
    const id = await fixture.create(['DAT-SCREEN']);
    expect(await fixture.run(id)).toBe('completed');
    return (await resultOf(id))['sanciones_internacionales'];
  };
  await put('MADERAS DEL TUIRA FICTICIA', '2026-11-20T08:00:00Z');
  expect(await hits()).toMatchObject([{ nombre: 'MADERAS DEL TUIRA FICTICIA', version: '2026-11-20' }]);

  // Imported at 12:00: a file from before that isn't read again.
  await put('OTRA COSA INVENTADA', '2026-11-21T11:00:00Z');
  expect(await hits()).toHaveLength(1);
  await put('OTRA COSA INVENTADA', '2026-11-21T13:00:00Z');
  expect(await hits()).toEqual([]);

  await writeFile(join(folder, 'consolidated.xml'), '<CONSOLIDATED_LIST>');
  expect(await hits()).toEqual([]);
  expect(fixture.log.join('')).toContain('its file cannot be imported');
  await rm(directory, { recursive: true });
});
