import { codesFor, levelsFor, offerOf } from '@entity-registry/domain';
import type { Code, EntityKind, Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { StoredEntity } from '../entity/stored-entities.js';
import { SCREENED_LEVEL } from '../entity/screened-sections.js';
import type { ScreenedSections } from '../entity/screened-sections.js';
import type { StoredSection } from '../entity/tag-sources.js';
import { codesWithData } from '../entity/signals.js';

/** Number of entities for which a code would return a record. */
export interface Presence {
  readonly code: Code;
  readonly rows_with_data: number;
}

type EntityTotals = StoredEntity & { readonly sections: Map<Level, StoredSection> };

interface SectionRow {
  pk: bigint;
  kind: EntityKind;
  level: Level | null;
  totals: Record<string, number>;
  state: StoredSection['state'];
}

/**
 * For every code with levels, the number of `pks` that have data under it. A pk that is listed twice counts twice. Reads only
 * record counts, never records. `screened`: counts hits of lists. `withheld`: codes that are left out.
 */
export async function readPresence(
  db: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
  {
    screened,
    withheld = [],
  }: { readonly screened?: ScreenedSections | undefined; readonly withheld?: readonly Code[] },
): Promise<readonly Presence[]> {
  const entities = await readStoredTotals(db, jurisdiction, [...new Set(pks)]);
  const toScreen = [...entities.values()].map(({ pk, sections }) => ({ pk, stored: sections.get(SCREENED_LEVEL) }));
  for (const [pk, section] of (await screened?.sections(jurisdiction, toScreen, { hits: true })) ?? [])
    if (section !== undefined) entities.get(pk)?.sections.set(SCREENED_LEVEL, section);
  const counts = new Map<Code, number>();
  for (const pk of pks) {
    const entity = entities.get(pk);
    if (entity === undefined) continue;
    for (const code of codesWithData(entity)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const codes = codesFor(jurisdiction, 'v5').filter(
    (code) => (offerOf(jurisdiction, code)?.tags.length ?? 0) > 0 && !withheld.includes(code),
  );
  return codes.map((code) => ({ code, rows_with_data: counts.get(code) ?? 0 }));
}

async function readStoredTotals(
  db: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<ReadonlyMap<bigint, EntityTotals>> {
  if (pks.length === 0) return new Map();
  const { rows } = await db.query<SectionRow>({
    name: 'resolve_presence',
    text: `select e.pk, e.kind, s.level, s.totals, s.state
             from entity e
             left join section s on s.jurisdiction = e.jurisdiction and s.entity_pk = e.pk and s.level = any ($3)
            where e.jurisdiction = $1 and e.pk = any ($2::bigint[])`,
    values: [jurisdiction, pks, levelsFor(jurisdiction)],
  });
  const entities = new Map<bigint, EntityTotals>();
  for (const { pk, kind, level, totals, state } of rows) {
    const entity = entities.get(pk) ?? {
      found: 'entity',
      jurisdiction,
      pk,
      kind,
      otherNames: [],
      sections: new Map<Level, StoredSection>(),
    };
    entities.set(pk, entity);
    if (level !== null) entity.sections.set(level, toSectionTotals(totals, state));
  }
  return entities;
}

/** A section with only its counts and state. */
function toSectionTotals(totals: Record<string, number>, state: StoredSection['state']): StoredSection {
  return { body: null, totals, state, source: '', fetchedAt: new Date(0), sourceUpdatedAt: null, sources: null };
}
