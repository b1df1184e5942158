import { SourceFault } from '../source.js';
import type { SourceSession, Subject } from '../source.js';
import type { Fields } from '../reading/fields.js';
import { readHtml } from '../reading/html.js';
import { numberOf, present, tieOf } from '../reading/whose.js';
import { addressOf, linkOf, readPagedGrid } from './window.js';
import type { Address, FolioWindow } from './window.js';

const WHAT = 'Búsqueda de Folios';
const NAME = 'Razón social o nombre';
const COLUMNS = [NAME, 'Identificación', 'Folio', 'Estado'];

/** What the search calls the folios of each kind of subject. */
const SECTIONS = { Organization: 'Mercantil', NaturalPerson: 'Personas' } as const;

/** A search of one field; the form may take two for a subject that has both, as the register has them. */
type Search = Readonly<Record<string, string>>;

/** How a subject is searched for, best first: by number, by name. None: it is known by neither, and nobody can be asked about. */
export function searchesFor(subject: Subject): Search[] {
  const number = numberOf(subject);
  return [
    ...(number === null ? [] : [{ numeroIdentificacion: number }]),
    ...(subject.nombre === null ? [] : [{ nombre: subject.nombre }]),
  ];
}

/**
 * The subject's folio: the one of its number where both sides have one, else the one of its exact name. Null: the register
 * has nobody who could be the subject. SourceFault when it has several, and nothing tells which.
 */
export async function findFolio(
  subject: Subject,
  searches: readonly Search[],
  session: SourceSession,
): Promise<FolioWindow | null> {
  const tipo = SECTIONS[subject.kind];
  for (const search of searches) {
    const row = certain(subject, await found(session, { tipo, ...search }));
    if (row) return { title: `Folio ${tipo} N° ${row.text('Folio') ?? ''}`, address: linkOf(row, NAME, WHAT) };
  }
  return null;
}

async function found(session: SourceSession, search: Search): Promise<Fields[]> {
  const open = async ({ path, query }: Address) => readHtml(present(await session.get(path, query), WHAT), WHAT);
  const first = await open({ path: '/BusquedaFolios', query: search });
  return readPagedGrid(first, { what: WHAT, columns: COLUMNS, within: '#folios' }, (next) => open(addressOf(next)));
}

function certain(subject: Subject, rows: readonly Fields[]): Fields | undefined {
  const ties = rows.flatMap((row) => {
    const tie = tieOf(subject, { nombre: row.text(NAME), identifier: row.text('Identificación') });
    return tie === null ? [] : [{ row, tie }];
  });
  const numbered = ties.filter(({ tie }) => tie.key !== 'name');
  const [found, ...others] = numbered.length > 0 ? numbered : ties;
  // To take one would be a guess, and to take none would say that nothing is on file.
  if (others.length > 0) throw new SourceFault(`${WHAT}: ${ties.length} folios may be the subject's`, false);
  return found?.row;
}
