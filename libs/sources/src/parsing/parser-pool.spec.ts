import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { PublicSourceId } from '@entity-registry/domain';
import type { FetchedPage, PageReader } from '../source.js';
import { LimitExceeded } from './parse-limits.js';
import { ParserPool } from './parser-pool.js';
import type { ParseReport, ParserPoolOptions } from './parser-pool.js';

const PAGE: FetchedPage = { url: 'https://source.test/', status: 200, contentType: null, body: Buffer.from('x') };
const READER: PageReader<unknown, unknown> = { name: 'reader', read: () => null };
const threadFile = fileURLToPath(new URL('../../test/threads/misbehaving-thread.mjs', import.meta.url));

const pools: ParserPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** A pool with threads that the test controls. */
function poolOf(options: Partial<ParserPoolOptions> = {}) {
  const reports: ParseReport[] = [];
  const onParsed = (report: ParseReport) => reports.push(report);
  const usual = { threads: 2, timeoutMs: 10_000, memoryMb: 128, threadFile, onParsed };
  const pool = new ParserPool({ ...usual, ...options });
  pools.push(pool);
  const parse = (
    deed: string,
    { source = 'la_prensa', signal = new AbortController().signal, ...input }: ParserMessage = {},
  ): Promise<unknown> => pool.parse(source, READER, PAGE, { deed, ...input }, signal);
  return { pool, reports, parse };
}

interface ParserMessage {
  readonly source?: PublicSourceId;
  readonly signal?: AbortSignal;
  readonly value?: unknown;
}

/** The limit that a response exceeded, and the error message. */
async function limitOf(parsing: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await parsing.then(
    () => new Error('nothing was exceeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof LimitExceeded)) throw error;
  expect(error.retryable).toBe(false);
  return [error.limit, error.message];
}

describe('a response that exceeds a limit fails alone, and the pool goes on', () => {
  it.each([
    ['a loop without end', 'spin', ['time', 'a page took longer than 0.3 s to parse'], { timeoutMs: 300 }],
    ['a pattern that backtracks', 'backtrack', ['time', 'a page took longer than 0.3 s to parse'], { timeoutMs: 300 }],
    ['a map that grows', 'map', ['memory', 'a page took more than 128 MB to parse'], {}],
    ['buffers, which V8 does not count', 'buffers', ['memory', 'a page took more than 128 MB to parse'], {}],
    ['a thread that exits', 'exit', ['crash', 'a page crashed the parser'], {}],
  ])('%s', async (_what, deed, expected, options) => {
    const { parse, reports, pool } = poolOf({ threads: 1, ...options });
    expect(await limitOf(parse(deed))).toEqual(expected);
    expect(await parse('answer', { value: 'goes on' })).toBe('goes on');
    expect(reports.map(({ limit }) => limit)).toEqual([expected[0], null]);
    expect(pool.stats()).toEqual({ busy: 0, waiting: 0 });
  });

  it('and the other threads finish parsing', async () => {
    const { parse } = poolOf({ timeoutMs: 500 });
    const spinning = limitOf(parse('spin'));
    expect(await parse('answer', { source: 'gdelt', value: 1 })).toBe(1);
    expect((await spinning)[0]).toBe('time');
  });
});

it("rejects with the reader's error and keeps its thread", async () => {
  const { parse, reports } = poolOf({ threads: 1 });
  const before = await parse('thread');
  await expect(parse('fault')).rejects.toThrow('the parser has a fault');
  expect(await parse('thread')).toBe(before);
  expect(reports.map(({ limit }) => limit)).toEqual([null, null, null]);
});

it('survives a thread that crashes outside its task', async () => {
  const { parse } = poolOf({ threads: 1 });
  await expect(parse('crash')).rejects.toThrow('outside of any task');
  expect(await parse('answer', { value: 2 })).toBe(2);
});

describe('the queue', () => {
  it('is bounded for each source', async () => {
    const { parse, pool } = poolOf({ threads: 1, timeoutMs: 400, maxWaiting: 2 });
    const waiting = [1, 2, 3].map((value) => parse('spin', { value }).catch(() => undefined));
    const others = parse('answer', { source: 'gdelt', value: 3 });
    expect(await limitOf(parse('answer'))).toEqual(['queue', 'too many pages are waiting to be parsed']);
    expect(pool.stats().waiting).toBeGreaterThanOrEqual(2);
    expect(await others).toBe(3);
    await Promise.all(waiting);
  });

  it('rejects a response after the maximum wait, without parsing it', async () => {
    const { parse, reports } = poolOf({ threads: 1, timeoutMs: 2_000, maxWaitMs: 600 });
    await parse('answer');
    const spinning = limitOf(parse('spin'));
    expect(await limitOf(parse('answer'))).toEqual(['wait', 'a page waited longer than 0.6 s to be parsed']);
    expect(reports.at(-1)).toMatchObject({ limit: 'wait', parsedMs: 0 });
    expect((await spinning)[0]).toBe('time');
  });

  it('never gives one source all the threads', async () => {
    const { parse } = poolOf({ threads: 2, timeoutMs: 1_500 });
    await parse('answer');
    const hostile = [1, 2, 3].map(() => limitOf(parse('spin')));
    const began = performance.now();
    expect(await parse('answer', { source: 'gdelt', value: 4 })).toBe(4);
    expect(performance.now() - began).toBeLessThan(1_500);
    expect((await Promise.all(hostile)).map(([limit]) => limit)).toEqual(['time', 'time', 'time']);
  });
});

describe('an aborted reading', () => {
  it('ends its thread and rejects with the reason of the signal', async () => {
    const { parse, reports } = poolOf({ threads: 1 });
    const stop = new AbortController();
    const parsing = parse('spin', { signal: stop.signal });
    stop.abort(new Error('the process stops'));
    await expect(parsing).rejects.toThrow('the process stops');
    expect(await parse('answer', { value: 5 })).toBe(5);
    expect(reports.map(({ limit }) => limit)).toEqual([null, null]);
  });

  it('is not started if the signal was already aborted', async () => {
    const { parse, reports } = poolOf();
    await expect(parse('answer', { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
    expect(reports).toEqual([]);
  });
});

it('ends its threads and the parsing under way when it is closed', async () => {
  const { parse, pool } = poolOf();
  const parsing = parse('spin');
  const closed = expect(parsing).rejects.toThrow('the parser was closed');
  await pool.close();
  await closed;
});
