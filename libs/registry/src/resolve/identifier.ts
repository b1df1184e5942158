import { DomainError, parseIdentifier, searchKeys } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction } from '@entity-registry/domain';
import type { ResolvableEntity } from './entity-reads.js';

export type IdentifierField = 'ruc' | 'cedula';
export type ResolveWarning =
  | 'dv_mismatch'
  | 'dv_unverified'
  | 'type_ambiguous'
  | `${IdentifierField}_not_found`
  | 'type_mismatch'
  | 'identifier_mismatch'
  | 'name_ignored'
  | 'name_mismatch'
  | 'common_name'
  | 'same_name';

/** A parsed number. */
export interface IdentifierReading {
  /** Canonical form, without check digits and padding zeros. */
  readonly number: string;
  /** The possible holders, most likely first. */
  readonly read_as: readonly EntityKind[];
  /** Check digits as written, or null. */
  readonly dv: string | null;
  /** Check digits by the authority's algorithm, for the first of `read_as`; null if they cannot be computed. */
  readonly dv_expected: string | null;
}

/** A number in a query, ready to be looked up. */
export interface QueriedIdentifier {
  readonly field: IdentifierField;
  readonly reading: IdentifierReading;
  readonly keys: readonly string[];
  readonly compact: readonly string[];
  readonly warnings: readonly ResolveWarning[];
  /** Whether the written check digit is right for a holder of the kind. Absent if none was written or can be computed. */
  readonly checkDigit: ReadonlyMap<EntityKind, 'right' | 'wrong'>;
}

const KINDS = {
  person: ['NaturalPerson'],
  company: ['Organization'],
  either: ['Organization', 'NaturalPerson'],
} as const satisfies Record<string, readonly EntityKind[]>;

/**
 * All readings of a written number. If the check digit fits one of them, that one is used. If it fits none, this is a warning,
 * not an error. Throws `invalid_identifier` for a number in no known format, and for a cédula that no person can have. `type`
 * is the kind of holder according to the caller; with it, there is no `type_ambiguous` warning.
 */
export function readIdentifier(
  jurisdiction: Jurisdiction,
  field: IdentifierField,
  text: string,
  type: EntityKind | null,
): QueriedIdentifier {
  const readings = parseIdentifier(jurisdiction, text).filter(({ holder }) => field === 'ruc' || holder !== 'company');
  const [first] = readings;
  if (first === undefined) throw new DomainError('invalid_identifier', { field });
  const { keys, compact } = searchKeys(jurisdiction, text);
  const { dv } = first;
  const confirmed = readings.filter((reading) => dv !== null && reading.dvExpected === dv);
  const plausible = confirmed.length > 0 ? confirmed : readings;
  const kinds = field === 'cedula' ? KINDS.person : [...new Set(plausible.flatMap(({ holder }) => KINDS[holder]))];
  const warnings: ResolveWarning[] = [];
  if (dv !== null && confirmed.length === 0) {
    warnings.push(readings.some(({ dvExpected }) => dvExpected !== null) ? 'dv_mismatch' : 'dv_unverified');
  }
  if (kinds.length > 1 && type === null) warnings.push('type_ambiguous');
  const reading = { number: first.key, read_as: kinds, dv, dv_expected: first.dvExpected };
  return { field, reading, keys, compact, warnings, checkDigit: checkDigits(readings) };
}

function checkDigits(readings: ReturnType<typeof parseIdentifier>): ReadonlyMap<EntityKind, 'right' | 'wrong'> {
  return new Map(
    readings.flatMap(({ holder, dv, dvExpected }) =>
      dv === null || dvExpected === null
        ? []
        : KINDS[holder].map((kind) => [kind, dv === dvExpected ? 'right' : 'wrong'] as const),
    ),
  );
}

/**
 * The `entities` with the number, by the best reading that any of them matches. If the check digit or the field determined the
 * kind, only entities of that kind, unless there are none.
 */
export function entitiesWithIdentifier(
  identifier: QueriedIdentifier,
  entities: readonly ResolvableEntity[],
): ResolvableEntity[] {
  const { keys, compact, field, reading } = identifier;
  const place = ({ idKey, idCompact }: ResolvableEntity): number => {
    const at = idKey === null ? -1 : keys.indexOf(idKey);
    if (at >= 0) return at;
    const near = idCompact === null ? -1 : compact.indexOf(idCompact);
    return near < 0 ? Infinity : keys.length + near;
  };
  const best = Math.min(...entities.map(place));
  if (best === Infinity) return [];
  const closest = entities.filter((entity) => place(entity) === best);
  const ofKind = closest.filter(({ kind }) => reading.read_as.includes(kind));
  return ofKind.length > 0 || field === 'cedula' ? ofKind : closest;
}
