import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FileObjectStore } from './file-object-store.js';
import { isObjectKey } from './object-store.js';
import { S3ObjectStore } from './s3-object-store.js';
import { verifySignedObject } from './signed-object-path.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const pdf = { body: new TextEncoder().encode('%PDF-1.4 invented'), contentType: 'application/pdf' };

describe('object keys', () => {
  it.each(['a.pdf', 'pa/documents/12.pdf', 'x_y-z/1'])('accepts %s', (key) => {
    expect(isObjectKey(key)).toBe(true);
  });
  it.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', '.hidden', 'a/.b', 'a b', 'a?b', 'a%2fb', 'é', 'a'.repeat(513)])(
    'rejects %j',
    (key) => {
      expect(isObjectKey(key)).toBe(false);
    },
  );
});

describe('the file object store', () => {
  let directory: string;
  let store: FileObjectStore;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'objects-'));
    store = new FileObjectStore({ directory, baseUrl: 'https://api.example', secret: 'secret', now: () => NOW });
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('returns the object that was stored last', async () => {
    await store.put('pa/reports/1.pdf', { ...pdf, body: new Uint8Array([1]) });
    await store.put('pa/reports/1.pdf', pdf);
    const stored = await store.get('pa/reports/1.pdf');
    expect(new TextDecoder().decode(stored?.body)).toBe('%PDF-1.4 invented');
    expect(stored?.contentType).toBe('application/pdf');
  });

  it('has nothing under an unwritten key or a directory', async () => {
    await store.put('pa/reports/1.pdf', pdf);
    expect(await store.get('pa/reports/2.pdf')).toBeUndefined();
    expect(await store.get('pa/reports')).toBeUndefined();
    expect(await store.get('pa/reports/1.pdf/x')).toBeUndefined();
    const keys = ['pa/reports/1.pdf', 'pa/reports/2.pdf', 'pa/reports', 'pa/reports/1.pdf/x'];
    expect(await Promise.all(keys.map((key) => store.has(key)))).toEqual([true, false, false, false]);
  });

  it('accepts many concurrent writes to one key', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.put('pa/reports/1.pdf', pdf)));
    expect((await store.get('pa/reports/1.pdf'))?.body).toHaveLength(pdf.body.length);
    expect(await readdir(path.join(directory, 'pa/reports'))).toEqual(['1.pdf']);
  });

  describe('before a write counts', () => {
    /** Inodes that were flushed to the disk, in order, and whether readers saw the object at that time. */
    const synced: { ino: number; isVisible: boolean }[] = [];
    let prototype: FileHandle;
    beforeEach(async () => {
      const handle = await open(directory);
      prototype = Object.getPrototypeOf(handle) as FileHandle;
      await handle.close();
      synced.length = 0;
      jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
        const { ino } = await this.stat();
        synced.push({ ino, isVisible: await store.has('pa/reports/1.pdf') });
        await this.datasync();
      });
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('has its bytes on the disk before its name, and its name and new directories before it ends', async () => {
      await store.put('pa/reports/1.pdf', pdf);
      const paths = ['pa/reports/1.pdf', 'pa/reports', 'pa', ''];
      const inodes = await Promise.all(paths.map(async (target) => (await stat(path.join(directory, target))).ino));
      expect(synced).toEqual(inodes.map((ino, nr) => ({ ino, isVisible: nr > 0 })));
    });

    it('does not count if the disk fails, and leaves nothing behind', async () => {
      jest.spyOn(prototype, 'sync').mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
      await expect(store.put('pa/reports/1.pdf', pdf)).rejects.toThrow('EIO');
      expect(await readdir(path.join(directory, 'pa/reports'))).toEqual([]);
    });
  });

  it('says where it is, as an absolute path', () => {
    expect(store.location).toBe(`files:${directory}`);
    const relative = new FileObjectStore({ directory: 'some/objects', baseUrl: '', secret: '', now: () => NOW });
    expect(relative.location).toBe(`files:${path.resolve('some/objects')}`);
  });

  it('refuses to leave its directory', async () => {
    await expect(store.put('../escaped.pdf', pdf)).rejects.toThrow('not an object key');
  });

  it('signs a URL that is valid for a limited time and only for its object', async () => {
    const url = new URL(await store.signedUrl('pa/reports/1.pdf', 900));
    expect(`${url.origin}${url.pathname}`).toBe('https://api.example/objects/pa/reports/1.pdf');
    const signed = {
      key: 'pa/reports/1.pdf',
      expires: url.searchParams.get('expires') ?? '',
      signature: url.searchParams.get('signature') ?? '',
    };
    const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
    expect(verifySignedObject('secret', signed, at(899))).toBe(true);
    expect(verifySignedObject('secret', signed, at(900))).toBe(false);
    expect(verifySignedObject('other', signed, NOW)).toBe(false);
    expect(verifySignedObject('secret', { ...signed, key: 'pa/reports/2.pdf' }, NOW)).toBe(false);
    expect(verifySignedObject('secret', { ...signed, expires: String(Number(signed.expires) + 1) }, NOW)).toBe(false);
    expect(verifySignedObject('secret', { ...signed, expires: 'soon' }, NOW)).toBe(false);
    expect(verifySignedObject('secret', { ...signed, signature: '' }, NOW)).toBe(false);
  });
});

describe('the S3 object store', () => {
  const requests: Request[] = [];
  const storeWithResponse = (response: Response, endpoint = 'https://s3.example'): S3ObjectStore =>
    new S3ObjectStore({
      endpoint,
      region: 'us-east-1',
      bucket: 'registry',
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
      now: () => NOW,
      fetch: (request) => {
        requests.push(request as Request);
        return Promise.resolve(response);
      },
    });
  beforeEach(() => {
    requests.length = 0;
  });

  it('signs a URL with AWS Signature 4 in the query, using its own clock', async () => {
    const url = new URL(await storeWithResponse(new Response()).signedUrl('pa/reports/1.pdf', 900));
    expect(`${url.origin}${url.pathname}`).toBe('https://s3.example/registry/pa/reports/1.pdf');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'KEY/20261121/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20261121T120000Z',
      'X-Amz-Expires': '900',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('says where it is, without any secret', () => {
    expect(storeWithResponse(new Response()).location).toBe('s3:https://s3.example/registry');
    expect(storeWithResponse(new Response(), 'http://ana:abc@S3.example:9000/base').location).toBe(
      's3:http://s3.example:9000/base/registry',
    );
  });

  it('puts with a signed request', async () => {
    await storeWithResponse(new Response(null, { status: 200 })).put('pa/reports/1.pdf', pdf);
    expect(requests[0]?.method).toBe('PUT');
    expect(requests[0]?.url).toBe('https://s3.example/registry/pa/reports/1.pdf');
    expect(requests[0]?.headers.get('authorization')).toMatch(/^AWS4-HMAC-SHA256 Credential=KEY\/20261121\//);
    expect(await requests[0]?.text()).toBe('%PDF-1.4 invented');
  });

  it('gets a body with its type, undefined for 404, and throws on other errors', async () => {
    const found = new Response('x', { headers: { 'content-type': 'application/pdf' } });
    expect(await storeWithResponse(found).get('a')).toEqual({
      body: new Uint8Array([120]),
      contentType: 'application/pdf',
    });
    expect(await storeWithResponse(new Response(null, { status: 404 })).get('a')).toBeUndefined();
    await expect(storeWithResponse(new Response(null, { status: 403 })).get('a')).rejects.toThrow('HTTP 403');
    await expect(storeWithResponse(new Response(null, { status: 503 })).put('a', pdf)).rejects.toThrow('HTTP 503');
  });

  it('checks whether an object exists without reading it', async () => {
    expect(await storeWithResponse(new Response(null, { status: 200 })).has('a')).toBe(true);
    expect(requests[0]?.method).toBe('HEAD');
    expect(await storeWithResponse(new Response(null, { status: 404 })).has('a')).toBe(false);
    await expect(storeWithResponse(new Response(null, { status: 403 })).has('a')).rejects.toThrow('HTTP 403');
  });
});
