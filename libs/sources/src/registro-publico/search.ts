import { SourceError } from '../source.js';
import type { PageReader, SourceSession, QueriedEntity } from '../source.js';
import type { Fields } from '../reading/fields.js';
import { readHtml } from '../reading/html/html.js';
import { readPages } from '../reading/html/page-walk.js';
import type { PageOf } from '../reading/html/page-walk.js';
import { identifierOf, requirePage, matchOwner } from '../reading/lists/row-ownership.js';
import type { OwnerMatch } from '../reading/lists/row-ownership.js';
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
export function searchesFor(subject: QueriedEntity): Search[] {
  const number = identifierOf(subject);
  return [
    ...(number === null ? [] : [{ numeroIdentificacion: number }]),
    ...(subject.nombre === null ? [] : [{ nombre: subject.nombre }]),
  ];
}

/** A folio in the results that may be the subject's. */
interface Candidate extends FolioWindow {
  readonly key: OwnerMatch['key'];
}

/** The candidates of one page of the search. */
export const folioList: PageReader<{ request: GridRequest; subject: QueriedEntity }, PageOf<Candidate, GridRequest>> = {
  name: WHAT,
  read(page, { request, subject }) {
    const shape = { what: WHAT, columns: COLUMNS, within: '#folios' };
    const { found, next } = readGridPage(readHtml(requirePage(page, WHAT), WHAT), request, shape);
    return { found: found.flatMap((row) => candidateIn(row, subject)), next };
  },
};

/**
 * The subject's folio: the one with its number if both sides have one, else the one with its exact name. Null if the register
 * has no possible match. Throws SourceError if it has several and nothing decides between them.
 */
export async function findFolio(
  subject: QueriedEntity,
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

function candidateIn(row: Fields, subject: QueriedEntity): Candidate[] {
  const tie = matchOwner(subject, { nombre: row.text(NAME), identifier: row.text('Identificación') });
  if (tie === null) return [];
  const title = `Folio ${SECTIONS[subject.kind]} N° ${row.text('Folio') ?? ''}`;
  return [{ title, address: linkOf(row, NAME, WHAT), key: tie.key }];
}

function certain(candidates: readonly Candidate[]): Candidate | undefined {
  const numbered = candidates.filter(({ key }) => key !== 'name');
  const [found, ...others] = numbered.length > 0 ? numbered : candidates;
  // Choosing one would be a guess; choosing none would report that nothing is on file.
  if (others.length > 0) throw new SourceError(`${WHAT}: ${candidates.length} folios may be the subject's`, false);
  return found;
}
