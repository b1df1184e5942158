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
function outboxTriggers(levels: readonly string[] = SEARCHED_LEVELS): Trigger[] {
  const written = levels.map((level) => `'${level}'`).join(', ');
  const tables = ['record', ...levels.map((level) => `record_${level}`)];
  return [
    ...tables.flatMap((table) => statementTriggers(table, `write_record_outbox(${written})`)),
    ...statementTriggers('name_key', `write_name_key_outbox('entity', 'entity_pk')`),
    ...statementTriggers('other_name_key', `write_name_key_outbox('other_name', 'name_id')`),
    nameTrigger('entity', 'entity', 'pk'),
    nameTrigger('entity_name', 'other_name', 'id'),
  ];
}

async function listTriggers(
  db: Queryable,
): Promise<{ readonly table: string; readonly name: string; readonly definition: string }[]> {
  const { rows } = await db.query<{ table: string; name: string; definition: string }>(
    `select tgrelid::regclass::text as table, tgname as name, pg_get_triggerdef(oid) as definition
       from pg_trigger where tgname like 'search\\_outbox\\_%' and not tgisinternal and tgparentid = 0`,
  );
  return rows;
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
  const rows = await listTriggers(db);
  // Of every version that has indexes: one that runs beside this one may search other levels.
  const levels = [...new Set([...SEARCHED_LEVELS, ...rows.flatMap(({ definition }) => levelsIn(definition))])];
  for (const { name, table, sql } of outboxTriggers(levels)) {
    const found = rows.find((row) => row.table === table && row.name === name);
    if (found !== undefined && (!table.startsWith('record') || levelsIn(found.definition).length === levels.length))
      continue;
    await db.query(found === undefined ? sql : sql.replace('create trigger', 'create or replace trigger'));
  }
}

/** The levels that a trigger writes, from its definition; empty for those of names. */
function levelsIn(definition: string): string[] {
  const [, call = ''] = /write_record_outbox\((?<levels>[^)]*)\)/.exec(definition) ?? [];
  return [...call.matchAll(/'(\w+)'/g)].map(([, level = '']) => level);
}

/** Changes are no longer written to the outbox, and those in it are forgotten. */
export async function turnOutboxOff(db: Queryable): Promise<void> {
  for (const { name, table } of await listTriggers(db)) await db.query(`drop trigger ${name} on ${table}`);
  await db.query('truncate search_outbox, search_owed_change');
}
