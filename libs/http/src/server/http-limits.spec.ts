import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from './http-limits.js';
import type { HttpLimits } from './http-limits.js';
import { createMetricsRegistry, serveMetrics } from './metrics.js';

const ANYWHERE = { host: '127.0.0.1', port: 0 };

describe('the metrics server', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });
  const open = async (limits?: HttpLimits): Promise<Server> =>
    (server = await serveMetrics(createMetricsRegistry('probe'), ANYWHERE, limits));

  /** The server's response to `text`, once it has closed the connection. */
  async function said(text: string): Promise<string> {
    const { port } = server?.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    socket.write(text);
    await once(socket, 'close');
    return response;
  }

  it('ends a connection whose headers do not end', async () => {
    await open({ ...DEFAULT_LIMITS, headersTimeoutMs: 100, requestTimeoutMs: 200 });
    expect(await said('GET /metrics HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('ends a connection whose body does not end', async () => {
    await open({ ...DEFAULT_LIMITS, headersTimeoutMs: 100, requestTimeoutMs: 200 });
    expect(await said('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx')).toMatch(/^HTTP\/1\.1 40[48] /);
  });

  it('rejects headers that are too large', async () => {
    await open();
    const header = 'x'.repeat(DEFAULT_LIMITS.headerBytes);
    expect(await said(`GET /metrics HTTP/1.1\r\nHost: x\r\nA: ${header}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('has the limits of the other servers', async () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = await open();
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: DEFAULT_LIMITS.headersTimeoutMs,
      requestTimeout: DEFAULT_LIMITS.requestTimeoutMs,
      keepAliveTimeout: DEFAULT_LIMITS.keepAliveTimeoutMs,
      timeout: DEFAULT_LIMITS.sendTimeoutMs,
    });
  });
});
