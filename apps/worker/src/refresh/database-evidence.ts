import { insertEvidence, insertUnchangedEvidence, latestEvidence, readEvidenceBody } from '@entity-registry/registry';
import type { Database } from '@entity-registry/database';
import type { EvidenceStore } from '@entity-registry/sources';

/** The sources' raw responses in the database, shared by all workers. */
export function databaseEvidence(db: Database): EvidenceStore {
  return {
    latest: (source, url) => latestEvidence(db, source, url),
    body: (id) => readEvidenceBody(db, id),
    insert: (response) => insertEvidence(db, response),
    insertUnchanged: (id, fetchedAt) => insertUnchangedEvidence(db, id, fetchedAt),
  };
}
