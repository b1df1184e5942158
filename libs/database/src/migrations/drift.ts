import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SchemaFilter } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Queryable } from '../queryable.js';
import { withSchemaEngine } from './engine.js';

/** Prisma's own table of applied migrations. */
const BOOKKEEPING: SchemaFilter = { externalTables: ['public._prisma_migrations'], externalEnums: [] };
const DATASOURCE = 'datasource db {\n  provider = "postgresql"\n}\n';

/**
 * The SQL that would bring the database at `url` in line with the schema file; null if they agree. On a freshly migrated
 * database, this compares the migrations with the schema. Tables, columns, types, defaults, keys and plain indexes only: see
 * `describeBeyondPrisma` for the rest.
 */
export async function diffFromSchema(url: string, schemaFile: string): Promise<string | null> {
  const content = await readFile(schemaFile, 'utf8');
  return await withSchemaEngine(url, async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from: {
        tag: 'schemaDatasource',
        files: [{ path: schemaFile, content: DATASOURCE }],
        configDir: dirname(schemaFile),
      },
      to: { tag: 'schemaDatamodel', files: [{ path: schemaFile, content }] },
      script: true,
      exitCode: true,
      filters: BOOKKEEPING,
    });
    return exitCode === 0 ? null : (stdout ?? 'the schemas differ');
  });
}

/** Objects of extensions aren't ours. */
const OF_EXTENSION = (oid: string) => `exists (select from pg_depend x where x.objid = ${oid} and x.deptype = 'e')`;

const BEYOND_PRISMA = `
  select 'extension ' || extname as line from pg_extension where extname <> 'plpgsql'
  union all
  select format('check %s.%s %s', case contypid when 0 then conrelid::regclass::text else contypid::regtype::text end, conname,
           pg_get_constraintdef(oid))
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
     and conrelid not in (select inhrelid from pg_inherits)
  union all
  select format('domain %s as %s', t.oid::regtype, format_type(t.typbasetype, t.typtypmod)) from pg_type t
   where t.typtype = 'd' and t.typnamespace = 'public'::regnamespace
  union all
  select format('partitioned %s %s', partrelid::regclass, pg_get_partkeydef(partrelid)) from pg_partitioned_table
  union all
  select format('partition %s of %s %s', c.oid::regclass, i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid))
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relpartbound is not null and c.relkind in ('r', 'p')
     -- Monthly partitions differ by date.
     and c.relname !~ '_[0-9]{4}_[0-9]{2}$'
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t
   where not t.tgisinternal and t.tgparentid = 0 and t.tgrelid::regclass::text !~ '_[0-9]{4}_[0-9]{2}$'
  union all
  select 'view ' || c.oid::regclass || ' ' || md5(pg_get_viewdef(c.oid)) from pg_class c
   where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace and not ${OF_EXTENSION('c.oid')}
  union all
  select 'sequence ' || c.oid::regclass from pg_class c
   where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
  union all
  select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace and not c.relispartition
     and (i.indexprs is not null or i.indpred is not null
          or exists (select from unnest(i.indoption::int2[]) o where o not in (0, 3))
          or exists (select from unnest(i.indclass::oid[]) k join pg_opclass o on o.oid = k where not o.opcdefault))
  union all
  select format('storage %s %s', c.oid::regclass, array_to_string(c.reloptions, ' ')) from pg_class c
   where c.reloptions is not null and c.relkind in ('r', 'p', 'i', 'I') and not c.relispartition
     and c.relnamespace = 'public'::regnamespace
  order by 1`;

/**
 * Lists what the migrations create that Prisma's schema can't express, one sorted line each: extensions, checks, domains,
 * partitions, triggers, views (by the hash of their body), unowned sequences, storage parameters, and indexes with an
 * expression, a condition, an operator class or an unusual order. Compared with the committed prisma/beyond-prisma.txt.
 * Functions are compared with their files: see `compareFunctions`.
 */
export async function describeBeyondPrisma(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(BEYOND_PRISMA);
  return rows.map((row) => row.line.replaceAll('\n', ' '));
}
