import { makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { RequestAttribution, EntityKey } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { readEntityNames, summarizeDisclosures } from './log-rows.js';
import type { CallRow } from '../usage/calls.js';
import type { DisclosureSummary } from './log-rows.js';

export type AttributedCall = CallRow & RequestAttribution;

/** Whether the reader may see which entity a call was about and who made it; `userId` null: a program. */
export type CanView = (call: { keyId: CallRow['keyId']; userId: string | null }) => boolean;

/** Adds to each call which entity it was about and who made it. Runs two queries for any number of calls. */
export async function attributeCalls(
  db: Queryable,
  calls: readonly CallRow[],
  mayView: CanView,
): Promise<AttributedCall[]> {
  const summaries = await summarizeDisclosures(db, calls);
  const found = calls.map((call) => {
    const summary = summaries.get(call.id);
    const isWithheld = summary !== undefined && !mayView({ keyId: call.keyId, userId: summary.userId });
    return { call, summary, isWithheld };
  });
  const viewable = found.flatMap(({ summary, isWithheld }) => (summary && !isWithheld ? summary : []));
  const names = await readEntityNames(db, viewable.flatMap(namedEntityOf));
  return found.map(({ call, summary, isWithheld }) => {
    if (summary === undefined) return { ...call, attribution: 'not_attributable', ...UNKNOWN };
    if (isWithheld) return { ...call, attribution: 'withheld', ...UNKNOWN };
    return { ...call, ...attribution(summary, names) };
  });
}

const UNKNOWN = { entities: null, entityId: null, entityName: null, memberName: null, memberEmail: null };

function attribution(
  { named, entity, userName, userEmail }: DisclosureSummary,
  names: ReadonlyMap<EntityKey, string | null>,
): RequestAttribution {
  const id = entity === null ? null : parseEntityKey(entity);
  return {
    attribution: named === 0 ? 'none' : named === 1 ? 'entity' : 'entities',
    entities: named,
    entityId: id && makeTypedId(id.jurisdiction, id.type, id.pk),
    entityName: entity === null ? null : (names.get(entity) ?? null),
    memberName: userName,
    memberEmail: userEmail,
  };
}

/** The entity to read the name for; records of other types have none. */
function namedEntityOf({ entity }: DisclosureSummary): { key: EntityKey; jurisdiction: string; pk: bigint }[] {
  const id = entity === null ? null : parseEntityKey(entity);
  return entity !== null && id?.type === 'own' ? [{ key: entity, jurisdiction: id.jurisdiction, pk: id.pk }] : [];
}
