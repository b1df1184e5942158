import { DEFAULT_JURISDICTION, DomainError, isDomainError, parseTypedId, readSubject } from '@entity-registry/domain';
import type { ErrorCode, GivenSubject, ListedIdentifier, ScreenedSubject } from '@entity-registry/domain';
import { errorText } from '@entity-registry/http';
import type { ResolvableEntity, Resolver } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import { assertOwnType, parseDefaultId } from '../typed-id.pipe.js';
import type { ScreenRequest, SubjectRow } from './screen-body.js';

interface ReadRow {
  readonly index: number;
  readonly reference: string | null;
  readonly entityId: string | null;
}

/** A subject that can be screened. */
export interface ValidSubject extends ReadRow {
  /** What is screened: of an entity, also what the register has. */
  readonly subject: ScreenedSubject;
  /** What the caller said about it. */
  readonly given: GivenSubject;
}

/** A subject that can't be: not screened, not charged, and never confused with one without hits. */
export interface InvalidSubject extends ReadRow {
  readonly error: { readonly code: ErrorCode; readonly field: string; readonly message: string };
}

export type RequestedSubject = ValidSubject | InvalidSubject;

export function isValidSubject(row: RequestedSubject): row is ValidSubject {
  return 'subject' in row;
}

/** Refuses a duplicate reference, whose decisions would be mixed up. Throws `invalid_parameter`. */
export function assertDistinctReferences({ subjects }: ScreenRequest): void {
  const seen = new Map<string, number>();
  for (const [index, { reference = null }] of subjects.entries()) {
    const first = reference === null ? undefined : seen.get(reference);
    if (first !== undefined) {
      const message = `is the reference of subjects[${String(first)}]: each must be unique in its call`;
      throw new DomainError('invalid_parameter', { parameter: `subjects[${String(index)}].reference`, message });
    }
    if (reference !== null) seen.set(reference, index);
  }
}

/** How many subjects are charged, by what they cost. */
export interface SubjectCounts {
  readonly names: number;
  readonly entities: number;
}

/** The most that a call can be charged for: before it is read, every entity may exist. */
export function expectedCounts({ subjects }: ScreenRequest, today: string): SubjectCounts {
  const counts = { names: 0, entities: 0 };
  for (const row of subjects) {
    const entityId = textOf(row.entity_id);
    if (entityId !== null) counts.entities += idErrorOf(entityId) === null ? 1 : 0;
    else if ('subject' in subjectOf(row, null, new Map(), today)) counts.names += 1;
  }
  return counts;
}

export function countsOf(subjects: readonly RequestedSubject[]): SubjectCounts {
  const valid = subjects.filter(isValidSubject);
  const entities = valid.filter(({ entityId }) => entityId !== null).length;
  return { names: valid.length - entities, entities };
}

/**
 * The subjects of a call, in their order, with what the register has about those that are its entities.
 *
 * @param today 'YYYY-MM-DD'
 */
export async function readSubjects(
  { subjects }: Pick<ScreenRequest, 'subjects'>,
  resolver: Pick<Resolver, 'entities'>,
  today: string,
): Promise<RequestedSubject[]> {
  const entities = await entitiesOf(subjects, resolver);
  return subjects.map((row, index) => {
    const read = { index, reference: row.reference ?? null, entityId: textOf(row.entity_id) };
    return { ...read, ...subjectOf(row, read.entityId, entities, today) };
  });
}

async function entitiesOf(
  subjects: readonly SubjectRow[],
  resolver: Pick<Resolver, 'entities'>,
): Promise<ReadonlyMap<string, ResolvableEntity>> {
  const pks = subjects.flatMap((row) => {
    const id = textOf(row.entity_id);
    return id !== null && idErrorOf(id) === null ? [parseTypedId(id).pk] : [];
  });
  if (pks.length === 0) return new Map();
  const found = await mapDatabaseErrors(
    resolver.entities(DEFAULT_JURISDICTION, [...new Set(pks)]),
    'service_unavailable',
  );
  return new Map(found.map((entity) => [String(entity.pk), entity]));
}

type Outcome = Pick<ValidSubject, 'subject' | 'given'> | Pick<InvalidSubject, 'error'>;

function subjectOf(
  row: SubjectRow,
  entityId: string | null,
  entities: ReadonlyMap<string, ResolvableEntity>,
  today: string,
): Outcome {
  const idError = entityId === null ? null : idErrorOf(entityId);
  if (idError !== null) return { error: idError };
  const entity = entityId === null ? null : (entities.get(String(parseTypedId(entityId).pk)) ?? null);
  if (entityId !== null && entity === null) {
    const message = 'names no entity, or one that was merged into another: get it to see which';
    return { error: { code: 'entity_not_found', field: 'entity_id', message } };
  }
  const input = {
    ...{ name: textOf(row.name), aliases: row.aliases ?? [], type: row.type ?? null },
    ...{ birthDate: textOf(row.birth_date), nationalities: row.nationalities ?? [] },
    identifiers: (row.identifiers ?? []).map(({ kind, value, country }) => ({ kind, value, country: textOf(country) })),
  };
  const reading = readSubject(input, today, entity && knownOf(entity));
  if ('subject' in reading) return reading;
  const { field, message } = reading.problem;
  return { error: { code: 'invalid_parameter', field, message: `${field} ${message}` } };
}

/** What the register has about an entity. Its tax number is its cédula, if it is a person. */
function knownOf({ nombre, otherNames, kind, rucNoDv }: ResolvableEntity) {
  const country = DEFAULT_JURISDICTION.toUpperCase();
  const number: ListedIdentifier[] =
    rucNoDv === null ? [] : [{ kind: kind === 'NaturalPerson' ? 'cedula' : 'ruc', value: rucNoDv, country }];
  const names = [...(nombre === null ? [] : [nombre]), ...otherNames.map(({ name }) => name)];
  return { names: [...new Set(names)], type: kind, identifiers: number };
}

/** Why an id can't be that of a screened entity; null: it can. */
function idErrorOf(id: string): InvalidSubject['error'] | null {
  try {
    assertOwnType(parseDefaultId(id), 'screening');
    return null;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { code: error.code, field: 'entity_id', message: errorText(error) };
  }
}

/** A blank table cell counts as absent. */
function textOf(value: string | null | undefined): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : value;
}
