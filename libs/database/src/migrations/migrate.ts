import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { primaryUrl } from '../primary-pool.js';
import { withSchemaEngine } from './engine.js';

const FILTERS: SchemaFilter = { externalTables: [], externalEnums: [] };

/**
 * Applies the migrations of `prismaDirectory`/migrations that the database at `url` (of several hosts, the primary) doesn't have yet, in
 * order of their names, and records them in `_prisma_migrations` as `prisma migrate deploy` does. Each file is one transaction, except one whose
 * statements are all `concurrently`. A failed file leaves nothing behind; a `concurrently` file keeps the statements that ran, and perhaps an
 * unusable index. The next call tries it again, whether the attempt failed or its process was killed. Several processes may call it at once.
 * @returns the names of the migrations applied by this call
 * @throws when a migration fails, or when an applied one is missing from the directory
 */
export async function applyMigrations(url: string, prismaDirectory: string): Promise<string[]> {
  const migrationsList = await readMigrations(prismaDirectory);
  return await withSchemaEngine(await primaryUrl(url), async (engine) => {
    const apply = async () =>
      (await engine.applyMigrations({ migrationsList, filters: FILTERS })).appliedMigrationNames;
    try {
      return await apply();
    } catch (error) {
      const { failedMigrationNames } = await engine.diagnoseMigrationHistory({
        migrationsList,
        optInToShadowDatabase: false,
        filters: FILTERS,
      });
      // Another process may still run one that has begun: then the error is about the lock, and names no migration.
      const ended = failedMigrationNames.filter((name) => String(error).includes(name));
      for (const migrationName of ended) await engine.markMigrationRolledBack({ migrationName });
      if (!isLeftover(error)) throw error;
      return await apply();
    }
  });
}

/** Whether a migration was found that began earlier and never ended: its process was killed, because this one has the lock. */
function isLeftover(error: unknown): boolean {
  return (error as { code?: string }).code === 'P3009';
}

/** The migrations of `prismaDirectory`/migrations, in the order in which they are applied. */
export async function readMigrationScripts(prismaDirectory: string): Promise<{ name: string; sql: string }[]> {
  const baseDir = resolve(prismaDirectory, 'migrations');
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return await Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(join(baseDir, name, 'migration.sql'), 'utf8') })),
  );
}

async function readMigrations(prismaDirectory: string): Promise<MigrationList> {
  const baseDir = resolve(prismaDirectory, 'migrations');
  const scripts = await readMigrationScripts(prismaDirectory);
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: await readFile(join(baseDir, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: scripts.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
}
