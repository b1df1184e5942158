import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Inject, Module, Req } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { watchFirstByte } from './first-byte.js';
import { JsonResponse } from './json-response.js';
import { createLogger } from '../logging/logger.js';
import { HttpMetrics, createMetricsRegistry } from '../server/metrics.js';
import { ServiceAdapter } from '../server/service-adapter.js';

/** More than the buffers between two sockets hold. */
const LARGE = `"${'x'.repeat(64 * 1024 * 1024)}"`;

/** Events that handlers report to the test, and actions of the test while a handler runs. */
class Probe {
  readonly outcomes: string[] = [];
  private changed = Promise.withResolvers<undefined>();
  meanwhile: () => void = () => undefined;

  watch(request: IncomingMessage & { res: ServerResponse }): void {
    const report = (outcome: string): void => {
      this.outcomes.push(`${String(request.url)} ${outcome}`);
      this.changed.resolve(undefined);
      this.changed = Promise.withResolvers();
    };
    watchFirstByte(request.res, {
      sent: () => {
        report('sent');
      },
      unsent: () => {
        report('unsent');
      },
    });
  }

  async reported(count: number): Promise<string[]> {
    while (this.outcomes.length < count) await this.changed.promise;
    return this.outcomes;
  }
}

@Controller('probe')
class ProbeController {
  constructor(@Inject(Probe) private readonly probe: Probe) {}

  @Get('small')
  small(@Req() request: IncomingMessage & { res: ServerResponse }): JsonResponse {
    this.probe.watch(request);
    this.probe.meanwhile();
    return new JsonResponse(200, '{}');
  }

  @Get('large')
  large(@Req() request: IncomingMessage & { res: ServerResponse }): JsonResponse {
    this.probe.watch(request);
    return new JsonResponse(200, LARGE);
  }

  @Get('refused')
  refused(@Req() request: IncomingMessage & { res: ServerResponse }): JsonResponse {
    this.probe.watch(request);
    return new JsonResponse(409, '{}');
  }
}

@Module({ controllers: [ProbeController], providers: [Probe] })
class ProbeModule {}

describe('the first byte of a response', () => {
  let app: INestApplication;
  let server: Server;
  let probe: Probe;
  let socket: Socket;

  beforeEach(async () => {
    const adapter = new ServiceAdapter({
      log: createLogger({ service: 'probe', level: 'silent' }),
      metrics: new HttpMetrics(createMetricsRegistry('probe')),
    });
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
    app = await NestFactory.create(ProbeModule, adapter, { logger: false, bodyParser: false });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
    probe = app.get(Probe);
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
  });
  afterEach(async () => {
    socket.destroy();
    await app.close();
  });

  const ask = (...paths: string[]): void => {
    socket.write(paths.map((path) => `GET /probe/${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  };

  it('was sent when the caller gets the response', async () => {
    ask('small');
    await once(socket, 'data');
    expect(probe.outcomes).toEqual(['/probe/small sent']);
  });

  it('was sent even if the caller reads a part and resets the connection', async () => {
    ask('large');
    await once(socket, 'readable');
    socket.read(1_000);
    socket.resetAndDestroy();
    expect(await probe.reported(1)).toEqual(['/probe/large sent']);
  });

  it('was not sent if the caller resets the connection before the response is written', async () => {
    probe.meanwhile = () => {
      socket.resetAndDestroy();
    };
    ask('small');
    expect(await probe.reported(1)).toEqual(['/probe/small unsent']);
  });

  it('was not sent while the response is queued behind one that the caller never reads', async () => {
    let waiting = 0;
    probe.meanwhile = () => {
      waiting += 1;
      if (waiting === 2) setImmediate(() => socket.resetAndDestroy());
    };
    ask('large', 'small', 'small');
    expect(await probe.reported(3)).toEqual(['/probe/large sent', '/probe/small unsent', '/probe/small unsent']);
  });

  it('is sent in turn when the caller reads', async () => {
    ask('large', 'small');
    socket.resume();
    expect(await probe.reported(2)).toEqual(['/probe/large sent', '/probe/small sent']);
  });

  it('does not count in responses other than a 2xx', async () => {
    ask('refused');
    await once(socket, 'data');
    socket.destroy();
    expect(await probe.reported(1)).toEqual(['/probe/refused unsent']);
  });
});
