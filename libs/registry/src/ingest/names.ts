import type { EntityKind } from '@entity-registry/domain';
import type { ClientBase } from 'pg';
import { hasOtherWords, isAnotherName, saveOtherNames } from '../names/save-names.js';
import type { NewOtherName } from '../names/save-names.js';
import type { EntityRef } from '../sections/lock-entities.js';
import type { IngestBatch, IngestRun } from './batch.js';
import { toRef } from './entities.js';
import type { RefRow, Renaming } from './entities.js';

// Another source than the entity's own doesn't change its name, so its name for the entity would be lost. Merged entities are
// left out: their names go to the survivor when they are indexed.
const DIFFERING = `
  select s.jurisdiction, e.pk::text, e.kind, e.nombre, s.nombre as stated
    from ingest_entity s
    join ingest_sid i on i.jurisdiction = s.jurisdiction and i.sid = s.sid
    join entity e on e.jurisdiction = i.jurisdiction and e.pk = i.pk
   where i.pk = i.holder_pk and e.name_norm is distinct from s.name_norm and e.nombre is not null and s.name_norm is not null`;

const HOLDERS = `
  select i.jurisdiction, i.sid, e.pk::text, e.kind, e.nombre
    from ingest_sid i join entity e on e.jurisdiction = i.jurisdiction and e.pk = i.holder_pk
   where (i.jurisdiction, i.sid) in (select * from unnest($1::text[], $2::text[]))`;

type NamedRow = RefRow & { kind: EntityKind; nombre: string | null };

/**
 * Stores the other names of a batch: those it states, previous names of renamed entities, and names of other sources. Returns
 * the entities with a new or changed name.
 */
export async function saveBatchNames(
  client: ClientBase,
  run: IngestRun,
  { source, names = [] }: IngestBatch,
  renamed: readonly Renaming[],
): Promise<EntityRef[]> {
  const found = [
    ...formerNames(renamed),
    ...(await namesOfOtherSources(client)),
    ...(await statedNames(client, names)),
  ];
  const { id: runId, fetchedAt, synthetic } = run;
  return await saveOtherNames(client, found, { source, runId, fetchedAt, synthetic });
}

/** The previous names of entities, until the day of the source. Another spelling isn't another name. */
export function formerNames(renamed: readonly Renaming[]): NewOtherName[] {
  return renamed.flatMap(({ jurisdiction, pk, kind, before, after, isLater, day }) => {
    if (!isLater || before === null || after === null || !isAnotherName(before, after, kind)) return [];
    return [{ jurisdiction, pk, kind: 'former' as const, name: before, since: null, until: day }];
  });
}

async function namesOfOtherSources(client: ClientBase): Promise<NewOtherName[]> {
  const { rows } = await client.query<NamedRow & { nombre: string; stated: string }>(DIFFERING);
  return rows
    .filter(({ nombre, stated, kind }) => hasOtherWords(nombre, stated, kind))
    .map((row) => ({ ...toRef(row), kind: 'alias' as const, name: row.stated, since: null, until: null }));
}

async function statedNames(client: ClientBase, names: NonNullable<IngestBatch['names']>): Promise<NewOtherName[]> {
  if (names.length === 0) return [];
  const { rows } = await client.query<NamedRow & { sid: string }>(HOLDERS, [
    names.map(({ jurisdiction }) => jurisdiction),
    names.map(({ sid }) => sid),
  ]);
  const holders = new Map(rows.map((row) => [`${row.jurisdiction} ${row.sid}`, row]));
  return names.flatMap(({ jurisdiction, sid, kind, name, since = null, until = null }) => {
    const holder = holders.get(`${jurisdiction} ${sid}`);
    if (holder === undefined) return [];
    const { nombre } = holder;
    // An alias that is only another spelling adds nothing, whereas a former name may differ in its legal form alone.
    const differs = kind === 'alias' ? hasOtherWords : isAnotherName;
    if (name === nombre || (nombre !== null && !differs(nombre, name, holder.kind))) return [];
    return [{ ...toRef(holder), kind, name, since, until }];
  });
}
