import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { NestLog, createLogger, flushLog } from './logger.js';

describe('createLogger', () => {
  it('writes one JSON object per line, with service, level by name and ISO time', () => {
    const lines: string[] = [];
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString());
        done();
      },
    });
    const log = createLogger({ service: 'probe', level: 'info', destination });
    log.info({ account: '7' }, 'hello');
    new NestLog(log).log('mapped a route', 'RouterExplorer');
    new NestLog(log).error(new Error('broken'), 'Injector');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), service: 'probe', account: '7', msg: 'hello' },
      expect.objectContaining({
        level: 'error',
        context: 'Injector',
        err: expect.objectContaining({ message: 'broken' }),
      }),
    ]);
  });

  it('flushes standard output even when nothing was written', async () => {
    const log = createLogger({ service: 'probe', level: 'silent' });
    log.info('not written');
    await expect(flushLog(log)).resolves.toBeUndefined();
  });
});
