import { describe, expect, it } from '@jest/globals';
import { entityNumberOf, goesOn, lookAgain, stepsOf, tookMs } from './progress.js';
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
  ])('%s goes on: %#', (_name, refresh, on) => {
    expect(goesOn(refresh)).toBe(on);
  });

  it('is looked at every 2 s in the first two minutes, then every 10 s, and no more once it has ended', () => {
    const at = (seconds: number) => new Date(new Date(ASKED).getTime() + seconds * 1_000);
    expect(lookAgain([PENDING], at(119))).toBe(2_000);
    expect(lookAgain([PENDING], at(120))).toBe(10_000);
    expect(lookAgain([COMPLETED, FAILED], at(1))).toBe(false);
    expect(lookAgain([COMPLETED, PENDING], at(600))).toBe(10_000);
    // Completed after an hour: its webhook has just begun.
    expect(lookAgain([{ ...COMPLETED, ...URL, completed_at: at(3_600).toISOString() }], at(3_601))).toBe(2_000);
    expect(lookAgain([], at(0))).toBe(false);
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
  ])('%# has come so far: %s', (refresh, steps) => {
    expect(
      stepsOf(refresh)
        .map(({ name, state }) => `${name}:${state}`)
        .join(' '),
    ).toBe(steps);
  });

  it('takes from its request to its end, or until now', () => {
    expect(tookMs(COMPLETED, new Date(0))).toBe(60_000);
    expect(tookMs(PENDING, new Date('2026-11-22T12:00:07Z'))).toBe(7_000);
    expect(tookMs(PENDING, new Date('2026-11-22T11:59:59Z'))).toBe(0); // the reader's clock is behind
  });

  it.each([
    ['pa_own_42', 42],
    [' 42 ', 42],
    ['pa_finca_42', null],
    ['ec_own_42', null],
    ['4e2', null],
    ['', null],
    ['9'.repeat(16), null],
  ])('of the entity %j is of number %s', (text, number) => {
    expect(entityNumberOf(text)).toBe(number);
  });
});

describe('a result', () => {
  it('is its base fields and its sections, of which none is left out, those without data neither', () => {
    const result = {
      ...{ id: 42, nombre: 'PEÑA', capital: null, contacto: null, directores: null, is_itbm: true, fincas: [] },
      ...{ rp_report_url: 'https://objects.example.com/1', organizaciones: [{ cargo: 'TESORERO' }], suspension: {} },
    };
    const { base, sections } = partsOf(result);
    expect(base).toEqual({ id: 42, nombre: 'PEÑA', capital: null });
    expect(sections.map(({ tag }) => tag)).toEqual([
      ...['contacto', 'directores', 'is_itbm', 'fincas', 'rp_report_url', 'organizaciones', 'suspension'],
    ]);
  });

  it('names other entities by the ids that the explorer opens', () => {
    const { sections } = partsOf({ directores: [{ nombre: 'ANA', person_id: 77, id: 5, link: { score: 1 } }] });
    expect(sections).toEqual([
      { tag: 'directores', value: [{ nombre: 'ANA', person_id: 'pa_own_77', id: 5, link: { score: 1 } }] },
    ]);
  });
});
