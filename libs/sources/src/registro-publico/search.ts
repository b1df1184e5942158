import { foldName, parseIdentifier } from '@entity-registry/domain';
import type { SourceSession, Subject } from '../source.js';
import type { Fields } from '../reading/fields.js';
import { readHtml } from '../reading/html.js';
import { SourceFault } from '../source.js';
import { linkOf, readWholeGrid } from './window.js';
import type { FolioWindow } from './window.js';

const WHAT = 'Búsqueda de Folios';
const NAME = 'Razón social o nombre';
const COLUMNS = [NAME, 'Identificación', 'Folio', 'Estado'];

/** What the search calls the folios of each kind of subject. */
const SECTIONS = { Organization: 'Mercantil', NaturalPerson: 'Personas' } as const;

/**
 * The subject's folio: the one of its number where both sides have one, else the only one of its exact name (accents, case
 * and punctuation aside). Null: the register has nobody who is certainly the subject.
 */
export async function findFolio(subject: Subject, session: SourceSession): Promise<FolioWindow | null> {
  const number = numberOf(subject);
  if (number === null && subject.nombre === null) return null;
  const tipo = SECTIONS[subject.kind];
  const page = await session.get('/BusquedaFolios', {
    tipo,
    ...(number !== null && { numeroIdentificacion: number }),
    ...(subject.nombre !== null && { nombre: subject.nombre }),
  });
  if (page.status === 404) throw new SourceFault(`${WHAT}: the page is gone`, false);
  const rows = readWholeGrid(readHtml(page, WHAT), WHAT, COLUMNS, '#folios');
  const row = certain(subject, number, rows);
  if (!row) return null;
  return { title: `Folio ${tipo} N° ${row.text('Folio') ?? ''}`, address: linkOf(row, NAME, WHAT) };
}

/** The number by which the register knows a subject; null when nobody knows it. */
function numberOf(subject: Subject): string | null {
  return subject.kind === 'NaturalPerson' ? (subject.cedula ?? subject.ruc) : (subject.ruc ?? subject.cedula);
}

function certain(subject: Subject, number: string | null, rows: readonly Fields[]): Fields | undefined {
  const numbered = rows.find((row) => sameNumber(number, row.text('Identificación')));
  if (numbered) return numbered;
  const named = rows.filter(
    (row) =>
      (number === null || row.text('Identificación') === null) &&
      foldName(row.text(NAME) ?? '') === foldName(subject.nombre ?? ''),
  );
  return named.length === 1 ? named[0] : undefined;
}

function sameNumber(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const keys = parseIdentifier('pa', one).map(({ key }) => key);
  return parseIdentifier('pa', other).some(({ key }) => keys.includes(key));
}
