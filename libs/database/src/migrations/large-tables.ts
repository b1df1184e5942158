import type { Queryable } from '../queryable.js';

/** Bytes from which a table counts as large: a scan of more takes long enough for requests to time out behind its lock. */
const LARGE_BYTES = 64 * 1024 * 1024;

/**
 * Tables that are large in production: the registry with its indexes, and what every request, charge, refresh, source response
 * or delivery adds a row to or updates. Partitions count as their table.
 */
export const LARGE_TABLES: ReadonlySet<string> = new Set([
  ...['entity', 'entity_listing', 'entity_name', 'link', 'record', 'section', 'section_change', 'source_look'],
  ...['name_key', 'name_token', 'name_token_del', 'other_name_key', 'document_reading', 'document_text'],
  ...['account', 'api_key', 'key_use', 'idempotency_record', 'journal_entry', 'posting', 'disclosure'],
  ...['response_delivery', 'usage_day', 'request_count', 'library_answer', 'search_session', 'audit_entry'],
  ...['update_request', 'work', 'source_reading', 'evidence', 'evidence_body', 'webhook_delivery', 'webhook_attempt'],
]);

/** The tables of a database that are large there, by their size with indexes; a partitioned table by that of its partitions. */
export async function measureLargeTables(database: Queryable): Promise<Set<string>> {
  const { rows } = await database.query<{ name: string }>(
    `select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      group by 1 having sum(pg_total_relation_size(c.oid)) >= $1`,
    [LARGE_BYTES],
  );
  return new Set(rows.map(({ name }) => name));
}
