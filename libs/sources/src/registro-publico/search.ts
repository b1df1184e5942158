import { SourceFault } from '../source.js';
import type { PageReader, SourceSession, Subject } from '../source.js';
import type { Fields } from '../reading/fields.js';
import { readHtml } from '../reading/html.js';
import { readPages } from '../reading/page-walk.js';
import type { PageOf } from '../reading/page-walk.js';
import { numberOf, present, tieOf } from '../reading/whose.js';
import type { Tie } from '../reading/whose.js';
import { MAX_PAGES, firstOf, linkOf, readGridPage } from './window.js';
import type { FolioWindow, GridRequest } from './window.js';

const WHAT = 'Búsqueda de Folios';
const NAME = 'Razón social o nombre';
const COLUMNS = [NAME, 'Identificación', 'Folio', 'Estado'];

/** The search's name for the folios of each kind of subject. */
const SECTIONS = { Organization: 'Mercantil', NaturalPerson: 'Personas' } as const;

/** A search by one field: with two, the form may require both to match the register's own values. */
type Search = Readonly<Record<string, string>>;

/** The searches for a subject, best first: by number, by name. Empty if neither is known. */
export function searchesFor(subject: Subject): Search[] {
  const number = numberOf(subject);
  return [
    ...(number === null ? [] : [{ numeroIdentificacion: number }]),
    ...(subject.nombre === null ? [] : [{ nombre: subject.nombre }]),
  ];
}

/** A folio in the results that may be the subject's. */
interface Candidate extends FolioWindow {
  readonly key: Tie['key'];
}

/** The candidates of one page of the search. */
export const folioList: PageReader<{ request: GridRequest; subject: Subject }, PageOf<Candidate, GridRequest>> = {
  name: WHAT,
  read(page, { request, subject }) {
    const shape = { what: WHAT, columns: COLUMNS, within: '#folios' };
    const { found, next } = readGridPage(readHtml(present(page, WHAT), WHAT), request, shape);
    return { found: found.flatMap((row) => candidateIn(row, subject)), next };
  },
};

/**
 * The subject's folio: the one with its number if both sides have one, else the one with its exact name. Null if the register
 * has no possible match. Throws SourceFault if it has several and nothing decides between them.
 */
export async function findFolio(
  subject: Subject,
  searches: readonly Search[],
  session: SourceSession,
): Promise<FolioWindow | null> {
  for (const search of searches) {
    const query = { tipo: SECTIONS[subject.kind], ...search };
    const candidates = await readPages(session, {
      reader: folioList,
      first: firstOf({ path: '/BusquedaFolios', query }),
      context: { subject },
      what: WHAT,
      maxPages: MAX_PAGES,
    });
    const found = certain(candidates);
    if (found) return { title: found.title, address: found.address };
  }
  return null;
}

function candidateIn(row: Fields, subject: Subject): Candidate[] {
  const tie = tieOf(subject, { nombre: row.text(NAME), identifier: row.text('Identificación') });
  if (tie === null) return [];
  const title = `Folio ${SECTIONS[subject.kind]} N° ${row.text('Folio') ?? ''}`;
  return [{ title, address: linkOf(row, NAME, WHAT), key: tie.key }];
}

function certain(candidates: readonly Candidate[]): Candidate | undefined {
  const numbered = candidates.filter(({ key }) => key !== 'name');
  const [found, ...others] = numbered.length > 0 ? numbered : candidates;
  // Choosing one would be a guess; choosing none would report that nothing is on file.
  if (others.length > 0) throw new SourceFault(`${WHAT}: ${candidates.length} folios may be the subject's`, false);
  return found;
}
