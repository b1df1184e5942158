import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { HealthModule } from './health.js';
import { createHttpApp } from './http-app.js';
import { createLogger } from '../logging/logger.js';
import { createMetricsRegistry } from './metrics.js';
import { listenOrExit, stopOnce } from './process.js';

@Module({})
class ProbeModule {}

describe('the process of an app', () => {
  let lines: string[];
  let exit: jest.Spied<typeof process.exit>;
  let stderr: jest.Spied<typeof process.stderr.write>;
  const log = createLogger({
    service: 'probe',
    level: 'info',
    destination: new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push((JSON.parse(line.toString()) as { msg: string }).msg);
        done();
      },
    }),
  });

  beforeEach(() => {
    lines = [];
    exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('serves the app and its metrics on separate ports, and exits with one log line if a port is taken', async () => {
    const metrics = createMetricsRegistry('probe');
    const health = HealthModule.register({ service: 'probe', checks: [], timeoutMs: 1_000 });
    const app = await createHttpApp(
      { module: ProbeModule, imports: [health] },
      { log, metrics, drainTimeoutMs: 1_000 },
    );
    const config = { HOST: '127.0.0.1', PORT: 0, METRICS_HOST: '127.0.0.1', METRICS_PORT: 0 };
    const measurements = await listenOrExit({ service: 'probe', app, metrics, config, log });
    expect((await fetch(`${await app.getUrl()}/health`)).status).toBe(200);
    const { port } = measurements.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    const taken = { service: 'probe', app, metrics, config: { ...config, METRICS_PORT: port }, log };
    await expect(listenOrExit(taken)).rejects.toThrow('exit');
    expect(exit.mock.calls).toEqual([[1]]);
    expect(stderr.mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(`^probe: cannot listen on 127.0.0.1:0, metrics on port ${port}: .*EADDRINUSE.*\n$`),
    ]);
    await app.close();
    measurements.close();
  });

  it('ends once, after work in progress, no matter how often it is told to stop', async () => {
    const done = Promise.withResolvers<undefined>();
    const stop = stopOnce(log, () => done.promise);
    const stopped = stop('SIGTERM', 3);
    await stop('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    done.resolve(undefined);
    await expect(stopped).rejects.toThrow('exit');
    expect(exit.mock.calls).toEqual([[3]]);
    expect(lines).toEqual(['stopping', 'stopped']);
  });
});
