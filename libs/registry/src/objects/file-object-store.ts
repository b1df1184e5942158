import { lookup } from '@entity-registry/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
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
  constructor(private readonly options: FileObjectStoreOptions) {}

  async put(key: string, object: StoredObject): Promise<void> {
    const file = this.fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    // Writes to a temporary name first, so that no reader sees a partial file and concurrent writers don't mix.
    const partial = `${file}.${randomUUID()}.part`;
    await writeFile(partial, object.body);
    await rename(partial, file);
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
    return path.join(this.options.directory, key);
  }
}

function isAbsence(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR';
}
