import { lookup } from '@entity-registry/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { requireObjectKey } from './object-store.js';
import type { ObjectStore, StoredObject } from './object-store.js';
import { signedObjectPath } from './signed-object-path.js';

export interface FileObjectStoreOptions {
  /** Directory of the objects; created on the first write. */
  directory: string;
  /** Public URL of the API, without a trailing slash. Signed URLs point to its `/objects/<key>`. */
  baseUrl: string;
  /** HMAC key that signs URLs. */
  secret: string;
  now: () => Date;
}

// Files have no content type, so it comes from the extension.
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** Stores objects as files in one directory. The API delivers them at URLs that it signs itself. */
export class FileObjectStore implements ObjectStore {
  readonly location: string;

  constructor(private readonly options: FileObjectStoreOptions) {
    this.location = `files:${path.resolve(options.directory)}`;
  }

  async put(key: string, object: StoredObject): Promise<void> {
    const file = this.fileOf(key);
    const created = await mkdir(path.dirname(file), { recursive: true });
    // Writes to a temporary name first, so that no reader sees a partial file and concurrent writers don't mix.
    const partial = `${file}.${randomUUID()}.part`;
    try {
      await writeDurably(partial, object.body);
      await rename(partial, file);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    // The new name is on the disk once its directory is, and a new directory once the one above it is. Another writer may have created
    // a directory and not have flushed it yet, so all are flushed up to the store's.
    for (const directory of this.directoriesOf(file, created)) await syncDirectory(directory);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const body = await readFile(this.fileOf(key));
      return {
        body,
        contentType: lookup(CONTENT_TYPES, path.extname(key).toLowerCase()) ?? 'application/octet-stream',
      };
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
  }

  async has(key: string): Promise<boolean> {
    try {
      return (await stat(this.fileOf(key))).isFile();
    } catch (error) {
      if (isAbsence(error)) return false;
      throw error;
    }
  }

  signedUrl(key: string, ttlSeconds: number): Promise<string> {
    requireObjectKey(key);
    const expires = Math.floor(this.options.now().getTime() / 1000) + ttlSeconds;
    return Promise.resolve(this.options.baseUrl + signedObjectPath(this.options.secret, key, expires));
  }

  private fileOf(key: string): string {
    requireObjectKey(key);
    return path.resolve(this.options.directory, key);
  }

  /** From the file's directory up to the store's, or to the one above those that were `created` with it. */
  private directoriesOf(file: string, created: string | undefined): string[] {
    const store = path.resolve(this.options.directory);
    const top =
      created !== undefined && store.startsWith(path.resolve(created)) ? path.dirname(path.resolve(created)) : store;
    const directories: string[] = [];
    for (let directory = path.dirname(file); ; directory = path.dirname(directory)) {
      directories.push(directory);
      if (directory === top) return directories;
    }
  }
}

/** Creates a file. Ends once its bytes are on the disk: a crash of the machine must not leave an empty object under a name that counts. */
async function writeDurably(file: string, body: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Some file systems flush no directories and refuse the call, and Windows opens none. PostgreSQL ignores the same errors. */
const CANNOT_SYNC_DIRECTORY = new Set(['EBADF', 'EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);

async function syncDirectory(directory: string): Promise<void> {
  try {
    const handle = await open(directory, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!CANNOT_SYNC_DIRECTORY.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function isAbsence(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR';
}
