// `npm run migrate`: applies the migrations that the database of DATABASE_URL doesn't have yet. `--describe` rewrites
// prisma/beyond-prisma.txt from it: everything in the migrations that Prisma's schema can't express.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';

await command(async () => {
  const { values } = parseArgs({ options: { describe: { type: 'boolean', default: false } } });
  const url = process.env.DATABASE_URL;
  if (!url) throw new FriendlyError('DATABASE_URL is not set: postgresql://user:password@host:5432/database');
  await step('Building', () => build(), { quiet: true });
  const { applyMigrations, createPool, describeBeyondPrisma } = await import('@entity-registry/database');
  const applied = await step('Migrating', () => applyMigrations(url, join(ROOT, 'prisma')));
  process.stdout.write(applied.length > 0 ? `${applied.join('\n')}\n` : 'Nothing to apply.\n');
  if (values.describe) {
    const pool = createPool(url, { max: 1 });
    const lines = await describeBeyondPrisma(pool).finally(() => pool.end());
    writeFileSync(join(ROOT, 'prisma', 'beyond-prisma.txt'), `${lines.join('\n')}\n`);
  }
});
