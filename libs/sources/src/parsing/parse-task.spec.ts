import { describe, expect, it } from '@jest/globals';
import { SourceError } from '../source.js';
import type { PageReader, SourceAdapter } from '../source.js';
import { LimitExceeded, PARSE_LIMITS } from './parse-limits.js';
import { toSourceError, runParseTask } from './parse-task.js';

/** Runs a reader as a thread does: returns its result, or throws the error that the main thread would throw. */
async function run(read: PageReader<unknown, unknown>['read']): Promise<unknown> {
  const adapter: SourceAdapter = {
    ...{ source: 'gdelt', feeds: [], readers: [{ name: 'page', read }] },
    read: () => Promise.resolve(null),
  };
  const page = {
    url: '',
    status: 200,
    contentType: 'text/plain; charset=iso-8859-1',
    body: Buffer.from('a\xf1o', 'latin1'),
  };
  const outcome = await runParseTask([adapter], { id: 1, source: 'gdelt', reader: 'page', page, input: 'input' });
  return 'value' in outcome ? outcome.value : toSourceError(outcome.fault);
}

it('passes the page with its text and the input to the reader', async () => {
  expect(await run((page, input) => `${page.text()} ${String(input)}`)).toBe('año input');
});

it('keeps the message of an error, whether a retry may help, and the limit', async () => {
  const fault = (error: Error) =>
    run(() => {
      throw error;
    });
  expect(await fault(new SourceError('the page is truncated', true))).toMatchObject({ retryable: true });
  expect(await fault(new LimitExceeded('too large', 'nodes'))).toMatchObject({ message: 'too large', limit: 'nodes' });
  await expect(fault(new TypeError('a mistake of ours'))).rejects.toThrow('a mistake of ours');
});

it('reports a stack overflow as a page that is nested too deeply', async () => {
  const deeper = (depth: number): number => deeper(depth + 1) + 1;
  expect(await run(() => deeper(0))).toMatchObject({ limit: 'depth' });
});

it('rejects a reader that the adapter does not list', async () => {
  const adapter: SourceAdapter = { source: 'gdelt', feeds: [], readers: [], read: () => Promise.resolve(null) };
  const page = { url: '', status: 200, contentType: null, body: Buffer.alloc(0) };
  const task = { id: 1, source: 'gdelt', reader: 'toString', page, input: null } as const;
  await expect(runParseTask([adapter], task)).rejects.toThrow('gdelt has no reader toString');
});

describe('a result', () => {
  it.each([
    ['values', 'resultValues', () => Array<number>(PARSE_LIMITS.resultValues).fill(1)],
    ['characters in one field', 'textChars', () => ({ a: ['x'.repeat(PARSE_LIMITS.textChars + 1)] })],
    ['characters', 'resultChars', () => Array<string>(17).fill('x'.repeat(PARSE_LIMITS.textChars))],
  ])('is rejected with more %s than the main thread accepts', async (unit, limit, make) => {
    const error = await run(make);
    expect(error).toMatchObject({ limit, message: expect.stringContaining(`${unit})`) });
  });

  it('of a normal size is returned unchanged', async () => {
    const items = Array.from({ length: 1_000 }, (_, at) => ({ tag: 'naves', payload: { nombre: `MV ${at}` } }));
    expect(await run(() => items)).toEqual(items);
  });
});
