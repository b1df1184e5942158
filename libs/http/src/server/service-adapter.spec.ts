import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import request from 'supertest';
import { ServiceExceptionFilter } from '../errors/exception-filter.js';
import { HealthModule } from './health.js';
import { JsonResponse } from '../responses/json-response.js';
import { NestLog, createLogger } from '../logging/logger.js';
import { HttpMetrics, createMetricsRegistry, serveMetrics } from './metrics.js';
import { METHOD_PROVIDERS, RouteMethods } from '../access/route-methods.js';
import { ServiceAdapter } from './service-adapter.js';

let finish: (response: JsonResponse) => void;

@Controller('probe')
class ProbeController {
  @Get('answer')
  answer(): JsonResponse {
    return new JsonResponse(200, '{"name":"Peñón"}');
  }

  @Get('object')
  object(): { name: string } {
    return { name: 'Peñón' };
  }

  @Get('bug')
  bug(): never {
    throw new Error('connection to pk_abcdefghij failed');
  }

  @Get('things/:id')
  thing(): object {
    return {};
  }

  @Post('things/:id')
  change(): object {
    return {};
  }

  @Get('slow')
  slow(): Promise<JsonResponse> {
    return new Promise((resolve) => (finish = resolve));
  }
}

const log: string[] = [];
const logger = createLogger({
  service: 'probe',
  level: 'info',
  destination: new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(line.toString());
      done();
    },
  }),
});
const edge = { upgradeUrl: '', settingsUrl: '', now: () => new Date() };

let failing = false;

@Module({
  imports: [
    HealthModule.register({
      service: 'probe',
      timeoutMs: 1_000,
      checks: [{ name: 'thing', check: () => (failing ? Promise.reject(new Error('down')) : Promise.resolve()) }],
    }),
  ],
  controllers: [ProbeController],
  providers: [
    ...METHOD_PROVIDERS,
    {
      provide: APP_FILTER,
      useFactory: (methods: RouteMethods) => new ServiceExceptionFilter({ log: logger, errorContext: edge, methods }),
      inject: [RouteMethods],
    },
  ],
})
class ProbeModule {}

describe('ServiceAdapter', () => {
  let app: INestApplication;
  let registry: ReturnType<typeof createMetricsRegistry>;
  let server: Server;

  beforeEach(async () => {
    log.length = 0;
    failing = false;
    registry = createMetricsRegistry('probe');
    const adapter = new ServiceAdapter({
      log: logger,
      metrics: new HttpMetrics(registry),
      limits: { headersTimeoutMs: 100, requestTimeoutMs: 200, headerBytes: 2_048, urlLength: 500 },
    });
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
    app = await NestFactory.create(ProbeModule, adapter, { logger: new NestLog(logger), bodyParser: false });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
  });
  afterEach(() => app.close());

  /** The server's response to raw bytes, in one packet or two, until it closes the connection. */
  const exchange = (bytes: string, rest?: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => {
        resolve(received);
      });
      socket.on('error', reject);
      if (rest !== undefined) {
        socket.setNoDelay(true);
        // The server has read the first packet once its parser has waited for the second.
        server.once('connection', () => setImmediate(() => setImmediate(() => socket.write(rest))));
      }
      socket.write(bytes);
    });

  it.each(['answer', 'object'])('sends an %s as JSON with its length in bytes and no ETag', async (route) => {
    const { headers, text } = await request(server).get(`/probe/${route}`).expect(200);
    expect(text).toBe('{"name":"Peñón"}');
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-length': '18' });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('returns 500 without details for a bug, and logs it', async () => {
    await request(server).get('/probe/bug').expect(500, { error: 'internal error' });
    const [line] = log.filter((text) => text.includes('unexpected error'));
    expect(line).toContain('"level":"error"');
  });

  it('returns 404 for an unknown route and 414 for a target that is too long, as JSON', async () => {
    await request(server).get('/nowhere').expect(404, { error: 'not found' });
    await request(server)
      .get(`/probe/answer?x=${'a'.repeat(500)}`)
      .expect(414, { error: 'request target too long' });
  });

  it.each([
    ['OPTIONS', '/health', 'GET, HEAD'],
    ['PROPFIND', '/health/ready', 'GET, HEAD'],
    ['TRACE', '/probe/answer', 'GET'],
    ['HEAD', '/probe/answer', 'GET'],
    ['PUT', '/probe/things/7?x=1', 'GET, POST'],
    ['HEAD', '/Probe/Things/7/', 'GET, POST'],
  ])('returns 405 for %s %s, with the methods of the path', async (method, path, allow) => {
    const call = request(server).get(path);
    call.method = method;
    const { headers, text } = await call.expect(405);
    expect(headers['allow']).toBe(allow);
    expect(text || '{"error":"method not allowed"}').toBe('{"error":"method not allowed"}');
  });

  it('returns 404 for any method on an unknown path', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'PUT']) {
      const call = request(server).get('/nowhere');
      call.method = method;
      expect((await call.expect(404)).headers).not.toHaveProperty('allow');
    }
  });

  it('responds to a HEAD on an open route like to a GET, without the body', async () => {
    const { headers, text } = await request(server).head('/health').expect(200);
    expect(text).toBeFalsy();
    expect(headers['content-length']).toBe((await request(server).get('/health')).headers['content-length']);
    failing = true;
    await request(server).head('/health/ready').expect(503);
  });

  it('rejects a body beyond the limit before it is read', async () => {
    const declared = 'GET /probe/answer HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n';
    const received = await exchange(declared);
    expect(received).toMatch(/^HTTP\/1.1 413 /);
    expect(received.endsWith('{"error":"request body too large: at most 65536 bytes"}')).toBe(true);
  });

  it.each([
    ['broken syntax', 'NONSENSE\r\n\r\n', '400', '{"error":"malformed request"}'],
    [
      'oversized headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(4_000)}\r\n\r\n`,
      '431',
      '{"error":"request header fields too large"}',
    ],
    ['a CONNECT', 'CONNECT example.test:443 HTTP/1.1\r\nHost: x\r\n\r\n', '405', '{"error":"method not allowed"}'],
    ['no Host', 'GET /health HTTP/1.1\r\n\r\n', '400', '{"error":"malformed request"}'],
    [
      'an unknown expectation',
      'GET /health HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n',
      '417',
      '{"error":"only Expect: 100-continue is understood"}',
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n', '408', '{"error":"request timeout"}'],
  ])('rejects %s as JSON and closes the connection', async (_what, bytes, status, body) => {
    const received = await exchange(bytes);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received.endsWith(body)).toBe(true);
  });

  it('names the code of oversized headers only when their request line arrives with them', async () => {
    const line = 'GET /v5/catalog HTTP/1.1\r\nHost: x\r\n';
    const header = `X: ${'a'.repeat(4_000)}\r\n\r\n`;
    const coded = '{"error":"request header fields too large","code":"headers_too_large"}';
    expect((await exchange(line + header)).endsWith(coded)).toBe(true);
    const pieces = await exchange(line, header);
    expect(pieces).toMatch(/^HTTP\/1\.1 431 /);
    expect(pieces.endsWith('{"error":"request header fields too large"}')).toBe(true);
    expect(pieces).not.toMatch(/x-request-id/i);
  });

  it.each([
    ['whose body has no known end', 'Transfer-Encoding: gzip, identity\r\n\r\n'],
    ['that is followed by noise', '\r\nNOISE\r\n\r\n'],
  ])('ends a request %s, even if its caller stays connected', async (_what, rest) => {
    const begun = once(server, 'request') as Promise<[unknown, ServerResponse]>;
    const { port } = server.address() as AddressInfo;
    // Half open: it does not end its side when the server ends the other.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.write(`GET /probe/slow HTTP/1.1\r\nHost: x\r\n${rest}`);
    const [, response] = await begun;
    if (!response.destroyed) await once(response, 'close');
    expect(response.destroyed).toBe(true);
    await once(socket, 'end');
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
    finish(new JsonResponse(200, '{}'));
  });

  it('reports on /health that it runs and on /health/ready whether it can serve requests', async () => {
    await request(server).get('/health').expect(200, { status: 'ok', service: 'probe' });
    await request(server)
      .get('/health/ready')
      .expect(200, { status: 'ok', service: 'probe', checks: { thing: 'ok' } });
    failing = true;
    await request(server)
      .get('/health/ready')
      .expect(503, { status: 'unavailable', service: 'probe', checks: { thing: 'failed' } });
  });

  it('measures requests by route and status, on a separate address', async () => {
    await request(server).get('/probe/answer').expect(200);
    const metrics = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
    const { text } = await request(metrics).get('/metrics').expect(200);
    await request(metrics).get('/').expect(404);
    metrics.close();
    expect(text).toMatch(/http_request_duration_seconds_count\{.*status="200".*\} 1/);
    expect(text).toContain('process_cpu_seconds_total');
    await request(server).get('/metrics').expect(404);
  });

  it('closes kept-alive connections after the responses in flight, and rejects new ones', async () => {
    const agent = new Agent({ keepAlive: true });
    const { port } = server.address() as AddressInfo;
    const call = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      httpRequest({ port, path: '/probe/slow', agent }, (response) => {
        response.resume();
        response.on('end', () => {
          resolve({ status: response.statusCode, connection: response.headers.connection });
        });
      })
        .on('error', reject)
        .end();
    });
    await new Promise((resolve) => server.once('request', resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const closed = app.close();
    finish(new JsonResponse(200, '{}'));
    expect(await call).toMatchObject({ status: 200 });
    await closed;
    await expect(request(`http://127.0.0.1:${String(port)}`).get('/health')).rejects.toThrow(/ECONNREFUSED/);
    agent.destroy();
  });
});
