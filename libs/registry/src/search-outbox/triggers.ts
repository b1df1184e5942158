import type { Queryable } from '@entity-registry/database';
import { SEARCHED_LEVELS } from './content.js';

const EVENTS = [
  ['insert', 'referencing new table as new_rows'],
  ['update', 'referencing old table as old_rows new table as new_rows'],
  ['delete', 'referencing old table as old_rows'],
] as const;

interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

/** Statement triggers, one for each event, because a transition table belongs to one event. */
function statementTriggers(table: string, call: string): Trigger[] {
  return EVENTS.map(([event, rows]) => {
    const name = `search_outbox_${event}`;
    return { name, table, sql: `create trigger ${name} after ${event} on ${table} ${rows} execute function ${call}` };
  });
}

function nameTrigger(table: string, content: string, column: string): Trigger {
  const name = 'search_outbox_name';
  const changed = 'old.name_norm is distinct from new.name_norm';
  const call = `write_name_outbox('${content}', '${column}')`;
  const event = `after update of name_norm on ${table} for each row when (${changed})`;
  return { name, table, sql: `create trigger ${name} ${event} execute function ${call}` };
}

/**
 * The triggers that write to `search_outbox`. Those of `record` run for statements on it, those of a partition for statements
 * on the partition itself.
 */
function outboxTriggers(): Trigger[] {
  const levels = SEARCHED_LEVELS.map((level) => `'${level}'`).join(', ');
  const tables = ['record', ...SEARCHED_LEVELS.map((level) => `record_${level}`)];
  return [
    ...tables.flatMap((table) => statementTriggers(table, `write_record_outbox(${levels})`)),
    ...statementTriggers('name_key', `write_name_key_outbox('entity', 'entity_pk')`),
    ...statementTriggers('other_name_key', `write_name_key_outbox('other_name', 'name_id')`),
    nameTrigger('entity', 'entity', 'pk'),
    nameTrigger('entity_name', 'other_name', 'id'),
  ];
}

/** Whether changes are written to the outbox. */
export async function isOutboxOn(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ on: boolean }>(
    `select exists (select from pg_trigger where tgname = 'search_outbox_insert' and tgrelid = 'record'::regclass) as on`,
  );
  return rows[0]?.on ?? false;
}

/**
 * From the end of the transaction on, every change is written to the outbox. Waits for the transactions that are writing now, so
 * that whatever isn't in the outbox can be read. Without these triggers, an installation without a search engine pays nothing:
 * even a trigger that returns at once would copy the rows of every statement.
 */
export async function turnOutboxOn(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ table: string; name: string; definition: string }>(
    `select tgrelid::regclass::text as table, tgname as name, pg_get_triggerdef(oid) as definition
       from pg_trigger where tgname like 'search\\_outbox\\_%' and not tgisinternal`,
  );
  const levels = SEARCHED_LEVELS.map((level) => `'${level}'`).join(', ');
  for (const { name, table, sql } of outboxTriggers()) {
    const found = rows.find((row) => row.table === table && row.name === name);
    // The levels may be those of an earlier version.
    if (found !== undefined && (!table.startsWith('record') || found.definition.includes(`(${levels})`))) continue;
    await db.query(found === undefined ? sql : sql.replace('create trigger', 'create or replace trigger'));
  }
}

/** Changes are no longer written to the outbox, and those in it are forgotten. */
export async function turnOutboxOff(db: Queryable): Promise<void> {
  for (const { name, table } of outboxTriggers()) await db.query(`drop trigger if exists ${name} on ${table}`);
  await db.query('truncate search_outbox');
}
