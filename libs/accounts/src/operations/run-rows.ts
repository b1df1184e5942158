import type { Jurisdiction, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId, KeyId } from '../ids.js';
import type { Page } from '../page.js';

export interface IngestRunRow {
  id: bigint;
  dataset: string;
  importerVersion: number;
  fileName: string | null;
  fileBytes: bigint | null;
  /** Bytes of the unpacked file; null: unknown. */
  textBytes: bigint | null;
  /** Bytes of the text read up to the checkpoint. */
  bytesDone: bigint;
  status: 'running' | 'completed' | 'failed';
  /** Lines of the input whose rows are committed. */
  checkpoint: bigint;
  rowsInserted: bigint;
  rowsUpdated: bigint;
  rowsUnchanged: bigint;
  rowsRejected: bigint;
  synthetic: boolean;
  error: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  /** When the checkpoint last moved; null: not since the run started or was resumed. */
  advancedAt: Date | null;
  /** When it was resumed, and after which line and byte; null: it was never resumed. */
  resumedAt: Date | null;
  resumedLine: bigint;
  resumedBytes: bigint;
}

export interface UpdateRequestRow {
  id: bigint;
  accountId: AccountId;
  keyId: KeyId | null;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  codes: string[];
  price: MicroUsd;
  status: 'pending' | 'completed' | 'failed';
  webhookStatus: 'delivered' | 'failed' | null;
  webhookAttempts: number;
  clientReference: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  errorMessage: string | null;
  entryId: EntryId | null;
}

const ingestColumns = `id, dataset, importer_version as "importerVersion", file_name as "fileName",
  file_bytes as "fileBytes", status, checkpoint, rows_inserted as "rowsInserted", rows_updated as "rowsUpdated",
  rows_unchanged as "rowsUnchanged", rows_rejected as "rowsRejected", synthetic, error, started_at as "startedAt",
  finished_at as "finishedAt", text_bytes as "textBytes", bytes_done as "bytesDone", advanced_at as "advancedAt",
  resumed_at as "resumedAt", resumed_line as "resumedLine", resumed_bytes as "resumedBytes"`;

/** Runs of importers, newest first; those of refreshes are listed as refresh requests. */
export async function listIngestRuns(
  db: Queryable,
  filter: { status: IngestRunRow['status'] | null },
  page: Page,
): Promise<IngestRunRow[]> {
  const { rows } = await db.query<IngestRunRow>(
    `select ${ingestColumns} from ingest_run
      where dataset <> 'refresh' and ($1::text is null or status = $1) and ($2::bigint is null or id < $2)
      order by id desc limit $3`,
    [filter.status, page.before, page.limit],
  );
  return rows;
}

/** One run of an importer; null: unknown. */
export async function findIngestRun(db: Queryable, id: bigint): Promise<IngestRunRow | null> {
  const { rows } = await db.query<IngestRunRow>(`select ${ingestColumns} from ingest_run where id = $1`, [id]);
  return rows[0] ?? null;
}

// The result belongs to the customer: it isn't among the columns.
const updateColumns = `id, account_id as "accountId", api_key_id as "keyId", jurisdiction, entity_pk as "entityPk",
  requested_codes as codes, price_micro as price, status, webhook_status as "webhookStatus",
  webhook_attempts as "webhookAttempts", client_reference as "clientReference", requested_at as "requestedAt",
  started_at as "startedAt", completed_at as "completedAt", error_message as "errorMessage", entry_id as "entryId"`;

/** Refresh requests, newest first, without their results. */
export async function listUpdateRequests(
  db: Queryable,
  filter: { accountId: AccountId | null; status: UpdateRequestRow['status'] | null },
  page: Page,
): Promise<UpdateRequestRow[]> {
  const { rows } = await db.query<UpdateRequestRow>(
    `select ${updateColumns} from update_request
      where ($1::bigint is null or account_id = $1) and ($2::text is null or status = $2)
        and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [filter.accountId, filter.status, page.before, page.limit],
  );
  return rows;
}

/** One refresh request, without its result; null: unknown. */
export async function findUpdateRequest(db: Queryable, id: bigint): Promise<UpdateRequestRow | null> {
  const { rows } = await db.query<UpdateRequestRow>(`select ${updateColumns} from update_request where id = $1`, [id]);
  return rows[0] ?? null;
}
