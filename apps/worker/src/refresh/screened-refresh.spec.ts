import { toListing } from '@entity-registry/domain';
import { ListVersions, indexNames } from '@entity-registry/registry';
import type { FoundItem, SourceReading } from '@entity-registry/sources';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RefreshFixture } from '../../test/refresh-fixture.js';

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
