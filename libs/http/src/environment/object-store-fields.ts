import { Type } from 'typebox';

/** A variable that only the S3 object store needs. */
const s3 = (description: string, pattern: string) =>
  Type.String({ default: '', pattern, description: `${description} (s3)`, requiredWhen: { OBJECT_STORE: 's3' } });

/** Variables of the object store, for the schema of the environment of every app that reads or keeps documents. */
export const objectStoreFields = {
  OBJECT_STORE: Type.Enum(['files', 's3'], {
    default: 'files',
    description: 'where documents are stored: files or s3',
    remedy: 'set OBJECT_STORE to files or s3',
  }),
  OBJECT_STORE_DIR: Type.String({ default: '.data/objects', description: 'directory of the documents (files)' }),
  OBJECT_STORE_SECRET: Type.String({
    minLength: 32,
    description: 'secret that signs document addresses, at least 32 characters; the same for every process',
    remedy: 'set OBJECT_STORE_SECRET to a random secret: openssl rand -hex 32',
  }),
  S3_ENDPOINT: s3('address of the S3 service, without a trailing slash', '^https?://.+[^/]$'),
  S3_REGION: Type.String({ default: 'us-east-1', description: 'region of the bucket (s3)' }),
  S3_BUCKET: s3('bucket of the documents', '^[a-z0-9.-]{3,63}$'),
  S3_ACCESS_KEY_ID: s3('key id for the bucket', '.'),
  S3_SECRET_ACCESS_KEY: s3('secret key for the bucket', '.'),
};
