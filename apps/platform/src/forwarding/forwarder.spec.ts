import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import {
  Access,
  DEFAULT_LIMITS,
  JsonBodyGuard,
  METHOD_PROVIDERS,
  RouteMethods,
  ServiceExceptionFilter,
  UnexpectedInputGuard,
  createHttpApp,
  createLogger,
  createMetricsRegistry,
} from '@entity-registry/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post, Req, Res } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { rawGet } from '../../test/raw-get.js';
import { Forwarder } from './forwarder.js';
import type { ForwardOptions } from './forwarder.js';
import { AllowList, ENTITY_OPERATIONS } from './operations.js';
import { Forwarded } from './forwarded.js';

const KEY = 'pk_the_key_of_this_server';
const MOUNT = '/api/explorer';
const USER = 'the-user-who-asks';
const TOKEN = 'a token that the API shares, long enough';

/** What the API received, and how it responds. */
interface Upstream {
  readonly asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

const upstream: Upstream = { asked: [], answer: (_request, response) => response.end('{}') };
let options: Partial<ForwardOptions> = {};
let forwarder: Forwarder;

@Controller('api/explorer')
class ForwardingController {
  @Get('*path')
  @Access('open')
  @Forwarded()
  get(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    return forwarder.forward(request, response, {
      ...{ mount: MOUNT, key: KEY, userId: USER, allow: new AllowList(ENTITY_OPERATIONS) },
      ...options,
    });
  }

  @Post('*path')
  @Access('open')
  @Forwarded()
  post(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    return this.get(request, response);
  }
}

@Module({})
class ForwardingModule {}

describe('a forwarded request', () => {
  let api: Server;
  let app: NestExpressApplication;
  const log: string[] = [];

  beforeAll(async () => {
    api = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        upstream.asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
        upstream.answer(request, response);
      });
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    forwarder = new Forwarder({
      ...{ apiUrl: addressOf(api), platformToken: TOKEN },
      ...{ timeoutMs: 300, maxBytes: 100_000, maxRequests: 3 },
    });
    app = await openApp(log);
  });
  afterAll(async () => {
    forwarder.close();
    await app.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  beforeEach(() => {
    upstream.asked.length = 0;
    upstream.answer = (_request, response) => response.end('{}');
    options = {};
  });

  const call = () => supertest(app.getHttpServer());

  it('reaches the API with the key of the server and nothing from the session', async () => {
    await call()
      .post(`${MOUNT}/v5/resolve?dry_run=true`)
      .set({
        Cookie: 'session=secret',
        Authorization: 'Bearer of-the-caller',
        'Idempotency-Key': 'one',
        'X-Client-Reference': 'case 7',
        'X-Max-Charge': '0.02',
        'X-Request-Id': 'chosen-by-the-caller',
        'X-Forwarded-For': '203.0.113.9',
        'X-Service-Agent-Token': 'forged',
        'X-Service-Platform-Token': 'forged',
        'X-Service-User': 'somebody-else',
        Connection: 'X-Client-Reference',
        TE: 'trailers',
      })
      .send({ name: 'Inversiones Inventadas' })
      .expect(200);
    const [asked] = upstream.asked;
    expect(asked).toMatchObject({ method: 'POST', url: '/v5/resolve?dry_run=true' });
    expect(JSON.parse(asked?.body ?? '')).toEqual({ name: 'Inversiones Inventadas' });
    expect(Object.keys(asked?.headers ?? {}).sort()).toEqual(
      [
        ...['accept-encoding', 'authorization', 'connection', 'content-length', 'content-type', 'host'],
        ...[
          'idempotency-key',
          'x-client-reference',
          'x-max-charge',
          'x-request-id',
          'x-service-platform-token',
          'x-service-user',
        ],
      ].sort(),
    );
    expect(asked?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, connection: 'keep-alive' });
    expect(asked?.headers).toMatchObject({ 'x-service-user': USER, 'x-service-platform-token': TOKEN });
    expect(asked?.headers['x-request-id']).not.toBe('chosen-by-the-caller');
    expect(log.join('')).not.toContain(KEY);
    expect(log.join('')).not.toContain(TOKEN);
  });

  it('returns the status, the body and the cost headers, and no cookie', async () => {
    upstream.answer = (_request, response) =>
      response
        .writeHead(429, {
          'Content-Type': 'application/json; charset=utf-8',
          'Set-Cookie': 'tracked=1',
          'X-Service-Charge': '0.16',
          'X-Service-Balance': '49.84',
          'X-Request-Id': 'of-the-api',
          'Retry-After': '3',
          'X-Powered-By': 'something',
          Server: 'something',
        })
        .end('{"error":"rate limit exceeded"}');
    options = { withhold: ['x-service-balance'] };
    const { headers } = await call().get(`${MOUNT}/v5/entities/pa_own_1`).expect(429, { error: 'rate limit exceeded' });
    expect(headers).toMatchObject({
      'x-service-charge': '0.16',
      'x-request-id': 'of-the-api',
      'retry-after': '3',
      'cache-control': 'no-store',
    });
    for (const name of ['set-cookie', 'x-service-balance', 'x-powered-by', 'server'])
      expect(headers[name]).toBe(undefined);
  });

  it('keeps a redirect to a merged entity below its own path', async () => {
    upstream.answer = (_request, response) => response.writeHead(308, { Location: '/v5/entities/pa_own_2' }).end('{}');
    const merged = await call().get(`${MOUNT}/v5/entities/pa_own_1`).expect(308);
    expect(merged.headers['location']).toBe(`${MOUNT}/v5/entities/pa_own_2`);
    upstream.answer = (_request, response) =>
      response.writeHead(308, { Location: '//elsewhere.example/v5/' }).end('{}');
    const away = await call().get(`${MOUNT}/v5/entities/pa_own_1`).expect(308);
    expect(away.headers['location']).toBe(undefined);
  });

  it.each([
    `${MOUNT}/v5/../admin/accounts`,
    `${MOUNT}/v5/entities/%2e%2e`,
    `${MOUNT}//other.example/v5/catalog`,
    'http://other.example/v5/catalog',
    `${MOUNT}/v5/usage`,
    `${MOUNT}/`,
  ])('is not sent if its path is %j', async (target) => {
    expect([target, await rawGet(app.getHttpServer(), target)]).toEqual([target, 404]);
    expect(upstream.asked).toEqual([]);
  });

  it('accepts only the method of the operation', async () => {
    await call().post(`${MOUNT}/v5/catalog`).send({}).expect(404);
    await call().head(`${MOUNT}/v5/catalog`).expect(404);
    await call().delete(`${MOUNT}/v5/catalog`).expect(405);
    expect(upstream.asked).toEqual([]);
  });

  it('carries the Idempotency-Key that this server sets', async () => {
    options = { idempotencyKey: 'of-this-user' };
    await call().get(`${MOUNT}/v5/catalog`).set('Idempotency-Key', 'mine').expect(200);
    expect(upstream.asked[0]?.headers['idempotency-key']).toBe('of-this-user');
  });

  it('calls onAnswer before it sends the response, and lets it change the body', async () => {
    upstream.answer = (_request, response) =>
      response.writeHead(202, { 'X-Service-Charge': '0.15', 'X-Request-Id': 'r1' }).end('{"id":7}');
    const told: unknown[] = [];
    options = {
      onResponse: (response) => {
        told.push(response);
        return Promise.resolve((body) => Buffer.from(body.toString().replace('7', '8')));
      },
    };
    const { text } = await call().get(`${MOUNT}/v5/catalog`).expect(202);
    expect(text).toBe('{"id":8}');
    expect(told).toEqual([{ status: 202, charge: '0.15', requestId: 'r1' }]);
  });

  it('fails with 503 when the API responds too late or not at all', async () => {
    upstream.answer = () => undefined;
    const { headers } = await call().get(`${MOUNT}/v5/catalog`).expect(503);
    expect(headers['retry-after']).toBe('5');
    upstream.answer = (request) => request.socket.destroy();
    await call().get(`${MOUNT}/v5/catalog`).expect(503);
    upstream.answer = (_request, response) => response.end('{}');
    await call().get(`${MOUNT}/v5/catalog`).expect(200);
  });

  it('is refused above the limits of concurrent requests and of response size', async () => {
    upstream.answer = () => undefined;
    const statuses = await Promise.all(
      Array.from({ length: 4 }, () =>
        call()
          .get(`${MOUNT}/v5/catalog`)
          .then(({ status }) => status),
      ),
    );
    expect(statuses).toEqual([503, 503, 503, 503]);
    expect(upstream.asked).toHaveLength(3);
    upstream.answer = (_request, response) => response.end('x'.repeat(100_001));
    await expect(call().get(`${MOUNT}/v5/catalog`)).rejects.toThrow();
  });

  it('ends when its caller disconnects', async () => {
    const ended = Promise.withResolvers<null>();
    const came = Promise.withResolvers<null>();
    upstream.answer = (request) => {
      request.socket.once('close', () => {
        ended.resolve(null);
      });
      came.resolve(null);
    };
    const leaving = new AbortController();
    const left = fetch(`${addressOf(app.getHttpServer())}${MOUNT}/v5/catalog`, { signal: leaving.signal });
    await came.promise;
    leaving.abort();
    await expect(left).rejects.toThrow();
    await ended.promise;
  });
});

function addressOf(server: Server): string {
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function openApp(lines: string[]): Promise<NestExpressApplication> {
  const destination = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const log = createLogger({ service: 'platform', level: 'info', destination });
  const errorContext = { upgradeUrl: '', settingsUrl: '', now: () => new Date() };
  const root = {
    module: ForwardingModule,
    controllers: [ForwardingController],
    providers: [
      ...METHOD_PROVIDERS,
      { provide: APP_GUARD, useFactory: () => new JsonBodyGuard(DEFAULT_LIMITS.bodyBytes) },
      { provide: APP_GUARD, useFactory: () => new UnexpectedInputGuard() },
      {
        provide: APP_FILTER,
        useFactory: (methods: RouteMethods) => new ServiceExceptionFilter({ log, errorContext, methods }),
        inject: [RouteMethods],
      },
    ],
  };
  const app = await createHttpApp(root, { log, metrics: createMetricsRegistry('platform'), drainTimeoutMs: 100 });
  await app.listen(0, '127.0.0.1');
  return app;
}
