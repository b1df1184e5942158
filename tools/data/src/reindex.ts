import { JURISDICTION_CODES } from '@entity-registry/domain';
import { LISTS_SCOPE, outdatedNameIndexes, rebuildListingIndex, rebuildNameIndex } from '@entity-registry/registry';
import type { Pool } from 'pg';
import type { Progress } from './import/runs/progress.js';

export interface ReindexOptions {
  readonly pool: Pool;
  readonly progress: Progress;
  readonly now: () => Date;
  /** Every index is rebuilt, not only those that another version built. */
  readonly all: boolean;
}

/** Rebuilds the name indexes that need it: those of jurisdictions, and that of lists. Returns the result for the terminal. */
export async function reindex({ pool, progress, now, all }: ReindexOptions): Promise<string> {
  const scopes = all ? [...JURISDICTION_CODES, LISTS_SCOPE] : await outdatedNameIndexes(pool);
  if (scopes.length === 0) return 'nothing to do: every name index is up to date (--all rebuilds them anyway)';
  const jurisdictions = scopes.filter((scope) => scope !== LISTS_SCOPE);
  const { rows } = await pool.query<{ names: bigint | string }>(
    `select (select count(*) from name_key where jurisdiction = any($1))
          + (select count(*) from other_name_key where jurisdiction = any($1)) as names`,
    [jurisdictions],
  );
  progress.start('name index', Number(rows[0]?.names ?? 0));
  try {
    let before = 0;
    if (jurisdictions.length > 0) {
      await rebuildNameIndex(pool, {
        jurisdictions,
        now: now(),
        onProgress: (step, names) => {
          if (step === 'names') progress.advance(before + names, before + names);
          if (step === 'indexes') before += names;
        },
      });
    }
    if (scopes.includes(LISTS_SCOPE)) await rebuildListingIndex(pool, now());
  } finally {
    progress.stop();
  }
  return `rebuilt the name index of ${scopes.join(', ')}`;
}
