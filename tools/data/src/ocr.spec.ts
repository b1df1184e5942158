import { FileObjectStore } from '@entity-registry/registry';
import { describe, expect, it } from '@jest/globals';
import { ImportFailedError } from './import/definition.js';
import { storeOf } from './ocr.js';

describe('the object store of npm run data -- ocr', () => {
  it("is the worker's", () => {
    expect(storeOf({ OBJECT_STORE: 'files', OBJECT_STORE_DIR: import.meta.dirname })).toBeInstanceOf(FileObjectStore);
  });

  it.each([
    [{}, 'OBJECT_STORE is not set: set it and its variables to the values of the worker'],
    [{ OBJECT_STORE: 'S3' }, 'OBJECT_STORE is neither files nor s3'],
    [{ OBJECT_STORE: 'files' }, 'OBJECT_STORE_DIR is not set'],
    [
      { OBJECT_STORE: 'files', OBJECT_STORE_DIR: '/nowhere/objects' },
      'OBJECT_STORE_DIR does not exist on this machine',
    ],
    [{ OBJECT_STORE: 's3', S3_ENDPOINT: 'https://s3.example.test' }, 'S3_BUCKET is not set'],
  ])('has no default: %j is refused, so that documents are not marked as missing', (environment, message) => {
    expect(() => storeOf(environment)).toThrow(ImportFailedError);
    expect(() => storeOf(environment)).toThrow(message);
  });
});
