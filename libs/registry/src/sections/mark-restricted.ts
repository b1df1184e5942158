import type { Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { TRADE_LEVELS } from './trade-sql.js';

const SUMMARIES = 'customs_summaries' satisfies Level;

// Lifted rules too, so that their sections lose the mark. A rule about an entity itself is about every section.
const MARK = `
  update section s set restricted = n.tags
    from (select r.pk, r.level, array_agg(distinct r.tag order by r.tag) filter (where r.active) as tags
            from (select coalesce(e.merged_into, e.pk) as pk, l.level, coalesce(x.tag, '*') as tag, x.lifted_at is null as active
                    from suppression x
                    join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
                   cross join lateral (
                     select x.level
                      union all select '${SUMMARIES}' where x.level = any ($3)
                      union all select o.level from section o
                                 where x.level = 'core_registro' and x.list is null and o.jurisdiction = e.jurisdiction
                                   and o.entity_pk = coalesce(e.merged_into, e.pk)) l
                   where x.jurisdiction = $1 and (e.pk = any ($2::bigint[]) or e.merged_into = any ($2::bigint[]))) r
           group by r.pk, r.level) n
   where s.jurisdiction = $1 and s.entity_pk = n.pk and s.level = n.level and s.restricted is distinct from n.tags`;

/**
 * Marks the sections of these entities that lost facts to a rule of suppression, and removes the mark of rules that were lifted. Costs
 * one statement that reads only the rules.
 */
export async function markRestricted(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly (bigint | number)[],
): Promise<void> {
  await tx.query({ name: 'mark_restricted', text: MARK, values: [jurisdiction, pks, TRADE_LEVELS] });
}
