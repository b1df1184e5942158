import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { addDays } from '../calendar/utc.js';
import { withExclusiveLock } from '../housekeeping/housekeeping-rows.js';
import { reconcile } from '../ledger/reconcile.js';
import {
  attachMonth,
  carryBalances,
  countOpenResponses,
  countPostings,
  dropMonth,
  endOfPart,
  firstEntryOfMonth,
  idsHavePassed,
  listLedgerMonths,
  replaceManifest,
  saveCopy,
} from './archive-rows.js';
import type { LedgerMonth } from './archive-rows.js';
import {
  POSTING_COLUMNS,
  compressPostings,
  digestPostings,
  loadPostings,
  readPart,
  sha256Of,
} from './copy-postings.js';
import { LedgerArchiveError } from './manifest.js';
import type { ArchiveManifest, ArchiveStore, ArchivedPart } from './manifest.js';

/** Days after the end of a month until it can be archived. Charges can be credited automatically for far less long. */
const ARCHIVE_AFTER_DAYS = 90;

/** Rows per object: about 10 MB compressed, which a process can hold in memory. */
const PART_ROWS = 1_000_000;

/** The wait for a lock that blocks charges. */
const LOCK_TIMEOUT = `set local lock_timeout = '500ms'`;

/** Below every entry id. */
const BEFORE_FIRST = -1n;

export interface LedgerArchiveOptions {
  now: () => Date;
  /** Rows per object; for tests. */
  partRows?: number;
}

/**
 * Moves months of postings to the object store and back (ADR 0196). `archive` may be repeated after any failure: the table is only
 * dropped once its copy was read back from the store and compared.
 */
export class LedgerArchive {
  constructor(
    private readonly pool: pg.Pool,
    private readonly store: ArchiveStore,
    private readonly options: LedgerArchiveOptions,
  ) {}

  list(): Promise<LedgerMonth[]> {
    return listLedgerMonths(this.pool);
  }

  /**
   * Copies a month, verifies the copy, carries its balances and drops it from the database, in this order.
   * @throws LedgerArchiveError if the month is too recent, has unsettled responses, or if the ledger doesn't balance
   */
  archive(partition: string): Promise<ArchiveManifest> {
    return this.alone(() => this.archiveMonth(partition));
  }

  private async archiveMonth(partition: string): Promise<ArchiveManifest> {
    const month = await this.findMonth(partition);
    if (month.state === 'archived') throw new LedgerArchiveError(`${partition} is already archived.`);
    await this.requireSettled(month);
    const manifest = await this.copy(month);
    await this.verify(manifest);
    await saveCopy(this.pool, boundsOf(month), manifest);
    await this.withoutTimeout(async (tx) => {
      await tx.query(LOCK_TIMEOUT);
      // No row of the month can be added from here on; postings never change.
      await tx.query(`lock table ${partition} in share mode`);
      if ((await countPostings(tx, partition)) !== BigInt(manifest.rows)) {
        throw new LedgerArchiveError(`${partition} has changed since it was copied. Archive it again.`);
      }
      await carryBalances(tx, partition);
      // Charges lock their account first, then insert an entry and its postings; detaching and dropping lock these tables in the other order.
      await tx.query('lock table account in exclusive mode');
      await dropMonth(tx, partition, this.options.now());
    });
    return manifest;
  }

  /** Reads the copy of a month back from the object store and compares it with its checksums. Throws LedgerArchiveError. */
  async verifyMonth(partition: string): Promise<ArchiveManifest> {
    const manifest = await this.findCopy(partition);
    this.requireHere(manifest);
    await this.verify(manifest);
    return manifest;
  }

  /** Records that the copy of a month was moved to this store, if all of it is here. Throws LedgerArchiveError. */
  relocate(partition: string): Promise<ArchiveManifest> {
    return this.alone(async () => {
      const manifest = { ...(await this.findCopy(partition)), store: this.store.location };
      await this.verify(manifest);
      await this.storeManifest(manifest);
      await replaceManifest(this.pool, manifest);
      return manifest;
    });
  }

  /**
   * Brings an archived month back into the database, and compares it with the checksums of its copy row for row before it counts.
   * The copy stays in the store.
   */
  restore(partition: string): Promise<ArchiveManifest> {
    return this.alone(() => this.restoreMonth(partition));
  }

  private async restoreMonth(partition: string): Promise<ArchiveManifest> {
    const month = await this.findMonth(partition);
    const { manifest } = month;
    if (month.state !== 'archived' || manifest === null) throw new LedgerArchiveError(`${partition} is not archived.`);
    this.requireHere(manifest);
    await this.load(month, manifest);
    // The keys are checked in steps that block no charge; attaching the table then takes them over.
    await this.change(
      `alter table ${partition}
         add constraint posting_entry_id_fkey foreign key (entry_id) references journal_entry (id) not valid,
         add constraint posting_lot_id_fkey foreign key (lot_id) references credit_lot (id) not valid`,
    );
    await this.change(
      `alter table ${partition} validate constraint posting_entry_id_fkey, validate constraint posting_lot_id_fkey`,
    );
    await this.withoutTimeout(async (tx) => {
      await tx.query(LOCK_TIMEOUT);
      await attachMonth(tx, partition);
      await tx.query(`alter table ${partition} drop constraint restored_check`);
    });
    return manifest;
  }

  /** Two at once could overwrite each other's copy, or drop a month that the other has just restored. */
  private async alone(work: () => Promise<ArchiveManifest>): Promise<ArchiveManifest> {
    const done = await withExclusiveLock(this.pool, 'ledger archive', work);
    if (done === null)
      throw new LedgerArchiveError('Another process is archiving or restoring a month. Try again when it is done.');
    return done;
  }

  private async findMonth(partition: string): Promise<LedgerMonth> {
    const month = (await this.list()).find((one) => one.partition === partition);
    if (month === undefined) throw new LedgerArchiveError(`There is no month ${partition}.`);
    return month;
  }

  private async findCopy(partition: string): Promise<ArchiveManifest> {
    const { manifest } = await this.findMonth(partition);
    if (manifest === null) throw new LedgerArchiveError(`${partition} has no copy in an object store.`);
    return manifest;
  }

  /** A complete copy elsewhere says nothing about the one that counts. */
  private requireHere({ partition, store }: ArchiveManifest): void {
    if (store === undefined || store === this.store.location) return;
    throw new LedgerArchiveError(
      `The copy of ${partition} is in ${store}, and this is ${this.store.location}. ` +
        'Use the settings of that store; if its objects were moved here, relocate the month first.',
    );
  }

  private async requireSettled(month: LedgerMonth): Promise<void> {
    const now = this.options.now();
    const settled = await firstEntryOfMonth(this.pool, addDays(now, -ARCHIVE_AFTER_DAYS));
    if (month.toEntry > settled || !(await idsHavePassed(this.pool, month.toEntry))) {
      throw new LedgerArchiveError(`${month.partition} must have ended at least ${ARCHIVE_AFTER_DAYS} days ago.`);
    }
    const { from, to } = boundsOf(month);
    const open = await countOpenResponses(this.pool, { from, to });
    if (open > 0)
      throw new LedgerArchiveError(`${open} charges of ${month.partition} wait for a credit or a decision.`);
    const { drift } = await reconcile(this.pool, now);
    if (drift.length > 0) throw new LedgerArchiveError(`The ledger is out of balance in ${drift.length} places.`);
  }

  private async copy(month: LedgerMonth): Promise<ArchiveManifest> {
    const { partition } = month;
    const parts: ArchivedPart[] = [];
    await this.withoutTimeout(async (client) => {
      for (let after = BEFORE_FIRST; ;) {
        const through = await endOfPart(client, partition, after, this.options.partRows ?? PART_ROWS);
        if (through === null) break;
        const bounds = { after: String(after), through: String(through) };
        const { body, rows, sha256: csvSha256 } = await compressPostings(client, partition, bounds);
        const key = `${directoryOf(partition)}/${String(parts.length + 1).padStart(5, '0')}.csv.gz`;
        await this.store.put(key, { body, contentType: 'application/gzip' });
        parts.push({ key, ...bounds, rows, bytes: body.length, sha256: sha256Of(body), csvSha256 });
        after = through;
      }
    });
    const { from, to } = boundsOf(month);
    const manifest: ArchiveManifest = {
      ...{ table: 'posting', partition, fromEntry: String(from), toEntry: String(to), columns: POSTING_COLUMNS },
      ...{ rows: parts.reduce((sum, { rows }) => sum + rows, 0), copiedAt: this.options.now().toISOString(), parts },
      store: this.store.location,
    };
    await this.storeManifest(manifest);
    return manifest;
  }

  private async storeManifest(manifest: ArchiveManifest): Promise<void> {
    const body = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await this.store.put(`${directoryOf(manifest.partition)}/manifest.json`, { body, contentType: 'application/json' });
  }

  private async verify({ parts }: ArchiveManifest): Promise<void> {
    for (const part of parts) await readPart(this.store, part);
  }

  /** Fills a table with the rows of the copy, and compares it with the copy. */
  private async load({ partition, fromEntry, toEntry }: LedgerMonth, { parts }: ArchiveManifest): Promise<void> {
    await this.withoutTimeout(async (tx) => {
      await tx.query(LOCK_TIMEOUT);
      // What an earlier restore left that was interrupted before the table counted.
      await tx.query(`drop table if exists ${partition}`);
      // The check proves the bounds when the table is attached, so that nothing is read under the lock.
      await tx.query(
        `create table ${partition} (like posting including all,
           constraint restored_check check (entry_id >= ${fromEntry ?? 0n} and entry_id < ${toEntry}))`,
      );
      for (const part of parts) {
        await loadPostings(tx, partition, await readPart(this.store, part));
        const restored = await digestPostings(tx, partition, part);
        if (restored.sha256 !== part.csvSha256 || restored.rows !== part.rows) {
          throw new LedgerArchiveError(`The restored rows of ${part.key} differ from the copy.`);
        }
      }
    });
  }

  /** A change of the schema that waits only briefly for its lock. */
  private change(sql: string): Promise<void> {
    return this.withoutTimeout(async (tx) => {
      await tx.query(LOCK_TIMEOUT);
      await tx.query(sql);
    });
  }

  /** A transaction whose statements may take as long as a large month needs. */
  private withoutTimeout(work: (tx: pg.PoolClient) => Promise<void>): Promise<void> {
    return inTransaction(this.pool, async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await work(tx);
    });
  }
}

const directoryOf = (partition: string): string => `ledger-archive/${partition}`;

/** Entry ids of a month: from the first, before the last. */
function boundsOf({ partition, fromEntry, toEntry }: LedgerMonth): { partition: string; from: bigint; to: bigint } {
  return { partition, from: fromEntry ?? 0n, to: toEntry };
}
