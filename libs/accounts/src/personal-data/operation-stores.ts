import type { OtherTable, PersonalDataStore } from './store.js';

/** Stores of operators and callers, and those outside the database. */
export const OPERATION_STORES: readonly PersonalDataStore[] = [
  {
    name: 'audit_entry',
    columns: ['actor', 'operator_id', 'user_id', 'detail'],
    retention: { until: 'the accounting records of the account may be destroyed' },
    people: {
      operator: { data: 'what they did', eraser: { kept: 'it proves who changed what, and is append-only' } },
      user: {
        data: 'what they changed in the dashboard',
        eraser: { kept: 'it proves who changed what, and is append-only' },
      },
    },
  },
  {
    name: 'operator_session',
    columns: ['operator_id'],
    retention: { days: 1, after: 'sign-in', by: 'expiry of the store' },
    people: { operator: { data: 'sessions', eraser: { sql: 'delete from operator_session where operator_id = $1' } } },
  },
  {
    name: 'operator',
    columns: ['name'],
    retention: { until: 'the audit log may be destroyed' },
    people: {
      operator: {
        data: 'their name',
        eraser: { kept: 'the audit log names them; revoking an operator ends every access' },
      },
    },
  },
  {
    name: 'public_network_use',
    columns: ['network'],
    retention: { days: 2, after: 'the call', by: 'purge_history' },
    people: { caller: { data: 'the network (/24, /48) of a call without a key', eraser: { expires: true } } },
  },
  {
    name: 'rate limits (Redis)',
    columns: [],
    code: ['apps/api/src/gateway/rates/redis-buckets.ts'],
    retention: { days: 1, after: 'the last request', by: 'expiry of the store' },
    people: { caller: { data: 'addresses and networks of recent calls', eraser: { expires: true } } },
  },
  {
    name: 'log (standard output)',
    columns: [],
    code: ['libs/http/src/logging/logger.ts'],
    retention: { until: 'the operator of the servers deletes the log; we recommend 30 days' },
    people: {
      caller: {
        data: 'the address of each request and its path, without names, identifiers and keys',
        eraser: { kept: 'the log is not stored by this software; it is deleted with its files' },
      },
    },
  },
  {
    name: 'mail server',
    columns: [],
    code: ['apps/platform/src/mail/smtp-transport.ts'],
    retention: { until: 'the mail provider deletes sent mail' },
    people: { user: { data: 'mails to them', eraser: { kept: 'it is the recipient’s own mail by then' } } },
  },
  {
    name: 'backups',
    columns: [],
    code: [],
    retention: { until: 'the backup is replaced; the guide recommends two full backups' },
    people: {
      registered: {
        data: 'all of the above',
        eraser: { kept: 'a backup is not changed: an erasure is repeated after a restore' },
      },
      user: {
        data: 'all of the above',
        eraser: { kept: 'a backup is not changed: an erasure is repeated after a restore' },
      },
    },
  },
];

/** Files that write outside the database and hold no personal data there. */
export const OTHER_CODE: Readonly<Record<string, string>> = {
  'apps/api/src/openapi/reference.ts': 'reads the OpenAPI documents',
  'libs/http/src/site/site.ts': 'reads pages of the dashboard and the guides',
  'libs/database/src/migrations/drift.ts': 'reads migrations',
  'libs/database/src/migrations/engine.ts': 'reads migrations',
  'libs/database/src/migrations/functions.ts': 'reads the files of SQL functions',
  'libs/database/src/migrations/migrate.ts': 'reads migrations',
  'libs/registry/src/objects/read-object-store-settings.ts': 'checks that the directory of the object store exists',
  'libs/registry/src/source-files/list-directory.ts': 'reads files of lists that the operator provides',
  'libs/registry/src/source-files/source-file.ts': 'reads files of sources that the operator provides',
  'libs/queue/src/backend.ts': 'jobs carry the ids of rows alone',
  'libs/queue/src/job-worker.ts': 'jobs carry the ids of rows alone',
  'libs/queue/src/jobs.ts': 'jobs carry the ids of rows alone',
  'libs/queue/src/postgres-pool.ts': 'jobs carry the ids of rows alone',
  'libs/queue/src/redis-client.ts': 'jobs carry the ids of rows alone',
};

/** Every table without personal data. */
export const OTHER_TABLES: readonly OtherTable[] = [
  { name: 'account_read_position', holds: 'where the reads of an account must be' },
  { name: 'balance_alert', holds: 'a threshold of an account' },
  { name: 'corporate_domain', holds: 'domains of companies' },
  { name: 'credit_lot', holds: 'amounts of an account' },
  { name: 'dashboard_key', holds: 'a sealed key of an account' },
  { name: 'housekeeping_run', holds: 'counts' },
  { name: 'ingest_run', holds: 'source files and counts' },
  { name: 'key_cap', holds: 'amounts of a key' },
  { name: 'key_use', holds: 'when a key was last used' },
  { name: 'ledger_archive', holds: 'months of the ledger in the object store, and checksums' },
  { name: 'list_version', holds: 'versions of lists and counts' },
  { name: 'name_index', holds: 'counts' },
  { name: 'name_token', holds: 'single words of names and their frequency' },
  { name: 'name_token_del', holds: 'hashes of single words' },
  { name: 'periodic_task', holds: 'when the periodic tasks ran, and their last errors' },
  { name: 'posting', holds: 'amounts of an account' },
  { name: 'posting_carried', holds: 'amounts of an account' },
  { name: 'public_budget', holds: 'counts' },
  { name: 'read_floor', holds: 'a count' },
  { name: 'receipt_series', holds: 'counts' },
  { name: 'request_count', holds: 'counts of requests of an account' },
  { name: 'response_delivery', holds: 'whether responses were sent' },
  { name: 'search_index', holds: 'the indexes of the search engine' },
  { name: 'signing_key', holds: 'public keys, and sealed private keys, of this service' },
  { name: 'source_count', holds: 'counts' },
  { name: 'source_pace', holds: 'when a source may be read next' },
  { name: 'text_recognizer', holds: 'which programs recognize text' },
  { name: 'source_reading', holds: 'which sources a refresh read' },
  { name: 'usage_day', holds: 'counts and amounts of an account' },
  { name: 'usage_rollup', holds: 'how far usage is summed' },
  { name: 'event_delivery', holds: 'numbers of the events that were sent, and how a receiver responded' },
  { name: 'event_endpoint', holds: 'where events of an account are sent, and sealed secrets' },
  { name: 'event_feed', holds: 'how far the events of an account are numbered' },
  { name: 'watch_change', holds: 'changes that have not been compared with what is watched' },
  { name: 'purpose_requirement', holds: 'jurisdictions that require a purpose' },
  { name: 'account_purpose', holds: 'what an account uses immigration, court and criminal records for' },
  { name: 'watch_notice', holds: 'when an account was told about unpaid items' },
  { name: 'watch_period', holds: 'paid times of watched items' },
  { name: 'watchlist', holds: 'what an account calls its lists' },
  { name: 'webhook_attempt', holds: 'status codes of a receiver' },
  { name: 'webhook_secret', holds: 'sealed secrets of an account' },
  { name: 'work', holds: 'queued work by account' },
  { name: 'work_slots', holds: 'slots of workers' },
  { name: 'work_turn', holds: 'scheduling turns by account' },
];
