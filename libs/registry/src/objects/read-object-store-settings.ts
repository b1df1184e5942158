import { existsSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@entity-registry/domain';
import type { ObjectStoreSettings } from './create-object-store.js';

/** The variables of the object store are incomplete. The message lists every invalid one with its remedy. */
export class ObjectStoreSettingsError extends Error {}

/** Rules of the variables of the S3 store, as the apps have them. */
const S3_RULES = [
  ['S3_ENDPOINT', /^https?:\/\/.+[^/]$/, 'the address of the S3 service, without a trailing slash'],
  ['S3_BUCKET', /^[a-z0-9.-]{3,63}$/, 'the bucket of the documents'],
  ['S3_ACCESS_KEY_ID', /./, 'the key id for the bucket'],
  ['S3_SECRET_ACCESS_KEY', /./, 'the secret key for the bucket'],
] as const;

/**
 * Reads the variables of the apps' object store, for command lines. There are no defaults for where it is: in a shell without them, an
 * archived month would go to a folder that nobody keeps, and its table would be dropped. The secret is absent, because it only signs
 * addresses of documents.
 * @throws ObjectStoreSettingsError
 */
export function readObjectStoreSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ObjectStoreSettings {
  const text = (name: string): string => lookup(environment, name) ?? '';
  const kind = text('OBJECT_STORE');
  const errors: string[] = [];
  if (kind === 's3') {
    for (const [name, rule, meaning] of S3_RULES) {
      if (!rule.test(text(name)))
        errors.push(`${name} ${isSet(text(name), 'is not valid')}: set it to ${meaning} (s3).`);
    }
  } else if (kind === 'files') {
    const directory = text('OBJECT_STORE_DIR');
    // A store creates its directory, so that a wrong path or a volume that isn't mounted would go unnoticed.
    const fault = path.isAbsolute(directory) ? 'does not exist on this machine' : 'is not an absolute path';
    if (!path.isAbsolute(directory) || !existsSync(directory)) {
      errors.push(
        `OBJECT_STORE_DIR ${isSet(directory, fault)}: set it to the absolute path of the directory that the worker keeps documents in, ` +
          'which must be mounted here.',
      );
    }
  } else {
    errors.push(
      `OBJECT_STORE ${isSet(kind, 'is neither files nor s3')}: set it and its variables to the values of the worker, ` +
        'because this command reads or writes objects.',
    );
  }
  if (errors.length > 0) throw new ObjectStoreSettingsError(errors.join('\n'));
  return {
    OBJECT_STORE: kind === 's3' ? 's3' : 'files',
    OBJECT_STORE_DIR: text('OBJECT_STORE_DIR'),
    OBJECT_STORE_SECRET: '',
    S3_ENDPOINT: text('S3_ENDPOINT'),
    S3_REGION: text('S3_REGION') || 'us-east-1',
    S3_BUCKET: text('S3_BUCKET'),
    S3_ACCESS_KEY_ID: text('S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: text('S3_SECRET_ACCESS_KEY'),
  };
}

const isSet = (value: string, otherwise: string): string => (value === '' ? 'is not set' : otherwise);
