import { JURISDICTION_CODES } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Pool } from 'pg';
import { lockOutWriters, lockStatistics } from './index-state.js';
import { readHolders } from './name-key-rows.js';
import { beginPromotion, finishPromotion, recountTokens } from './statistics-rows.js';
import { indexNames } from './index-names.js';
import { COMMON_DF } from './name-keys.js';

const NAMES_A_PAGE = 2_000;

/** Gives the keys of common words to every name that holds one of `tokenIds`, a page a transaction. */
async function backfill(pool: Pool, jurisdiction: string, tokenIds: readonly number[]): Promise<void> {
  let after = -1n;
  for (;;) {
    const holders = await readHolders(pool, jurisdiction, tokenIds, after, NAMES_A_PAGE);
    const last = holders.at(-1);
    if (last === undefined) return;
    await inTransaction(pool, (client) =>
      indexNames(
        client,
        holders.map((pk) => ({ jurisdiction, pk })),
      ),
    );
    after = last;
  }
}

/**
 * Recounts the words of the name index and promotes those that have become common. Run it after every import and now and
 * then; searches and writers go on. A word is promoted in four steps: writers give new names its pair keys; it waits for
 * writers that don't know yet; older names are given theirs; only then do searches use them. A run that was interrupted is
 * finished by the next. Words are not demoted; `rebuildNameIndex` starts over.
 */
export async function refreshTokenStatistics(
  pool: Pool,
  options: { now: Date; jurisdictions?: readonly string[] },
): Promise<{ promoted: number }> {
  let promoted = 0;
  for (const jurisdiction of options.jurisdictions ?? JURISDICTION_CODES) {
    await inTransaction(pool, async (client) => {
      await lockStatistics(client);
      await recountTokens(client, jurisdiction, options.now);
    });
    const tokenIds = await inTransaction(pool, async (client) => {
      await lockOutWriters(client);
      return await beginPromotion(client, jurisdiction, COMMON_DF);
    });
    if (tokenIds.length === 0) continue;
    await backfill(pool, jurisdiction, tokenIds);
    await finishPromotion(pool, tokenIds);
    promoted += tokenIds.length;
  }
  return { promoted };
}
