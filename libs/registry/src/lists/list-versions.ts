import type { ListId, Listing } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import type { NameIndexer } from '../ingest/ingest-writer.js';
import { recordListVersion } from '../watch-outbox/watch-outbox.js';
import { applyDifference, readDifference } from './apply-difference.js';
import { digestListings, digestOfVersion } from './list-difference.js';
import type { DigestedListing, ListDifference } from './list-difference.js';
import { linkNewHolders, writeListRecords } from './list-records.js';
import {
  decideVersion,
  deleteHeld,
  endVersion,
  insertHeld,
  insertVersion,
  lockList,
  readHeld,
  readVersion,
  readVersionOfDigest,
  readVersions,
} from './list-rows.js';
import type { ListVersionRow } from './list-rows.js';

/** A list as its publisher has it now, all of it. */
export interface ListImport {
  readonly list: ListId;
  readonly listings: readonly Listing[];
  /** As far as the publisher states it: 'YYYY-MM-DD' or 'YYYY-MM'. */
  readonly published: string | null;
  readonly fileName: string | null;
}

/**
 * `unchanged`: the current version has the same entries. `older`: the publisher's date is before that of the current or the held version.
 * `held`: an operator must confirm it. `rejected`: an operator rejected these entries before.
 */
export type ListImportOutcome = 'imported' | 'unchanged' | 'older' | 'held' | 'rejected';

export interface ListImportResult {
  readonly outcome: ListImportOutcome;
  /** The new version; without one, the version that the outcome is about. */
  readonly version: ListVersionRow;
}

/** A version that would remove a larger share of the entries than this is held: the file may be cut off. */
const MOST_REMOVED = 0.1;

/** Imports lists as versions (ADR 0199). Each import is one transaction: killed at any time, it has happened or it hasn't. */
export class ListVersions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly indexNames: NameIndexer,
    private readonly now: () => Date,
  ) {}

  /** Imports of one list wait for each other. The same entries again make no new version. */
  import(input: ListImport): Promise<ListImportResult> {
    const { list, published } = input;
    const entries = digestListings(input.listings);
    const digest = digestOfVersion(entries);
    return inTransaction(this.pool, async (tx) => {
      await lockList(tx, list);
      const [current] = await readVersions(tx, ['current'], list);
      const [held] = await readVersions(tx, ['held'], list);
      const known = await readVersionOfDigest(tx, list, digest);
      if (known !== undefined) {
        const outcome = ({ current: 'unchanged', held: 'held', rejected: 'rejected' } as const)[
          known.state as 'current' | 'held' | 'rejected'
        ];
        // What waits is older than what its publisher has now, or was cut off.
        if (outcome === 'unchanged' && !isOlder(published, held?.published ?? null))
          await endVersion(tx, list, { from: 'held', to: 'withdrawn' });
        if (outcome === 'unchanged')
          await linkNewHolders(tx, this.indexNames, { version: known, fetchedAt: this.now() });
        return { outcome, version: known };
      }
      const newer = [held, current].find((other) => other !== undefined && isOlder(published, other.published));
      if (newer !== undefined) return { outcome: 'older', version: newer };
      const difference = await readDifference(tx, list, entries);
      const isHeld = current !== undefined && removesTooMany(difference, current.entries);
      const importedAt = this.now();
      // A newer import replaces one that still waits.
      await endVersion(tx, list, { from: 'held', to: 'withdrawn' });
      if (!isHeld) await endVersion(tx, list, { from: 'current', to: 'superseded' });
      const version = await insertVersion(tx, {
        ...{ list, digest, published, fileName: input.fileName, importedAt, ...countsOf(difference) },
        ...{ state: isHeld ? 'held' : 'current', entries: entries.length },
        date: published ?? importedAt.toISOString().slice(0, 10),
      });
      if (isHeld) {
        await insertHeld(
          tx,
          version.id,
          entries.map(({ listing }) => listing),
        );
        return { outcome: 'held', version };
      }
      await this.apply(tx, version, difference, current === undefined);
      return { outcome: 'imported', version };
    });
  }

  /** Makes a held version the current one. `at`: the time of the decision. Undefined if it isn't held (anymore). */
  confirm(
    id: bigint,
    alongside: (tx: pg.PoolClient, version: ListVersionRow) => Promise<void>,
  ): Promise<ListVersionRow | undefined> {
    return this.decide(id, alongside, async (tx, version) => {
      const entries: DigestedListing[] = digestListings(await readHeld(tx, id));
      const difference = await readDifference(tx, version.list, entries);
      await endVersion(tx, version.list, { from: 'current', to: 'superseded' });
      const counts = countsOf(difference);
      await decideVersion(tx, id, { state: 'current', ...counts, at: this.now() });
      await this.apply(tx, version, difference, false);
      await deleteHeld(tx, id);
    });
  }

  /** Refuses a held version; the current one stays. Importing the same entries again changes nothing. */
  reject(
    id: bigint,
    alongside: (tx: pg.PoolClient, version: ListVersionRow) => Promise<void>,
  ): Promise<ListVersionRow | undefined> {
    return this.decide(id, alongside, async (tx, version) => {
      await decideVersion(tx, id, { ...version, state: 'rejected', at: this.now() });
      await deleteHeld(tx, id);
    });
  }

  private decide(
    id: bigint,
    alongside: (tx: pg.PoolClient, version: ListVersionRow) => Promise<void>,
    work: (tx: pg.PoolClient, version: ListVersionRow) => Promise<void>,
  ): Promise<ListVersionRow | undefined> {
    return inTransaction(this.pool, async (tx) => {
      const found = await readVersion(tx, id);
      if (found === undefined) return undefined;
      await lockList(tx, found.list);
      // Another decision or import may have come first.
      if ((await readVersion(tx, id))?.state !== 'held') return undefined;
      await work(tx, found);
      await alongside(tx, found);
      return readVersion(tx, id);
    });
  }

  private async apply(
    tx: pg.PoolClient,
    version: ListVersionRow,
    difference: ListDifference,
    isFirst: boolean,
  ): Promise<void> {
    await applyDifference(tx, version.list, version.id, difference);
    await writeListRecords(tx, this.indexNames, { version, difference, isFirst, fetchedAt: this.now() });
    await linkNewHolders(tx, this.indexNames, { version, fetchedAt: this.now() });
    await recordListVersion(tx, version.id);
  }
}

const countsOf = ({ added, changed, removed }: ListDifference) => ({
  ...{ added: added.length, changed: changed.length, removed: removed.length },
});

function removesTooMany({ removed }: ListDifference, entries: number): boolean {
  return removed.length > Math.max(1, entries * MOST_REMOVED);
}

/** Dates that only state the month compare by month. */
function isOlder(published: string | null, current: string | null): boolean {
  if (published === null || current === null) return false;
  const precision = Math.min(published.length, current.length);
  return published.slice(0, precision) < current.slice(0, precision);
}
