import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LATER, item, nothing, refreshFixture, said } from '../../test/refresh-fixture.js';

const MIGRATION = join(
  import.meta.dirname,
  '../../../../prisma/migrations/20261123001000_tag_provenance/migration.sql',
);

const fixture = refreshFixture();

it('repairs data stored before provenance was kept by tag from its records and reads', async () => {
  await fixture.store({ records: [fixture.stored('marcas', { solicitud: '1', nombre: 'TUIRA' })] });
  await fixture.write([
    said(
      'ofac',
      ['sanciones_internacionales'],
      [item('sanciones_internacionales', { lista: 'OFAC SDN', nombre: 'X' })],
    ),
    said('panama_emprende', ['avisos'], []),
    said(
      'aduanas',
      ['importaciones', 'imports_summary'],
      [item('importaciones', { fecha: '2026-01-05', valor_cif: 10 })],
    ),
  ]);
  await fixture.write([nothing('eu_sanctions', 'sanciones_internacionales')], { fetchedAt: LATER });
  const sections = () => fixture.query('select level, sources from section order by level');
  const stored = await sections();
  expect(stored.filter(({ sources }) => sources !== null).map(({ level }) => level)).toEqual(
    expect.arrayContaining(['avisos', 'customs_summaries', 'importaciones', 'screening']),
  );
  await fixture.query(`update section set sources = null`);
  await fixture.query(`update source_look set state = 'ok'`);
  const sql = await readFile(MIGRATION, 'utf8');
  await fixture.query(`begin; ${sql.slice(sql.indexOf('-- What is stored is repaired'))} commit`);
  expect(await sections()).toEqual(stored);
});
