import { FileObjectStore } from './file-object-store.js';
import type { ObjectStore } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';

/** Settings of the object store, named as in the environment. */
export interface ObjectStoreSettings {
  readonly OBJECT_STORE: 'files' | 's3';
  readonly OBJECT_STORE_DIR: string;
  readonly OBJECT_STORE_SECRET: string;
  readonly S3_ENDPOINT: string;
  readonly S3_REGION: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

/**
 * The object store with these settings. `baseUrl` is the API's, because the API delivers documents that are kept in
 * files.
 */
export function createObjectStore(
  settings: ObjectStoreSettings,
  { baseUrl, now }: { readonly baseUrl: string; readonly now: () => Date },
): ObjectStore {
  if (settings.OBJECT_STORE === 'files') {
    const { OBJECT_STORE_DIR: directory, OBJECT_STORE_SECRET: secret } = settings;
    return new FileObjectStore({ directory, baseUrl, secret, now });
  }
  return new S3ObjectStore({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    now,
  });
}
