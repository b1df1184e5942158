import { JURISDICTIONS, JURISDICTION_CODES, LEVEL_NUMBERS } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { maskAt } from '../disclosures/conditions.js';
import type { EntryId } from '../ids.js';

/** A rule of suppression that a stored response is older than (ADR 0211). */
export interface Restriction {
  readonly jurisdiction: Jurisdiction;
  /** The entity that the rule is about. */
  readonly pk: bigint;
  readonly level: RecordLevel;
  /** Null: every tag of the level. */
  readonly tag: string | null;
}

const LEVELS = JSON.stringify(LEVEL_NUMBERS);
const NUMBERS = JSON.stringify(
  Object.fromEntries(JURISDICTION_CODES.map((code) => [code, JURISDICTIONS[code].number])),
);

/** A response that was read just before a rule was stored may have been charged just after it. */
const MARGIN = `interval '5 minutes'`;

const FIND = `
  with rule as materialized (
    select x.jurisdiction, x.level, x.tag, x.list, x.created_at, coalesce(e.merged_into, e.pk) as pk,
           1::bigint << ($2::jsonb ->> x.level)::integer as bit, ($3::jsonb ->> x.jurisdiction)::bigint as number
      from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
     where x.lifted_at is null
  )
  select distinct j.id as "entryId", r.jurisdiction, r.pk, r.level, r.tag
    from journal_entry j
   cross join lateral (select * from disclosure where entry_id = j.id and at = j.created_at offset 0) d
   cross join lateral unnest(d.entities) with ordinality k (key, place)
   cross join lateral (select ${maskAt('d.levels', 'k.place')} | ${maskAt('d.signals', 'k.place')} as levels) m
    join rule r on r.number = k.key & 7 and d.at < r.created_at + ${MARGIN}
   where j.id = any ($1)
     and case when k.key >> 3 & 31 = 0 then r.pk = k.key >> 8 and (r.level = 'core_registro' or m.levels & r.bit <> 0)
              -- A record with an id of its own, which is no longer stored.
              else m.levels & r.bit <> 0
                   and not exists (select from record q
                                    where q.level = r.level and q.jurisdiction = r.jurisdiction and q.pk = k.key >> 8) end`;

/** What rules say about the responses of these charges, if those are older than the rules. One cheap statement without rules. */
export async function readRestrictions(
  db: Queryable,
  entryIds: readonly EntryId[],
): Promise<ReadonlyMap<EntryId, readonly Restriction[]>> {
  if (entryIds.length === 0) return new Map();
  const { rows: state } = await db.query<{ found: boolean }>({
    name: 'has_active_suppressions',
    text: 'select exists (select from suppression where lifted_at is null) as found',
  });
  if (state[0]?.found !== true) return new Map();
  const { rows } = await db.query<Restriction & { entryId: EntryId }>({
    name: 'read_restrictions',
    text: FIND,
    values: [entryIds, LEVELS, NUMBERS],
  });
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

/** Whether a rule covers something in the response of a charge. Null: the response was free, and of no entity. */
export async function isRestrictedResponse(db: Queryable, entryId: EntryId | null): Promise<boolean> {
  return entryId !== null && (await readRestrictions(db, [entryId])).has(entryId);
}
