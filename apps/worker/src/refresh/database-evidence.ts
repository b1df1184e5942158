import { keepEvidence, keepUnchangedEvidence, latestEvidence, readEvidenceBody } from '@entity-registry/registry';
import type { Database } from '@entity-registry/database';
import type { EvidenceStore } from '@entity-registry/sources';

/** The sources' raw responses in the database, shared by all workers. */
export function databaseEvidence(db: Database): EvidenceStore {
  return {
    latest: (source, url) => latestEvidence(db, source, url),
    body: (id) => readEvidenceBody(db, id),
    keep: (answer) => keepEvidence(db, answer),
    keepUnchanged: (id, fetchedAt) => keepUnchangedEvidence(db, id, fetchedAt),
  };
}
