import { JURISDICTION_CODES, searchWords } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { Pool } from 'pg';
import { countWords } from './count-words.js';
import { lockOutWriters, lockStatistics } from './index-state.js';
import { carryAllMergedNames } from '../names/merged-names.js';
import { appendNextNameKeys, readNamePage } from './name-key-rows.js';
import { createNextNameKeys, indexNextNameKeys, swapNameKeys } from './rebuild-tables.js';
import type { EntityName, NameKeyRow } from './name-key-rows.js';
import { COMMON_DF, allWords, nameKeys } from './name-keys.js';
import type { IndexedToken } from './name-keys.js';
import { appendNextOtherNameKeys, readOtherNamePage } from './other-name-key-rows.js';
import type { OtherEntityName } from './other-name-key-rows.js';
import { learnTokens } from './vocabulary.js';

export interface RebuildOptions {
  /** Jurisdiction codes. Defaults to all. */
  jurisdictions?: readonly string[];
  /** Recorded as the time of the recount. */
  now: Date;
  /** Called with the current step and the number of names done in it. */
  onProgress?: (step: 'words' | 'names' | 'indexes', names: number) => void;
}

const NAMES_PER_PAGE = 10_000;

async function* pages(db: Queryable, jurisdiction: string): AsyncGenerator<EntityName[]> {
  let after = -1n;
  for (;;) {
    const page = await readNamePage(db, jurisdiction, after, NAMES_PER_PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.pk;
  }
}

async function* otherPages(db: Queryable, jurisdiction: string): AsyncGenerator<OtherEntityName[]> {
  let after = -1n;
  for (;;) {
    const page = await readOtherNamePage(db, jurisdiction, after, NAMES_PER_PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.id;
  }
}

/** Current names first, then the others. */
async function* allPages(db: Queryable, jurisdiction: string): AsyncGenerator<EntityName[]> {
  yield* pages(db, jurisdiction);
  yield* otherPages(db, jurisdiction);
}

/** What a jurisdiction's index is built from. */
interface Words {
  readonly jurisdiction: string;
  readonly vocabulary: Map<string, IndexedToken>;
  readonly names: number;
}

/** The index rows for a page of names, each beside its name. */
async function rowsOf<Name extends EntityName>(
  client: Queryable,
  { jurisdiction, vocabulary, names }: Words,
  page: readonly Name[],
): Promise<{ name: Name; row: NameKeyRow }[]> {
  const worded = page
    .map((name) => ({ name, words: searchWords(name.nombre, name.kind) }))
    .filter(({ words }) => words.words.length > 0);
  // Words of names that were added after the count.
  const unknown = worded.flatMap(({ words }) => allWords(words).filter((token) => !vocabulary.has(token)));
  for (const [token, row] of unknown.length > 0 ? await learnTokens(client, jurisdiction, unknown) : []) {
    vocabulary.set(token, row);
  }
  return worded.map(({ name, words }) => {
    const row = { jurisdiction, entityPk: name.pk, ...nameKeys(name.pk, words, vocabulary, names) };
    return { name, row };
  });
}

async function writeKeys(client: Queryable, words: Words, progress: (names: number) => void): Promise<void> {
  let done = 0;
  for await (const page of pages(client, words.jurisdiction)) {
    const rows = await rowsOf(client, words, page);
    await appendNextNameKeys(
      client,
      rows.map(({ row }) => row),
    );
    progress((done += page.length));
  }
  for await (const page of otherPages(client, words.jurisdiction)) {
    const rows = await rowsOf(client, words, page);
    await appendNextOtherNameKeys(
      client,
      rows.map(({ name, row }) => ({ ...row, nameId: name.id })),
    );
    progress((done += page.length));
  }
}

/**
 * Rebuilds the name index of whole jurisdictions from `entity` and `entity_name`, after a bulk load or to repair a stale index. Searches use the
 * old index until the new one replaces it; writers of names wait. Memory grows with the number of distinct words, not of
 * names. Makes two passes over the names, in one transaction.
 */
export async function rebuildNameIndex(pool: Pool, options: RebuildOptions): Promise<void> {
  const jurisdictions = options.jurisdictions ?? JURISDICTION_CODES;
  await inTransaction(pool, async (client) => {
    await lockStatistics(client);
    await lockOutWriters(client);
    await client.query(`set local maintenance_work_mem = '256MB'`);
    await createNextNameKeys(client, jurisdictions);
    for (const jurisdiction of jurisdictions) {
      await carryAllMergedNames(client, jurisdiction);
      const { vocabulary, names } = await countWords(client, jurisdiction, allPages(client, jurisdiction), (n) =>
        options.onProgress?.('words', n),
      );
      await writeKeys(client, { jurisdiction, vocabulary, names }, (n) => options.onProgress?.('names', n));
      options.onProgress?.('indexes', names);
    }
    await indexNextNameKeys(client);
    await swapNameKeys(client, jurisdictions, COMMON_DF, options.now);
  });
}
