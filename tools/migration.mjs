// `npm run migration -- NAME [--rename OLD=NEW]`: compares the functions in libs/database/sql with a freshly migrated database,
// and writes the differences to prisma/migrations/<timestamp>_NAME/migration.sql.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { withScratchServer } from './postgres/scratch.mjs';
import { step } from './progress.mjs';

const USAGE = `Usage: npm run migration -- NAME [--rename OLD=NEW ...]

Writes prisma/migrations/<timestamp>_NAME/migration.sql with the functions that differ between libs/database/sql and the
existing migrations.

  NAME              lowercase words joined by underscores, for example charge_in_batches
  --rename OLD=NEW  rename a function that triggers, indexes or columns use; they use it under its new name`;
/** The error code of PostgreSQL for a drop that would leave a trigger or an index without its function. */
const DEPENDENT_OBJECTS = '2BP01';
const MIGRATIONS = join(ROOT, 'prisma', 'migrations');

await command(async () => {
  const { name, renames } = readArguments();
  await step('Building', () => build(), { quiet: true });
  const database = await import('@entity-registry/database');
  const files = await database.readFunctionFiles(join(ROOT, 'libs', 'database', 'sql'));
  const changes = await withMigratedDatabase(database, async (pool) => {
    const found = await explained(() => database.compareFunctions(pool, files, renames));
    // Run before it is written: other objects may depend on a dropped function.
    if (found.length > 0) await explained(() => pool.query(database.functionMigration(found)));
    const left = await database.compareFunctions(pool, files);
    if (left.length > 0) {
      const names = left.map((change) => change.name).join(', ');
      throw new FriendlyError(`Write this migration by hand: a generated one doesn't grant privileges (${names}).`);
    }
    return found;
  });
  if (changes.length === 0) {
    process.stdout.write('Nothing to do: libs/database/sql and the migrations agree.\n');
    return;
  }
  const file = join(MIGRATIONS, `${timestamp()}_${name}`, 'migration.sql');
  mkdirSync(join(file, '..'));
  writeFileSync(file, database.functionMigration(changes));
  for (const change of changes) process.stdout.write(`${change.action.padEnd(8)} ${change.name}\n`);
  process.stdout.write(`${relative(ROOT, file)}\n`);
  if (changes.some(({ action }) => action === 'drop' || action === 'recreate')) {
    process.stdout.write(
      'During an upgrade the previous release still runs: make sure that it does not call a function that is dropped or recreated.\n',
    );
  }
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { rename: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    });
    const renames = values.rename.map((text) => /^(?<from>[a-z_0-9]+)=(?<to>[a-z_0-9]+)$/.exec(text)?.groups);
    const [name] = positionals;
    if (positionals.length === 1 && /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(name) && !renames.includes(undefined)) {
      return { name, renames };
    }
  } catch {
    // an unknown option
  }
  throw new FriendlyError(USAGE);
}

async function withMigratedDatabase({ applyMigrations, createPool }, work) {
  return await withScratchServer(async (url) => {
    await step('Migrating', () => applyMigrations(url, join(ROOT, 'prisma')), { quiet: true });
    const pool = createPool(url, { max: 1 });
    return await work(pool).finally(() => pool.end());
  });
}

/** Turns PostgreSQL errors, which are about the files, into messages for the user. */
async function explained(work) {
  try {
    return await work();
  } catch (error) {
    const { code, detail, hint } = error.cause ?? error;
    const advice = code === DEPENDENT_OBJECTS ? 'If you renamed the function, repeat with --rename OLD=NEW.' : hint;
    throw new FriendlyError([error.message, detail, advice].filter(Boolean).join('\n'), { cause: error });
  }
}

/** The time in UTC, or one second after the newest migration if that is later: migrations run in the order of their names. */
function timestamp() {
  const newest = readdirSync(MIGRATIONS)
    .map((name) => /^\d{14}/.exec(name)?.[0])
    .filter(Boolean)
    .sort()
    .at(-1);
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return newest !== undefined && newest >= now ? String(BigInt(newest) + 1n) : now;
}
