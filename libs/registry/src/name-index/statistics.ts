import { JURISDICTION_CODES } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Pool } from 'pg';
import { lockOutWriters, lockStatistics } from './index-state.js';
import { readHolders } from './name-key-rows.js';
import { beginPromotion, finishPromotion, recountTokens } from './statistics-rows.js';
import { indexNames } from './index-names.js';
import { COMMON_DF } from './name-keys.js';

const NAMES_PER_PAGE = 2_000;

/** Adds the keys of common words to every name that contains one of `tokenIds`, one page per transaction. */
async function backfill(pool: Pool, jurisdiction: string, tokenIds: readonly number[]): Promise<void> {
  let after = -1n;
  for (;;) {
    const holders = await readHolders(pool, jurisdiction, tokenIds, after, NAMES_PER_PAGE);
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
 * Recounts the words of the name index and promotes those that have become common. Run it after every import and from time to
 * time; searches and writers continue meanwhile. A word is promoted in four steps: writers add its pair keys to new names; the
 * promotion waits for writers that don't yet do so; existing names get the keys; only then do searches use them. The next run
 * finishes an interrupted one. Words are never demoted, except by `rebuildNameIndex`, which starts over.
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
