import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Journal } from './journal.js';
import type { BatchRun } from './journal.js';
import { lock } from './lock.js';

const JOB: BatchRun = { input: 'digest', rows: 3, options: { columns: 'name' }, api: 'http://api.test/' };
const sent = (from: number, to: number) => ({
  ...{ from, to, idempotencyKey: `key-${String(from)}`, caller: 'me', at: '2026-11-22T00:00:00.000Z' },
});

describe('the journal of a batch', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'journal-'));
    file = path.join(directory, 'out.csv.journal');
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  /** The state of a run that was killed after `work`. */
  const killedAfter = (work: (journal: Journal) => void): void => {
    const journal = Journal.open(file, JOB);
    work(journal);
    journal.close();
  };
  const reopened = <T>(look: (journal: Journal) => T): T => {
    const journal = Journal.open(file, JOB);
    try {
      return look(journal);
    } finally {
      journal.close();
    }
  };

  it('has the results, their cost, and the call without a response', () => {
    killedAfter((journal) => {
      expect(journal.resumed).toBe(false);
      journal.send('resolve', sent(0, 2));
      journal.answer('resolve', 30_000n, ['a', 'b']);
      journal.send('resolve', sent(2, 3));
    });
    reopened((journal) => {
      expect(journal.resumed).toBe(true);
      expect([...journal.results('resolve')]).toEqual(['a', 'b']);
      expect(journal.pending('resolve')).toEqual(sent(2, 3));
      expect(journal.charged).toBe(30_000n);
      expect([...journal.results('cards CHK-BIN')]).toEqual([]);
    });
  });

  it('forgets a call that was refused', () => {
    killedAfter((journal) => {
      journal.send('resolve', sent(0, 2));
      journal.refuse('resolve');
    });
    expect(reopened((journal) => journal.pending('resolve'))).toBeNull();
  });

  it('continues with the complete lines if it is truncated anywhere', () => {
    killedAfter((journal) => {
      journal.send('resolve', sent(0, 2));
      journal.answer('resolve', 30_000n, ['ñ', 'b']);
    });
    const whole = readFileSync(file);
    const ends = [...whole.entries()].flatMap(([at, byte]) => (byte === 0x0a ? [at + 1] : []));
    const cuts = [0, 1, ...ends.flatMap((end) => [end - 9, end - 2, end - 1, end, end + 1])];
    for (const length of cuts.filter((cut) => cut <= whole.length)) {
      writeFileSync(file, whole.subarray(0, length));
      const lines = ends.filter((end) => end <= length).length;
      reopened((journal) => {
        expect(journal.count('resolve')).toBe(lines === 3 ? 2 : 0);
        expect(journal.pending('resolve') !== null).toBe(lines === 2);
        if (lines === 2) journal.answer('resolve', 30_000n, ['ñ', 'b']);
        else if (lines < 2) journal.send('resolve', sent(0, 2));
      });
      // The lines added after the truncation can be read.
      reopened((journal) => {
        expect(journal.resumed).toBe(true);
      });
    }
  });

  it('ignores a last line whose text was never written', () => {
    killedAfter((journal) => {
      journal.send('resolve', sent(0, 2));
    });
    appendFileSync(file, '\0\0\0\0\n');
    expect(reopened((journal) => journal.pending('resolve'))).toEqual(sent(0, 2));
  });

  it('is refused if it is damaged in the middle', () => {
    killedAfter((journal) => {
      journal.send('resolve', sent(0, 2));
      journal.answer('resolve', 30_000n, ['a', 'b']);
    });
    const [head = '', , answer = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${head}\n{"se\n${answer}\n`);
    expect(() => Journal.open(file, JOB)).toThrow('line 2 is damaged');
  });

  it.each([
    ['another input', { input: 'other' }, 'a run with another input is unfinished'],
    ['another service', { api: 'http://other.test/' }, 'another service (http://api.test/)'],
    ['other options', { options: { columns: 'ruc', type: 'x' } }, 'other options (columns name, type (none))'],
  ])('is refused for %s', (_what, change, message) => {
    killedAfter(() => undefined);
    expect(() => Journal.open(file, { ...JOB, ...change })).toThrow(message);
  });

  it('is removed once it is not needed', () => {
    Journal.open(file, JOB).remove();
    expect(existsSync(file)).toBe(false);
  });

  it('starts over if its first line is truncated', () => {
    killedAfter(() => undefined);
    truncateSync(file, 10);
    expect(reopened((journal) => journal.resumed)).toBe(false);
    expect(reopened((journal) => journal.resumed)).toBe(true);
  });

  it('of a large file is read line by line, whatever the size of a line', () => {
    const results = (call: number) => Array.from({ length: 50 }, (_, at) => `${'ñ'.repeat(7_000)} ${call * 50 + at}`);
    killedAfter((journal) => {
      for (let call = 0; call < 8; call += 1) {
        journal.send('screen', sent(call * 50, call * 50 + 50));
        journal.answer('screen', 10_000n, results(call));
      }
    });
    reopened((journal) => {
      expect([journal.count('screen'), journal.charged]).toEqual([400, 80_000n]);
      const read = [...journal.results('screen')] as string[];
      expect(read.map((text) => Number(text.split(' ')[1]))).toEqual(Array.from({ length: 400 }, (_, at) => at));
      journal.send('screen', sent(400, 401));
      journal.answer('screen', 10_000n, ['last 400']);
      expect([...journal.results('screen')].at(-1)).toBe('last 400');
    });
  });
});

describe('the lock of an output', () => {
  it('keeps out other processes, and is taken over from one that is gone', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'lock-'));
    const file = path.join(directory, 'out.csv.lock');
    writeFileSync(file, '4242');
    expect(() => lock(file, () => true)).toThrow('process 4242 is working on this output');
    const release = lock(file, () => false);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(file)).toBe(false);
    // A lock that is just being created is still empty.
    writeFileSync(file, '');
    expect(() => lock(file, () => false)).toThrow('another process is working on this output');
    rmSync(directory, { recursive: true });
  });
});
