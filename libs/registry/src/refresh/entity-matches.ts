import { parseIdentifier } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { foldedName } from '../ingest/staging.js';
import type { NamedEntity } from './refresh-readings.js';

/** The entity that a source names, and how it was matched. */
export interface EntityMatch {
  readonly pk: bigint;
  readonly method: 'id' | 'name';
}

interface CandidateEntity {
  readonly pk: bigint;
  readonly kind: EntityKind;
  readonly key: string;
}

/**
 * Finds the entities that a source names: by identifier in any written form, else by exact name, ignoring case and accents,
 * if only one entity has it. Similar names never match.
 */
export class EntityMatches {
  private constructor(
    private readonly jurisdiction: Jurisdiction,
    private readonly byIdentifier: ReadonlyMap<string, readonly CandidateEntity[]>,
    private readonly byName: ReadonlyMap<string, readonly CandidateEntity[]>,
  ) {}

  static async find(db: Queryable, jurisdiction: Jurisdiction, named: readonly NamedEntity[]): Promise<EntityMatches> {
    const identifiers = named.flatMap(({ identifier }) => keysOf(jurisdiction, identifier));
    const names = named.flatMap(({ nombre }) => foldedName(nombre) ?? []);
    const segmented = identifiers.filter((key) => key.includes('-'));
    const compact = identifiers.filter((key) => !key.includes('-'));
    return new EntityMatches(
      jurisdiction,
      group([
        ...(await findBy(db, jurisdiction, 'id_key', segmented)),
        ...(await findBy(db, jurisdiction, 'id_compact', compact)),
      ]),
      group(await findBy(db, jurisdiction, 'name_norm', names)),
    );
  }

  /** The entities matched to any of these. */
  matchedPks(named: readonly NamedEntity[]): bigint[] {
    return named.flatMap((entity) => this.matchOf(entity)?.pk ?? []);
  }

  matchOf({ kind, nombre, identifier }: NamedEntity): EntityMatch | undefined {
    for (const key of keysOf(this.jurisdiction, identifier)) {
      const found = this.byIdentifier.get(key) ?? [];
      const pk = onlyPk(found.filter((entity) => entity.kind === kind)) ?? onlyPk(found);
      if (pk !== undefined) return { pk, method: 'id' };
    }
    const found = this.byName.get(foldedName(nombre) ?? '') ?? [];
    const pk = onlyPk(found.filter((entity) => entity.kind === kind));
    return pk === undefined ? undefined : { pk, method: 'name' };
  }
}

/** The lookup keys of a written identifier: compact keys if it was written without separators. */
function keysOf(jurisdiction: Jurisdiction, identifier: string | null): string[] {
  if (identifier === null) return [];
  return parseIdentifier(jurisdiction, identifier).map(({ key, compact, segmented }) => (segmented ? key : compact));
}

async function findBy(
  db: Queryable,
  jurisdiction: Jurisdiction,
  column: 'id_key' | 'id_compact' | 'name_norm',
  keys: readonly string[],
): Promise<CandidateEntity[]> {
  if (keys.length === 0) return [];
  // A merged entity is replaced by its survivor.
  const { rows } = await db.query<CandidateEntity>(
    `select distinct coalesce(e.merged_into, e.pk) as pk, e.kind, e.${column} as key
       from unnest($2::text[]) k join entity e on e.jurisdiction = $1 and e.${column} = k`,
    [jurisdiction, [...new Set(keys)]],
  );
  return rows;
}

function group(found: readonly CandidateEntity[]): Map<string, CandidateEntity[]> {
  return Map.groupBy(found, ({ key }) => key);
}

function onlyPk(found: readonly CandidateEntity[]): bigint | undefined {
  return found.length === 1 ? found[0]?.pk : undefined;
}
