import { tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Level, SourceId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { emptyBody } from './empty.js';
import type { EntityRef } from './lock-entities.js';

/**
 * Adds the sections of a level that entities don't have yet, without records: their source was read, but a rule covers all it said
 * (ADR 0211). Without a section, readers would be told that it was never read.
 */
export async function addEmptySections(
  tx: Queryable,
  level: Level,
  holders: readonly EntityRef[],
  { source, fetchedAt }: { readonly source: SourceId; readonly fetchedAt: Date },
): Promise<void> {
  if (level === 'core_registro') return;
  for (const [jurisdiction, own] of Map.groupBy(holders, (holder) => holder.jurisdiction)) {
    const tags = tagsOfLevel(level, jurisdiction);
    const forPersons = tags.filter((tag) => tagDefinition(tag).persons);
    await tx.query(
      `insert into section (jurisdiction, entity_pk, level, body, state, source, fetched_at)
       select e.jurisdiction, e.pk, $3, case e.kind when 'NaturalPerson' then $4 else $5 end::json, 'empty', $6, $7
         from entity e
        where e.jurisdiction = $1 and e.pk = any ($2::bigint[]) and (e.kind = 'Organization' or $8)
           on conflict do nothing`,
      [
        ...[jurisdiction, own.map(({ pk }) => pk), level, emptyBody(forPersons), emptyBody(tags)],
        ...[source, fetchedAt, forPersons.length > 0],
      ],
    );
  }
}
