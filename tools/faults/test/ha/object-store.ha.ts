import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createObjectStore } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { Experiment, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Program, freePort } from './program.js';

const experiment = new Experiment('experiment: documents in a service of S3');

const BUCKET = 'documents';
const CREDENTIALS = { accessKeyId: 'experiment', secretAccessKey: 'a secret of the experiments' };
const OBJECTS = 200;

describe(experiment.title, () => {
  let directory: string;
  let service: Program;
  let endpoint: string;
  let store: ObjectStore;

  beforeAll(async () => {
    const executable = process.env['HA_S3'];
    if (!executable) throw new Error('HA_S3 is not set: run the experiments with `npm run test:ha`');
    directory = await mkdtemp(join(tmpdir(), 's3-'));
    // A folder of the service is a bucket.
    await mkdir(join(directory, 'data', BUCKET), { recursive: true });
    endpoint = `http://127.0.0.1:${String(await freePort())}`;
    const args = ['--port', new URL(endpoint).host, 'posix', join(directory, 'data')];
    service = Program.start({ program: executable, args }, join(directory, 'log'), {
      ROOT_ACCESS_KEY: CREDENTIALS.accessKeyId,
      ROOT_SECRET_KEY: CREDENTIALS.secretAccessKey,
    });
    const answers = () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      );
    await until(answers, { what: 'the S3 service' });
    store = storeWith(CREDENTIALS.secretAccessKey);
  });
  afterAll(async () => {
    await service.kill('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  });

  const storeWith = (secretAccessKey: string): ObjectStore =>
    createObjectStore(
      {
        ...{ OBJECT_STORE: 's3', OBJECT_STORE_DIR: '', OBJECT_STORE_SECRET: '' },
        ...{ S3_ENDPOINT: endpoint, S3_REGION: 'us-east-1', S3_BUCKET: BUCKET },
        ...{ S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      },
      { baseUrl: 'https://api.example.test', now: () => new Date() },
    );
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('returns what was stored last, with its type', async () => {
    await store.put('pa/documento.pdf', { body: bytes('one'), contentType: 'application/pdf' });
    await store.put('pa/documento.pdf', { body: bytes('two'), contentType: 'application/pdf' });
    expect(await store.get('pa/documento.pdf')).toEqual({ body: bytes('two'), contentType: 'application/pdf' });
    expect(await store.has('pa/documento.pdf')).toBe(true);
  });

  it('has nothing under a key that was never written', async () => {
    expect(await store.get('pa/nothing.pdf')).toBeUndefined();
    expect(await store.has('pa/nothing.pdf')).toBe(false);
  });

  it('keeps many objects that are written at once', async () => {
    const keys = Array.from({ length: OBJECTS }, (_, nr) => `pa/many/${String(nr)}.txt`);
    await Promise.all(keys.map((key) => store.put(key, { body: bytes(key), contentType: 'text/plain' })));
    const read = await Promise.all(keys.map((key) => store.get(key)));
    expect(read.map((object) => new TextDecoder().decode(object?.body))).toEqual(keys);
    experiment.did(`${String(OBJECTS)} objects written at once, and read`);
  });

  it('signs URLs that the service accepts, each for its object only', async () => {
    await store.put('pa/signed.txt', { body: bytes('signed'), contentType: 'text/plain' });
    const url = await store.signedUrl('pa/signed.txt', 60);
    expect(await (await fetch(url)).text()).toBe('signed');
    expect((await fetch(url.replace('signed.txt', 'many/1.txt'))).status).toBe(403);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
  });

  it('fails with another secret, and never returns an empty object', async () => {
    const stranger = storeWith('another secret');
    await expect(stranger.get('pa/documento.pdf')).rejects.toThrow('HTTP 403');
    await expect(stranger.put('pa/documento.pdf', { body: bytes('x'), contentType: 'text/plain' })).rejects.toThrow(
      'HTTP 403',
    );
    experiment.checked('a wrong secret is refused');
  });
});
