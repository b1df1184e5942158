import { JURISDICTION_CODES } from '@entity-registry/domain';
import { outdatedNameIndexes, rebuildNameIndex } from '@entity-registry/registry';
import type { Pool } from 'pg';
import type { Progress } from './import/runs/progress.js';

export interface ReindexOptions {
  readonly pool: Pool;
  readonly progress: Progress;
  readonly now: () => Date;
  /** Every jurisdiction's index is rebuilt, not only those that another version built. */
  readonly all: boolean;
}

/** Rebuilds the name index of jurisdictions that need it. Returns the result for the terminal. */
export async function reindex({ pool, progress, now, all }: ReindexOptions): Promise<string> {
  const jurisdictions = all ? JURISDICTION_CODES : await outdatedNameIndexes(pool);
  if (jurisdictions.length === 0) return 'nothing to do: every name index is up to date (--all rebuilds them anyway)';
  const { rows } = await pool.query<{ names: bigint | string }>(
    `select (select count(*) from name_key where jurisdiction = any($1))
          + (select count(*) from other_name_key where jurisdiction = any($1)) as names`,
    [jurisdictions],
  );
  progress.start('name index', Number(rows[0]?.names ?? 0));
  try {
    let before = 0;
    await rebuildNameIndex(pool, {
      jurisdictions,
      now: now(),
      onProgress: (step, names) => {
        if (step === 'names') progress.advance(before + names, before + names);
        if (step === 'indexes') before += names;
      },
    });
  } finally {
    progress.stop();
  }
  return `rebuilt the name index of ${jurisdictions.join(', ')}`;
}
