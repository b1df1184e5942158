import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { DomainError } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import type { CanActivate, ExecutionContext, INestApplication } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import fc from 'fast-check';
import request from 'supertest';
import { ServiceExceptionFilter } from '../errors/exception-filter.js';
import { JsonResponse } from '../responses/json-response.js';
import { JsonBodyGuard, parseJsonObject } from './json-body.js';
import { AnyMemberNames } from './member-names.js';
import { NestLog, createLogger } from '../logging/logger.js';
import { HttpMetrics, createMetricsRegistry } from '../server/metrics.js';
import { METHOD_PROVIDERS, RouteMethods } from '../access/route-methods.js';
import { ServiceAdapter } from '../server/service-adapter.js';

const LIMIT = 1_000;

@Controller('probe')
class ProbeController {
  @Post()
  echo(@Body() body: unknown): JsonResponse {
    return new JsonResponse(200, JSON.stringify({ body: body ?? null }));
  }

  @Post('any-names')
  @AnyMemberNames()
  echoAnyNames(@Body() body: unknown): JsonResponse {
    return this.echo(body);
  }

  @Get()
  get(@Body() body: unknown): JsonResponse {
    return this.echo(body);
  }
}

class StrangersGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<{ headers: Record<string, string> }>().headers['x-stranger']) {
      throw new DomainError('key_rejected');
    }
    return true;
  }
}

const log = createLogger({
  service: 'probe',
  level: 'error',
  destination: new Writable({
    write: (_line, _encoding, done) => {
      done();
    },
  }),
});
const edge = { upgradeUrl: '', settingsUrl: '', now: () => new Date() };

@Module({
  controllers: [ProbeController],
  providers: [
    { provide: APP_GUARD, useClass: StrangersGuard },
    { provide: APP_GUARD, useFactory: () => new JsonBodyGuard(LIMIT) },
    ...METHOD_PROVIDERS,
    {
      provide: APP_FILTER,
      useFactory: (methods: RouteMethods) => new ServiceExceptionFilter({ log, errorContext: edge, methods }),
      inject: [RouteMethods],
    },
  ],
})
class ProbeModule {}

const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('a JSON body', () => {
  let app: INestApplication;
  let server: Server;

  beforeAll(async () => {
    const adapter = new ServiceAdapter({ log, metrics: new HttpMetrics(createMetricsRegistry('probe')) });
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
    app = await NestFactory.create(ProbeModule, adapter, { logger: new NestLog(log), bodyParser: false });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
  });
  afterAll(() => app.close());

  const post = (body: string | Buffer, type = 'application/json') =>
    request(server).post('/probe').set('Content-Type', type).serialize(String).send(body);

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'is read as %s',
    async (type) => {
      await post('{"name":"Peñón","rows":[1,null]}', type).expect(200, { body: { name: 'Peñón', rows: [1, null] } });
    },
  );

  it('may be absent, and a GET never waits for one', async () => {
    await request(server).post('/probe').expect(200, { body: null });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /probe HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 .*\{"body":null\}$/s);
    socket.destroy();
  });

  it.each([
    ['of no declared type', '{}', '', 415],
    ['of a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['in another character set', '{}', 'application/json; charset=latin1', 415],
  ])('%s is rejected with a remedy', async (_what, body, type, status) => {
    await post(body, type).expect(status, {
      error: 'the body must be JSON, not compressed: send it with Content-Type: application/json',
    });
  });

  it('that is compressed is rejected', async () => {
    await post('{}').set('Content-Encoding', 'gzip').expect(415);
  });

  it.each([
    ['broken', '{"a":', 'the body is not valid JSON'],
    ['an array', '[]', 'the body must be a JSON object'],
    ['a number', '1', 'the body must be a JSON object'],
    ['null', 'null', 'the body must be a JSON object'],
    ['nested 33 deep', nested(32), 'the body is nested too deeply'],
    ['naming __proto__', '{"a":[{"__proto__":{"b":1}}]}', 'the body holds a reserved name'],
    ['naming __proto__ in escapes', '{"__pr\\u006fto__":1}', 'the body holds a reserved name'],
    ['with a null in a name', '{"a\\u0000":1}', 'the body holds a name that is not printable'],
    ['with a null in a text', '{"rows":[{"name":"a\\u0000"}]}', 'rows[0].name must not contain control characters'],
    ['with a member twice', '{"amount":"1.00","kind":"a","amount":"100.00"}', 'amount must be given once'],
    ['with one twice, once in escapes', '{"rows":[{},{"a":1,"\\u0061":1}]}', 'rows[1].a must be given once'],
    ['with one twice inside a repeated one', '{"a":{"\\n":1,"\\n":2},"a":1}', 'a.\\u000a must be given once'],
    ['with half a character', '{"name":"\\ud800"}', 'name must be well-formed Unicode'],
  ])('that is %s is rejected with 400', async (_what, body, error) => {
    await post(body).expect(400, { error });
  });

  it('may name inherited members on a route that takes any names', async () => {
    const body = '{"__proto__":{"a":1},"rows":[{"constructor":1}]}';
    const { text } = await request(server)
      .post('/probe/any-names')
      .type('json')
      .serialize(String)
      .send(body)
      .expect(200);
    expect(text).toBe(`{"body":${body}}`);
  });

  it('that is not UTF-8 is rejected with 400', async () => {
    const { port } = server.address() as AddressInfo;
    const call = httpRequest({ port, path: '/probe', method: 'POST', headers: { 'Content-Type': 'application/json' } });
    call.end(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]));
    const [response] = (await once(call, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    expect(response.statusCode).toBe(400);
  });

  it('may be nested 32 levels deep', async () => {
    await post(nested(31)).expect(200);
  });

  it.each([
    ['declared', { 'Content-Length': String(LIMIT + 12) }],
    ['in chunks', {}],
  ])('beyond the limit, %s, is rejected with 413 and ends the connection', async (_what, headers) => {
    const { port } = server.address() as AddressInfo;
    const call = httpRequest({
      port,
      path: '/probe',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    call.write(`{"name":"${'a'.repeat(LIMIT)}`);
    const [response] = (await once(call, 'response')) as [
      {
        statusCode: number;
        headers: Record<string, string>;
        setEncoding: (name: string) => void;
      } & AsyncIterable<string>,
    ];
    response.setEncoding('utf8');
    let text = '';
    for await (const chunk of response) text += chunk;
    expect([response.statusCode, text]).toEqual([413, '{"error":"request body too large: at most 1000 bytes"}']);
    expect(response.headers['connection']).toBe('close');
    call.destroy();
  });

  it('of an unauthenticated caller is not waited for', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /probe HTTP/1.1\r\nHost: x\r\nX-Stranger: 1\r\nContent-Length: 900\r\n\r\n{"a"');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 403 /);
    socket.destroy();
  });

  it('whose sender disconnects halfway ends there, and the next request is served', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /probe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a"',
    );
    await once(server, 'request');
    socket.destroy();
    await post('{"a":1}').expect(200);
  });
});

describe('parseJsonObject', () => {
  it('returns what was written, for any object of printable text', () => {
    const text = fc.string({ unit: 'grapheme-ascii' });
    const name = text.filter((one) => !(one in Object.prototype) && one !== 'prototype');
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        tie('list'),
        tie('map'),
      ),
      list: fc.array(tie('any'), { maxLength: 4 }),
      map: fc.dictionary(name, tie('any'), { maxKeys: 4, noNullPrototype: true }),
    })).map;
    fc.assert(
      fc.property(value, (written) => {
        expect(parseJsonObject(JSON.stringify(written))).toEqual(written);
      }),
    );
  });

  it('reads or rejects any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json({ stringUnit: 'binary' })), (text) => {
        try {
          parseJsonObject(text);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }),
    );
  });
});
