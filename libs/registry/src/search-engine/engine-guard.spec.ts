import { DomainError } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { EngineGuard } from './engine-guard.js';
import type { SearchAnswer } from './engine-guard.js';
import { SearchEngineError } from './search-engine-error.js';
import { StaleIndexError } from './stale-index-error.js';

const away = () => Promise.reject(new SearchEngineError('connect ECONNREFUSED', null));
const refused = () => Promise.reject(new SearchEngineError('index_not_found_exception', 404));
const stale = () => Promise.reject(new StaleIndexError('an invented age'));
const postgres = () => Promise.resolve('postgres');
const engine = () => Promise.resolve('engine');

function guardAt({ fallsBack }: { fallsBack: boolean }) {
  const clock = { ms: 0 };
  const answers: SearchAnswer[] = [];
  const index = { isStale: false };
  const guard = new EngineGuard({
    fallsBack,
    assertFresh: () => (index.isStale ? stale() : Promise.resolve()),
    now: () => new Date(clock.ms),
    onAnswer: (answer) => answers.push(answer),
  });
  return { guard, clock, answers, index };
}

describe('EngineGuard', () => {
  it('answers from the engine', async () => {
    const { guard, answers } = guardAt({ fallsBack: false });
    expect(await guard.run('sanctions', engine, postgres)).toBe('engine');
    expect(answers).toEqual(['engine']);
    expect(guard.isUp).toBe(true);
  });

  it.each([away, refused])('throws search_backend_error if the engine fails, to be tried again', async (failing) => {
    const { guard, answers } = guardAt({ fallsBack: false });
    await expect(guard.run('sanctions', failing, postgres)).rejects.toMatchObject({
      code: 'search_backend_error',
      fields: { retryAfterSeconds: 5 },
    });
    expect(answers).toEqual(['error']);
    expect(guard.isUp).toBe(false);
  });

  it('answers from PostgreSQL instead where the operator chose so', async () => {
    const { guard, answers } = guardAt({ fallsBack: true });
    expect(await guard.run('sanctions', away, postgres)).toBe('postgres');
    expect(answers).toEqual(['postgres']);
  });

  it('does not ask an engine that lacks changes, and is not paused by it', async () => {
    const { guard, answers, index } = guardAt({ fallsBack: true });
    index.isStale = true;
    for (let search = 0; search < 5; search += 1)
      expect(await guard.run('sanctions', engine, postgres)).toBe('postgres');
    index.isStale = false;
    expect(await guard.run('sanctions', engine, postgres)).toBe('engine');
    expect(answers).toEqual([...Array<string>(5).fill('postgres'), 'engine']);
  });

  it('refuses an answer from an index that lacks changes', async () => {
    const { guard, answers, index } = guardAt({ fallsBack: false });
    index.isStale = true;
    await expect(guard.run('sanctions', engine, postgres)).rejects.toMatchObject({ code: 'search_backend_error' });
    index.isStale = false;
    await expect(guard.run('sanctions', stale, postgres)).rejects.toMatchObject({ code: 'search_backend_error' });
    expect(answers).toEqual(['error', 'error']);
  });

  it('does not ask an engine that is away for five seconds, then asks again', async () => {
    const { guard, clock } = guardAt({ fallsBack: true });
    let asked = 0;
    const counted = () => {
      asked += 1;
      return away();
    };
    for (let search = 0; search < 5; search += 1) await guard.run('sanctions', counted, postgres);
    expect(asked).toBe(3);
    clock.ms = 5_000;
    expect(await guard.run('sanctions', engine, postgres)).toBe('engine');
    expect(guard.isUp).toBe(true);
  });

  it('keeps asking an engine that refuses', async () => {
    const { guard } = guardAt({ fallsBack: true });
    for (let search = 0; search < 5; search += 1) await guard.run('sanctions', refused, postgres);
    expect(await guard.run('sanctions', engine, postgres)).toBe('engine');
  });

  it('rethrows the faults of a search', async () => {
    const { guard, answers } = guardAt({ fallsBack: true });
    const fault = new DomainError('invalid_search_query', { message: 'an invented fault' });
    await expect(guard.run('sanctions', () => Promise.reject(fault), postgres)).rejects.toBe(fault);
    expect(answers).toEqual([]);
  });
});
