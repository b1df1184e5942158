import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { NestLog, createLogger, flushLog } from './logger.js';

const BUILT = path.resolve(import.meta.dirname, '../../dist/logging/logger.js');

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

  it.each([
    ['soon, while the process goes on', 'setInterval(() => {}, 60_000)'],
    ['at the end', 'await flushLog(log); process.kill(process.pid, "SIGKILL")'],
  ])('writes a few lines to standard output %s', async (_when, then) => {
    const program = `import { createLogger, flushLog } from ${JSON.stringify(BUILT)};
      const log = createLogger({ service: 'probe', level: 'info' });
      log.info('one');
      log.info('two');
      ${then};`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const messages: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      messages.push((JSON.parse(line) as { msg: string }).msg);
      if (messages.length === 2) child.kill('SIGKILL');
    }
    expect(messages).toEqual(['one', 'two']);
  });
});
