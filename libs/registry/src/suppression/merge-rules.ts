import type { Queryable } from '@entity-registry/database';
import type { StoredRule } from './rule-rows.js';

/** The rules $1 of an export, as rows (alias r). */
const EXPORTED = `
  jsonb_to_recordset($1::jsonb) as r (id uuid, jurisdiction text, "entitySid" text, level text, tag text, fact jsonb, list text,
    "entryId" text, origin text, reference text, "parentId" uuid, "createdAt" timestamptz, "createdBy" text, "liftedAt" timestamptz,
    "liftedBy" text)`;

const LIFT = `
  update suppression s set lifted_at = r."liftedAt", lifted_by = r."liftedBy"
    from ${EXPORTED} where s.id = r.id and s.lifted_at is null and r."liftedAt" is not null`;

/**
 * Inserts the rules that satisfy `which`, but none that duplicates a rule in force. Notices about rules in force are due again, because
 * they were lost together with the rule (ADR 0212).
 */
const insertSql = (which: string): string => `
  insert into suppression (id, jurisdiction, entity_sid, level, tag, fact, list, entry_id, origin, reference, parent_id, created_at,
                           created_by, lifted_at, lifted_by, notices_due)
  select r.id, r.jurisdiction, r."entitySid", r.level, r.tag, r.fact, r.list, r."entryId", r.origin, r.reference, r."parentId",
         r."createdAt", r."createdBy", r."liftedAt", r."liftedBy", r."liftedAt" is null
    from ${EXPORTED}
   where ${which}
     and not exists (select from suppression o
                      where o.lifted_at is null and r."liftedAt" is null and o.id <> r.id
                        and (o.jurisdiction, o.entity_sid, o.level) = (r.jurisdiction, r."entitySid", r.level)
                        and (o.tag, o.fact, o.list, o.entry_id) is not distinct from (r.tag, r.fact, r.list, r."entryId"))
   order by r.id
      on conflict (id) do nothing`;

const ROOTS = insertSql('r."parentId" is null');
const DERIVED = insertSql('exists (select from suppression p where p.id = r."parentId")');

/**
 * Stores rules of an export as they are; rules that are known are only lifted, if the export says so. Lifts first, because a rule that
 * was lifted may have been made again. Returns how many changed.
 */
export async function mergeRules(tx: Queryable, rules: readonly StoredRule[]): Promise<number> {
  const exported = JSON.stringify(rules);
  let changed = 0;
  for (const statement of [LIFT, ROOTS, DERIVED]) changed += (await tx.query(statement, [exported])).rowCount ?? 0;
  return changed;
}
