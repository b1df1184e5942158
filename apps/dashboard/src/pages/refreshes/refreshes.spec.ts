import { describe, expect, it } from '@jest/globals';
import { canStillChange, pollInterval, stepsOf, elapsedMs } from './progress.js';
import { partsOf } from './result.js';

const ASKED = '2026-11-22T12:00:00.000Z';
const PENDING = {
  ...{ status: 'pending' as const, requested_at: ASKED, started_at: null, completed_at: null },
  ...{ webhook_url: null, webhook_status: null },
};
const STARTED = { ...PENDING, started_at: '2026-11-22T12:00:05.000Z' };
const COMPLETED = { ...STARTED, status: 'completed' as const, completed_at: '2026-11-22T12:01:00.000Z' };
const FAILED = { ...COMPLETED, status: 'failed' as const };
const URL = { webhook_url: 'https://hooks.example.com/in' };

describe('a refresh', () => {
  it.each([
    ['that is pending', PENDING, true],
    ['that is completed', COMPLETED, false],
    ['that has failed', FAILED, false],
    ['that has failed, with an address that nothing is sent to', { ...FAILED, ...URL }, false],
    ['whose webhook is under way', { ...COMPLETED, ...URL }, true],
    ['whose webhook was delivered', { ...COMPLETED, ...URL, webhook_status: 'delivered' as const }, false],
    ['whose webhook failed', { ...COMPLETED, ...URL, webhook_status: 'failed' as const }, false],
  ])('%s can still change: %#', (_name, refresh, on) => {
    expect(canStillChange(refresh)).toBe(on);
  });

  it('is polled every 2 s in the first two minutes, then every 10 s, and no more once it has ended', () => {
    const at = (seconds: number) => new Date(new Date(ASKED).getTime() + seconds * 1_000);
    expect(pollInterval([PENDING], at(119))).toBe(2_000);
    expect(pollInterval([PENDING], at(120))).toBe(10_000);
    expect(pollInterval([COMPLETED, FAILED], at(1))).toBe(false);
    expect(pollInterval([COMPLETED, PENDING], at(600))).toBe(10_000);
    // Completed after an hour: its webhook has just started.
    expect(pollInterval([{ ...COMPLETED, ...URL, completed_at: at(3_600).toISOString() }], at(3_601))).toBe(2_000);
    expect(pollInterval([], at(0))).toBe(false);
  });

  it.each([
    [PENDING, 'asked:current reading:waiting done:waiting'],
    [STARTED, 'asked:done reading:current done:waiting'],
    [COMPLETED, 'asked:done reading:done done:done'],
    [FAILED, 'asked:done reading:done done:failed'],
    [{ ...FAILED, started_at: null, ...URL }, 'asked:done reading:waiting done:failed'],
    [{ ...STARTED, ...URL }, 'asked:done reading:current done:waiting webhook:waiting'],
    [{ ...COMPLETED, ...URL }, 'asked:done reading:done done:done webhook:current'],
    [{ ...COMPLETED, ...URL, webhook_status: 'delivered' as const }, 'asked:done reading:done done:done webhook:done'],
    [{ ...COMPLETED, ...URL, webhook_status: 'failed' as const }, 'asked:done reading:done done:done webhook:failed'],
  ])('%# has made this progress: %s', (refresh, steps) => {
    expect(
      stepsOf(refresh)
        .map(({ name, state }) => `${name}:${state}`)
        .join(' '),
    ).toBe(steps);
  });

  it('takes from its request to its end, or until now', () => {
    expect(elapsedMs(COMPLETED, new Date(0))).toBe(60_000);
    expect(elapsedMs(PENDING, new Date('2026-11-22T12:00:07Z'))).toBe(7_000);
    expect(elapsedMs(PENDING, new Date('2026-11-22T11:59:59Z'))).toBe(0); // the reader's clock is behind
  });
});

describe('a result', () => {
  it('consists of its base fields and its sections, including those without data', () => {
    const directors = [{ nombre: 'ANA', person_id: 'pa_own_77' }];
    const result = {
      ...{ id: 'pa_own_42', type: 'Organization', nombre: 'PEÑA', core: { capital: null }, not_applicable: [] },
      sections: {
        directores: { state: 'ok', items: directors },
        fincas: { state: 'empty', items: [] },
        is_itbm: { state: 'ok', data: true },
        contacto: { state: 'empty', data: null },
      },
    };
    expect(partsOf(result)).toEqual({
      base: { id: 'pa_own_42', type: 'Organization', nombre: 'PEÑA', capital: null },
      sections: [
        { tag: 'directores', value: directors },
        { tag: 'fincas', value: [] },
        { tag: 'is_itbm', value: true },
        { tag: 'contacto', value: null },
      ],
    });
  });
});
