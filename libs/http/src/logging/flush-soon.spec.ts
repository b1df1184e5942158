import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { flushSoon } from './flush-soon.js';
import type { BufferedOutput, FlushedOutput } from './flush-soon.js';

/** Writes like sonic-boom: one write at a time, which ends when the test says so. */
class SlowOutput extends EventEmitter implements BufferedOutput {
  readonly written: string[] = [];
  private waiting: string[] = [];
  private underWay: string[] | null = null;

  write(line: string): void {
    this.waiting.push(line);
  }

  flush(): void {
    if (this.underWay !== null) return;
    [this.underWay, this.waiting] = [this.waiting, []];
  }

  flushSync(): void {
    this.written.push(...(this.underWay ?? []), ...this.waiting);
    [this.underWay, this.waiting] = [null, []];
  }

  endWrite(): void {
    const lines = this.underWay ?? [];
    this.underWay = null;
    this.written.push(...lines);
    this.emit('write', Buffer.byteLength(lines.join('')));
  }

  drop(): void {
    for (const line of this.waiting.splice(0)) this.emit('drop', line);
  }
}

describe('log lines', () => {
  let output: SlowOutput;
  let planned: (() => void)[];
  let log: FlushedOutput;
  beforeEach(() => {
    planned = [];
    output = new SlowOutput();
    log = flushSoon(output, (work, ms) => {
      expect(ms).toBe(250);
      planned.push(work);
    });
  });
  const elapse = (): void => {
    for (const work of planned.splice(0)) work();
  };

  it('are written together, a quarter second after the first of them, and nothing is planned after that', () => {
    expect(planned).toHaveLength(0);
    log.write('uno\n');
    log.write('número dos\n');
    expect(planned).toHaveLength(1);
    elapse();
    output.endWrite();
    expect(output.written).toEqual(['uno\n', 'número dos\n']);
    elapse();
    expect(planned).toHaveLength(0);
  });

  it('are written even if they came during a write that took long', () => {
    log.write('one\n');
    elapse();
    log.write('two\n');
    elapse();
    elapse();
    output.endWrite();
    elapse();
    output.endWrite();
    expect(output.written).toEqual(['one\n', 'two\n']);
    elapse();
    expect(planned).toHaveLength(0);
  });

  it('that were dropped, or written at once, are not waited for', () => {
    log.write('dropped\n');
    output.drop();
    elapse();
    expect(planned).toHaveLength(0);
    output.endWrite();
    log.write('fatal\n');
    log.flushSync();
    elapse();
    expect([output.written, planned]).toEqual([['fatal\n'], []]);
  });
});
