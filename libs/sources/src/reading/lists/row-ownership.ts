import { foldName, parseIdentifier } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { SourceError } from '../../source.js';
import type { ReadingData, Page, QueriedEntity } from '../../source.js';

/** The subject of a row, as the source writes it; undefined if not stated. */
export interface RowOwner {
  readonly nombre?: string | null | undefined;
  /** RUC or cédula of the subject's country, in any written form. */
  readonly identifier?: string | null | undefined;
}

/** Score of the match: 1 by number, less by name alone. */
export interface OwnerMatch {
  readonly key: 'ruc' | 'cedula' | 'name';
  readonly score: number;
}

/** Another person can have the same exact name. */
const NAME_SCORE = 0.9;

/** The result if there is nothing to search by: no tag was read, so none is reported as empty. */
export const NOT_SEARCHED: ReadingData = { tags: [], items: [] };

/** The number to search the subject by: a company's RUC, a person's cédula; null if unknown. */
export function identifierOf(subject: QueriedEntity): string | null {
  return subject.kind === 'Organization' ? subject.ruc : (subject.cedula ?? subject.ruc);
}

/** The subject's numbers and name as the fields of a search form; null if neither is known. */
export function searchBy(subject: QueriedEntity, number: string, name: string): Record<string, string> | null {
  const written = identifierOf(subject);
  if (written === null && subject.nombre === null) return null;
  return { ...(written !== null && { [number]: written }), ...(subject.nombre !== null && { [name]: subject.nombre }) };
}

/**
 * How a row matches the subject, or null if it does not. If both have a number, the number decides; else the folded name must be
 * the same, with its words in any order. Similarity is not enough: a row about someone else is worse than none.
 */
export function matchOwner(subject: QueriedEntity, owner: RowOwner): OwnerMatch | null {
  const theirs = readingsOf(subject.jurisdiction, owner.identifier);
  const ruc = readingsOf(subject.jurisdiction, subject.ruc);
  const cedula = readingsOf(subject.jurisdiction, subject.cedula);
  if (theirs.length > 0 && ruc.length + cedula.length > 0) {
    if (shareIdentifier(theirs, ruc)) return { key: 'ruc', score: 1 };
    return shareIdentifier(theirs, cedula) ? { key: 'cedula', score: 1 } : null;
  }
  const name = sortedWords(subject.nombre);
  return name !== '' && name === sortedWords(owner.nombre) ? { key: 'name', score: NAME_SCORE } : null;
}

type Readings = ReturnType<typeof parseIdentifier>;

function readingsOf(jurisdiction: Jurisdiction, identifier: string | null | undefined): Readings {
  return identifier === null || identifier === undefined ? [] : parseIdentifier(jurisdiction, identifier);
}

/**
 * Compares segment by segment if both have separators: 8-123-4567 is not 8-1234-567. Some lists write numbers without
 * separators; those are compared without them.
 */
function shareIdentifier(some: Readings, others: Readings): boolean {
  return some.some((one) =>
    others.some((other) => (one.segmented && other.segmented ? one.key === other.key : one.compact === other.compact)),
  );
}

/** Joins initials into one word, because a legal form is written 'S.A.', 'S. A.' or 'SA'. */
function sortedWords(nombre: string | null | undefined): string {
  return foldName(nombre ?? '')
    .replace(/(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu, '$1')
    .split(' ')
    .sort()
    .join(' ');
}

/** Requires that a page exists: a search page that returns 404 has moved. */
export function requirePage(page: Page, what: string): Page {
  if (page.status === 404) throw new SourceError(`${what}: page not found (404)`, false);
  return page;
}

/** The fields that the source publishes: undefined ones are left out of the payload. */
export function publishedFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
