import { describe, expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubSource } from '@entity-registry/testing';
import { COMPANY } from '../../test/synthetic-entities.js';
import { StubSession, toQueriedEntity } from '../../test/stub-session.js';
import type { QueriedEntity } from '../source.js';
import { findFolio, searchesFor } from './search.js';

type Row = readonly [nombre: string, identificacion: string, folio: string];

const NAME = 'Tucán Dorado, S.A.';
const NUMBER = '900000017-2-2019';
const NAMELESS: Row = ['LECHUZA AZUL CORP.', '900000018-2-2019', '90000018'];

/** The search with these pages of results for any query; `byName`, for a query by name. */
async function find(pages: readonly (readonly Row[])[], requested: Partial<QueriedEntity> = {}, byName = pages) {
  const stub: StubSource = {
    source: 'registro_publico',
    respond: ({ query }) => {
      const response = query.has('nombre') ? byName : pages;
      const number = Number(query.get('pagina') ?? '1');
      return Promise.resolve({ contentType: 'text/html', body: pageOf(response, number, query) });
    },
  };
  const session = new StubSession({ stub, world: new MemoryWorld([]), wanted: [] });
  const subject = { ...toQueriedEntity(COMPANY), ...requested };
  return { window: await findFolio(subject, searchesFor(subject), session), session };
}

function pageOf(pages: readonly (readonly Row[])[], number: number, query: URLSearchParams): string {
  const rows = (pages[number - 1] ?? []).map(
    ([nombre, identificacion, folio]) => `<tr class="dxbs-data-row">
      <td><a href="BusquedaFolios/Detalle?id=${folio}">${nombre}</a></td><td>${identificacion}</td><td>${folio}</td><td></td></tr>`,
  );
  const next = new URLSearchParams({ ...Object.fromEntries(query), pagina: String(number + 1) });
  const link = number < pages.length ? `<a aria-label="Next" href="BusquedaFolios?${next.toString()}">»</a>` : '';
  return `<html><body><div id="folios"><table><thead><tr>
    <th>Razón social o nombre</th><th>Identificación</th><th>Folio</th><th>Estado</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>
    <div class="dxbs-pager">Página ${number} de ${pages.length} (${pages.flat().length} registros)${link}</div></div></body></html>`;
}

const folio = async (...given: Parameters<typeof find>) => (await find(...given)).window?.address.query['id'];

describe('the folio of a subject', () => {
  it('is the one with its number, whatever its current name', async () => {
    const { window, session } = await find([[NAMELESS, ['TUCAN PLATEADO, S.A.', NUMBER, '90000017']]]);
    expect(window?.address.query['id']).toBe('90000017');
    // A form that requires all its fields to match would not find a renamed company.
    expect(session.requests.map(({ query }) => [...query.keys()])).toEqual([['tipo', 'numeroIdentificacion']]);
  });

  it('may be on a later page of the results', async () => {
    expect(await folio([[NAMELESS], [NAMELESS], [[NAME, NUMBER, '90000017']]])).toBe('90000017');
  });

  it('is the one with its name if the register has no number for it', async () => {
    expect(await folio([[]], {}, [[['TUCAN DORADO S A', '', '17']]])).toBe('17');
    expect(await folio([[]], {}, [[[NAME, '900000019-2-2019', '19']]])).toBeUndefined();
  });

  it.each<[string, Row[], Partial<QueriedEntity>]>([
    [
      'of one name and no number',
      [
        [NAME, '', '1'],
        [NAME, '', '2'],
      ],
      {},
    ],
    [
      'of one name, when no number is known',
      [
        [NAME, '9-2-2019', '1'],
        [NAME, '', '2'],
      ],
      { ruc: null },
    ],
    [
      'of one number',
      [
        [NAME, NUMBER, '1'],
        [NAME, NUMBER, '2'],
      ],
      {},
    ],
  ])('is not guessed between two %s', async (_, rows, requested) => {
    await expect(find([rows], requested)).rejects.toThrow("Búsqueda de Folios: 2 folios may be the subject's");
  });

  it('is not searched for on endless pages', async () => {
    await expect(find(Array<Row[]>(101).fill([NAMELESS]))).rejects.toThrow('more than 100 pages');
  });
});
