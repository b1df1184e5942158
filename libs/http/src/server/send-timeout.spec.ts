import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as pauseBriefly } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JsonResponse } from '../responses/json-response.js';
import { createLogger } from '../logging/logger.js';
import { HttpMetrics, createMetricsRegistry } from './metrics.js';
import { ServiceAdapter } from './service-adapter.js';

const LIMIT_MS = 150;
/** More than the buffers between two sockets hold. */
const LARGE = 64 * 1024 * 1024;
const CHUNK = 'x'.repeat(64 * 1024);

/** Yields while `more()`; each chunk only once there is room for it. */
async function* chunks(more: () => boolean): AsyncGenerator<string> {
  while (more()) {
    yield CHUNK;
    await pauseBriefly();
  }
}

@Controller('probe')
class ProbeController {
  @Get('small')
  small(): JsonResponse {
    return new JsonResponse(200, '{}');
  }

  @Get('large')
  large(): JsonResponse {
    return new JsonResponse(200, `"${'x'.repeat(LARGE)}"`);
  }

  @Get('long-file')
  longFile(): StreamableFile {
    const end = performance.now() + 4 * LIMIT_MS;
    return new StreamableFile(Readable.from(chunks(() => performance.now() < end)));
  }

  @Get('endless-file')
  endlessFile(): StreamableFile {
    return new StreamableFile(Readable.from(chunks(() => true)));
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

describe('the send timeout of a response', () => {
  let app: INestApplication;
  let server: Server;
  let socket: Socket;

  beforeEach(async () => {
    const adapter = new ServiceAdapter({
      log: createLogger({ service: 'probe', level: 'silent' }),
      metrics: new HttpMetrics(createMetricsRegistry('probe')),
      limits: { sendTimeoutMs: LIMIT_MS },
    });
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
    app = await NestFactory.create(ProbeModule, adapter, { logger: false, bodyParser: false });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
  });
  afterEach(async () => {
    socket.destroy();
    await app.close();
  });

  /** Requests `path` and returns whether its response was sent completely, once its connection is done with it. */
  async function leaves(path: string): Promise<boolean> {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    await once(response, 'close');
    return response.writableFinished;
  }

  it.each(['large', 'endless-file'])('ends the connection of a caller that reads nothing of %s', async (path) => {
    expect(await leaves(`/probe/${path}`)).toBe(false);
  });

  it('ends the connection of a caller that reads too slowly', async () => {
    const reader = { reads: true };
    const left = leaves('/probe/large').finally(() => (reader.reads = false));
    await once(socket, 'readable');
    while (reader.reads) {
      socket.read(256);
      await pauseBriefly();
    }
    expect(await left).toBe(false);
  });

  it('does not limit a file download that makes progress, or later responses on the connection', async () => {
    socket.resume();
    expect(await leaves('/probe/small')).toBe(true);
    expect(await leaves('/probe/long-file')).toBe(true);
  });
});
