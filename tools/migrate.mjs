// `npm run migrate`: applies missing migrations to the database of DATABASE_URL (or DATABASE_SESSION_URL, if DATABASE_URL leads to
// a pooler: the lock on migrations needs a session). `--describe` rewrites
// prisma/beyond-prisma.txt from it: everything in the migrations that Prisma's schema can't express. `--check` applies nothing:
// it tells which migrations would block requests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { withScratchServer } from './postgres/scratch.mjs';
import { step } from './progress.mjs';

const USAGE = `Usage: npm run migrate [-- --check | --describe]

Applies missing migrations to the database of DATABASE_URL, or of DATABASE_SESSION_URL if DATABASE_URL leads to a pooler.

  --check     apply nothing: tell which migrations would block requests
  --describe  then rewrite prisma/beyond-prisma.txt from the database
  --help      show this text`;
const PRISMA = join(ROOT, 'prisma');

await command(async () => {
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { describe: flag, check: flag, help: { ...flag, short: 'h' } } });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const url = process.env.DATABASE_SESSION_URL || process.env.DATABASE_URL;
  if (!url && !values.check) {
    throw new FriendlyError('DATABASE_URL is not set: postgresql://user:password@host:5432/database');
  }
  await step('Building', () => build(), { quiet: true });
  const database = await import('@entity-registry/database');
  if (values.check) return await check(database, url);
  const applied = await step('Migrating', () => database.applyMigrations(url, PRISMA));
  process.stdout.write(applied.length > 0 ? `${applied.join('\n')}\n` : 'Nothing to apply.\n');
  if (values.describe) {
    const pool = database.createPool(url, { max: 1 });
    const lines = await database.describeBeyondPrisma(pool).finally(() => pool.end());
    writeFileSync(join(PRISMA, 'beyond-prisma.txt'), `${lines.join('\n')}\n`);
  }
  return 0;
});

/**
 * Checks the migrations that the database at `url` doesn't have yet, or without a database all since the check exists, on a
 * scratch server. Tables are large that are large in production or in that database.
 * @returns the exit code: 1 if a migration is refused
 */
async function check({ CHECKED_AFTER, LARGE_TABLES, checkMigrations, createPool, measureLargeTables }, url) {
  let applied = new Set();
  let large = LARGE_TABLES;
  if (url) {
    const pool = createPool(url, { max: 1 });
    try {
      applied = await readApplied(pool);
      large = LARGE_TABLES.union(await measureLargeTables(pool));
    } finally {
      await pool.end();
    }
  }
  const checks = await withScratchServer(async (scratch) =>
    checkMigrations(scratch, PRISMA, {
      isChecked: (name) => name > CHECKED_AFTER && !applied.has(name),
      isLarge: (table) => large.has(table),
    }),
  );
  for (const { migration, problems } of checks) {
    process.stdout.write(
      [problems.length > 0 ? `✗ ${migration}` : `✓ ${migration}`, ...problems].join('\n    ') + '\n',
    );
  }
  if (checks.length === 0) process.stdout.write('Nothing to check.\n');
  return checks.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

/** The migrations that a database has; none if it was never migrated. */
async function readApplied(pool) {
  const { rows } = await pool.query(`select to_regclass('_prisma_migrations') is not null as migrated`);
  if (!rows[0].migrated) return new Set();
  const { rows: migrations } = await pool.query(
    'select migration_name as name from _prisma_migrations where finished_at is not null',
  );
  return new Set(migrations.map(({ name }) => name));
}
