import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchTransport } from './transport.js';

const MB = 1024 * 1024;
const never = new AbortController().signal;

/** How the server responds on each path. */
const PATHS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/plain': (_request, response) => response.writeHead(200, { etag: '"1"', 'content-type': 'text/plain' }).end('hola'),
  '/gzip': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hola')),
  '/brotli': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('hola')),
  '/bomb': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * MB))),
  '/huge': (_request, response) => {
    response.writeHead(200);
    const block = Buffer.alloc(MB);
    const more = (): void => {
      if (!response.destroyed) response.write(block, more);
    };
    more();
  },
  '/exact': (_request, response) => response.end(Buffer.alloc(MB)),
  '/broken': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  },
  '/garbled': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
  '/away': (_request, response) => response.writeHead(302, { location: 'https://elsewhere.test/' }).end('moved'),
  '/echo': (request, response) => {
    void request.toArray().then((parts) => {
      response.end(
        JSON.stringify([
          request.method,
          request.headers['content-type'],
          request.headers['if-none-match'],
          Buffer.concat(parts as Buffer[]).toString(),
        ]),
      );
    });
  },
  '/hangs': () => undefined,
  '/drips': (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 5);
    response.on('close', () => {
      clearInterval(timer);
    });
  },
};

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => PATHS[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string, options: { maxBytes?: number; signal?: AbortSignal; port?: number } = {}) =>
  fetchTransport(
    { method: 'GET', url: new URL(`http://127.0.0.1:${options.port ?? port}${path}`), headers: {} },
    options.maxBytes ?? MB,
    options.signal ?? never,
  );

describe('fetchTransport', () => {
  it.each(['/plain', '/gzip', '/brotli'])('returns the body of %s decompressed', async (path) => {
    expect(Buffer.from((await get(path)).body).toString()).toBe('hola');
  });

  it('returns headers by name, null if missing', async () => {
    const response = await get('/plain');
    expect([response.header('etag'), response.header('last-modified')]).toEqual(['"1"', null]);
  });

  it('accepts a body of exactly the limit', async () => {
    expect((await get('/exact')).body).toHaveLength(MB);
    await expect(get('/exact', { maxBytes: MB - 1 })).rejects.toMatchObject({ retryable: false });
  });

  it.each(['/huge', '/bomb'])('stops reading %s as soon as its decompressed size exceeds the limit', async (path) => {
    await expect(get(path)).rejects.toMatchObject({
      message: 'the response is too large (over 1 MB)',
      retryable: false,
    });
  });

  it.each([
    ['/broken', 'the connection was lost'],
    ['/garbled', 'the connection failed'],
  ])('reports that the connection of %s failed', async (path, message) => {
    await expect(get(path)).rejects.toMatchObject({ message, retryable: true });
  });

  it('reports a refused connection without the address', async () => {
    await expect(get('/plain', { port: 1 })).rejects.toThrow(/^the connection (was refused|failed)$/);
  });

  it('does not follow redirects', async () => {
    const response = await get('/away');
    expect([response.status, response.header('location')]).toEqual([302, 'https://elsewhere.test/']);
  });

  it('sends forms and validators as they are', async () => {
    const url = new URL(`http://127.0.0.1:${port}/echo`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'if-none-match': '"1"' };
    const { body } = await fetchTransport({ method: 'POST', url, headers, body: 'a=1' }, MB, never);
    expect(JSON.parse(Buffer.from(body).toString())).toEqual([
      'POST',
      'application/x-www-form-urlencoded',
      '"1"',
      'a=1',
    ]);
  });

  it.each(['/hangs', '/drips'])('abandons %s when aborted, with the reason', async (path) => {
    const controller = new AbortController();
    const response = get(path, { signal: controller.signal });
    setImmediate(() => {
      controller.abort(new Error('enough'));
    });
    await expect(response).rejects.toThrow('enough');
  });
});
