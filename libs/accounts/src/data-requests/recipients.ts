import { levelMask, levelsIn } from '@entity-registry/domain';
import type { EntityKey, LevelMask, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { DISCLOSURES_ABOUT_ENTITY } from '../disclosures/received-rows.js';

/** Recipients are told to people by category, never by name: companies with a known domain, and all other customers. */
export type RecipientCategory = 'companies' | 'other_customers';

export interface RecipientCategoryRow {
  readonly category: RecipientCategory;
  /** The levels that accounts of the category received, as records or as numbers. */
  readonly levels: readonly RecordLevel[];
}

/**
 * Which kinds of customers received a level of an entity, as far back as disclosures are kept; `level` null: anything about it, also
 * only its name.
 */
export async function listRecipientCategories(
  db: Queryable,
  entity: EntityKey,
  level: RecordLevel | null,
): Promise<RecipientCategoryRow[]> {
  const { rows } = await db.query<{ category: RecipientCategory; levels: LevelMask }>(
    `select case when exists (select from corporate_domain c
                               where c.domain = lower(substring(a.email from '[^@]*$')))
                 then 'companies' else 'other_customers' end as category,
            bit_or(t.levels | t.signals) as levels
       from (${DISCLOSURES_ABOUT_ENTITY}) t join account a on a.id = t.account_id
      group by 1 order by 1`,
    [entity, null, level === null ? null : levelMask([level])],
  );
  return rows.map(({ category, levels }) => ({ category, levels: levelsIn(levels) }));
}
