import type { RecordLevel } from '@entity-registry/domain';
import { SURFACE_NAMES, surfaceOf } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Content } from '../../search-outbox/content.js';
import type { OutboxRow } from '../../search-outbox/outbox.js';
import { currentNameDocuments, currentNameId, otherNameDocuments, otherNameId } from './name-documents.js';
import { surfaceDocumentId, surfaceDocuments } from './surface-documents.js';
import type { SearchDocument } from './surface-documents.js';

/** The wanted documents of changes to a content: those of the database, and the ids of those that are gone. */
export interface ChangedDocuments {
  readonly content: Content;
  readonly found: readonly SearchDocument[];
  readonly gone: readonly string[];
}

/** The documents of changed records and names, as they are in the database now. */
export async function readChangedDocuments(db: Queryable, rows: readonly OutboxRow[]): Promise<ChangedDocuments[]> {
  const documents: ChangedDocuments[] = [];
  for (const [content, changed] of Map.groupBy(rows, (row) => row.content)) {
    if (content === 'entity') documents.push(split('names', await currentNameDocuments(db, changed), changed));
    else if (content === 'other_name') {
      const found = await otherNameDocuments(
        db,
        changed.map(({ pk }) => pk),
      );
      documents.push(split('names', found, changed));
    } else documents.push(...(await changedRecords(db, content, changed)));
  }
  return documents;
}

/** The documents in every surface and part that has records of the level. */
async function changedRecords(
  db: Queryable,
  level: RecordLevel,
  rows: readonly OutboxRow[],
): Promise<ChangedDocuments[]> {
  const pks = [...new Set(rows.map(({ pk }) => pk))];
  const documents: ChangedDocuments[] = [];
  for (const name of SURFACE_NAMES) {
    const parts = [...surfaceOf(name).parts.entries()].filter(([, part]) => part.level === level);
    const found: SearchDocument[] = [];
    for (const [index] of parts) found.push(...(await surfaceDocuments(db, name, index, pks)));
    if (parts.length > 0) documents.push(split(name, found, rows));
  }
  return documents;
}

/** The ids of the documents that a change may concern, by content. */
export function documentIds({ content, jurisdiction, pk }: OutboxRow): { content: Content; id: string }[] {
  if (content === 'entity') return [{ content: 'names', id: currentNameId(jurisdiction, pk) }];
  if (content === 'other_name') return [{ content: 'names', id: otherNameId(pk) }];
  return SURFACE_NAMES.flatMap((name) =>
    [...surfaceOf(name).parts.entries()]
      .filter(([, { level }]) => level === content)
      .map(([index]) => ({ content: name, id: surfaceDocumentId(index, pk) })),
  );
}

/** The documents once each, and the ids of the changes without one. */
function split(content: Content, documents: readonly SearchDocument[], rows: readonly OutboxRow[]): ChangedDocuments {
  const found = new Map(documents.map((document) => [document.id, document]));
  const wanted = rows.flatMap((row) => documentIds(row)).filter((one) => one.content === content);
  const gone = [...new Set(wanted.map(({ id }) => id))].filter((id) => !found.has(id));
  return { content, found: [...found.values()], gone };
}
