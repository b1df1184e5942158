import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ListId } from '@entity-registry/domain';
import { readVersions } from '../lists/list-rows.js';
import type { ListVersionRow } from '../lists/list-rows.js';
import type { ListImportResult, ListVersions } from '../lists/list-versions.js';
import type { Queryable } from '@entity-registry/database';
import type { ListImporter } from './dataset-file.js';
import { dateInName } from './date-in-name.js';
import { LIST_DATASETS } from './list-datasets.js';
import { readListings } from './read-listings.js';
import { inspectFile } from './source-file.js';

/** The result of one file that was newer than its list. */
export interface UpdatedList {
  readonly list: ListId;
  readonly path: string;
  readonly outcome: ListImportResult['outcome'];
  /** The version that the outcome is about. */
  readonly version: string;
}

export interface ListDirectoryOptions {
  readonly db: Queryable;
  readonly versions: Pick<ListVersions, 'import'>;
  /** Called for a file or folder that can't be read or imported. Its list stays as it is. */
  readonly onError: (path: string, error: unknown) => void;
  /** Default: every list. */
  readonly datasets?: readonly ListImporter[];
  readonly now: () => Date;
}

/** A file that changed this recently may still be copied, in milliseconds. */
const SETTLING_MS = 60_000;

/** A file as it was when it was last looked at. */
interface FoundFile {
  readonly path: string;
  readonly changedAt: Date;
  readonly size: number;
}

/**
 * A directory that operators keep filled with the publishers' files, laid out as `npm run data -- import` expects it
 * (`sanctions_ofac/sdn_2026-11-20.csv`). A list is imported if its newest file isn't the one of the current version, or changed after that
 * was imported. A file that changed in the last minute may still be copied, and is left for the next update.
 */
export class ListDirectory {
  private updating: Promise<readonly UpdatedList[]> | null = null;
  /** Files that were looked at, so that one that changes nothing or can't be imported isn't read at each refresh. */
  private readonly seen = new Map<string, string>();

  constructor(
    private readonly directory: string,
    private readonly options: ListDirectoryOptions,
  ) {}

  /** Imports the lists whose files are newer. Calls at the same time wait for one update. Throws what the database does. */
  update(): Promise<readonly UpdatedList[]> {
    this.updating ??= this.importNewer().finally(() => {
      this.updating = null;
    });
    return this.updating;
  }

  private async importNewer(): Promise<UpdatedList[]> {
    const current = new Map(
      (await readVersions(this.options.db, ['current'])).map((version) => [version.list, version]),
    );
    const updated: UpdatedList[] = [];
    for (const definition of this.options.datasets ?? LIST_DATASETS) {
      const file = await this.newestFile(definition);
      if (file === null || isCurrent(file, current.get(definition.dataset)) || !this.isNew(file)) continue;
      const result = await this.importFile(definition, file);
      if (result !== null) updated.push(result);
    }
    return updated;
  }

  /** The file of a list whose name is last, which has the latest date; null: there is none. */
  private async newestFile({ location: { folder, file } }: ListImporter): Promise<FoundFile | null> {
    const path = join(this.directory, folder);
    try {
      const names = (await readdir(path)).filter((name) => file.test(name)).sort();
      const last = names.at(-1);
      if (last === undefined) return null;
      const { mtime, size } = await stat(join(path, last));
      if (Math.abs(this.options.now().getTime() - mtime.getTime()) < SETTLING_MS) return null;
      return { path: join(path, last), changedAt: mtime, size };
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') this.options.onError(path, error);
      return null;
    }
  }

  private isNew({ path, changedAt, size }: FoundFile): boolean {
    const state = `${String(changedAt.getTime())} ${String(size)}`;
    if (this.seen.get(path) === state) return false;
    this.seen.set(path, state);
    return true;
  }

  /** Null: the file can't be imported. An error of the database is thrown, and the file is looked at again. */
  private async importFile(definition: ListImporter, { path }: FoundFile): Promise<UpdatedList | null> {
    const { dataset: list } = definition;
    const read = await this.read(definition, path);
    if (read === null) return null;
    try {
      const published = read.published ?? dateInName(path);
      const imported = { list, listings: read.listings, published, fileName: basename(path) };
      const { outcome, version } = await this.options.versions.import(imported);
      return { list, path, outcome, version: version.version };
    } catch (error) {
      this.seen.delete(path);
      throw error;
    }
  }

  private async read(definition: ListImporter, path: string) {
    try {
      return await readListings(await inspectFile(path), definition, () => undefined);
    } catch (error) {
      this.options.onError(path, error);
      return null;
    }
  }
}

/** Copies keep the time of the original (`wget`, `rsync -a`), so only a file of the same name can be told by it. */
function isCurrent({ path, changedAt }: FoundFile, version: ListVersionRow | undefined): boolean {
  return version !== undefined && basename(path) === version.fileName && changedAt <= version.importedAt;
}
