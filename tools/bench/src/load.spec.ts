import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseCompleteResponse, measureHttp, percentile } from './load.js';

describe('a response on the wire', () => {
  const response = Buffer.from(
    'HTTP/1.1 402 Payment Required\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nshort',
  );

  it('is complete with the last byte of its body, not before', () => {
    for (let length = 0; length < response.length; length += 1)
      expect(parseCompleteResponse(response.subarray(0, length))).toBeNull();
    expect(parseCompleteResponse(response)).toEqual({ status: 402 });
  });

  it('is an error if it has no length', () => {
    expect(() => parseCompleteResponse(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('Content-Length');
  });
});

describe('the percentile', () => {
  it('is the nearest rank', () => {
    const sorted = Float64Array.from({ length: 200 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share))).toEqual([100, 190, 198, 200]);
  });
});

describe('the closed loop over HTTP', () => {
  const seen: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    if (request.method === 'POST') request.on('data', (chunk: Buffer) => bodies.push(chunk.toString('utf8')));
    response.writeHead(request.url === '/bad' ? 500 : 200, { 'content-length': 20_000 }).end('x'.repeat(20_000));
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  afterAll(() => new Promise((closed) => server.close(closed)));

  it('counts every response once, and responses outside 2xx as failures', async () => {
    const { port } = server.address() as AddressInfo;
    let requested = 0;
    const measured = await measureHttp({
      url: `http://127.0.0.1:${port}`,
      connections: 3,
      seconds: 0.2,
      next: () => ({ path: (requested += 1) % 10 === 0 ? '/bad' : '/good', headers: { authorization: 'Bearer k' } }),
    });
    expect(measured.requests).toBe(seen.length);
    expect(measured.failures).toBe(seen.filter((line) => line.startsWith('/bad')).length);
    expect(new Set(seen)).toEqual(new Set(['/good Bearer k', '/bad Bearer k']));
  });

  it('sends bodies unchanged, including non-ASCII characters', async () => {
    const { port } = server.address() as AddressInfo;
    const body = JSON.stringify({ q: 'piña' });
    const next = () => ({ path: '/good', headers: {}, body });
    const measured = await measureHttp({ url: `http://127.0.0.1:${port}`, connections: 1, seconds: 0.1, next });
    expect(measured.failures).toBe(0);
    expect(new Set(bodies)).toEqual(new Set([body]));
  });
});
