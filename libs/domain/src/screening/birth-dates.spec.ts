import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareBirthDates } from './birth-dates.js';

const agreement = (one: string | string[], other: string | string[]) =>
  compareBirthDates([one].flat(), [other].flat())?.agreement ?? null;

describe('dates of birth', () => {
  it.each([
    ['1960-08-11', '1960-08-11', 'exact'],
    ['1960-08', '1960-08-11', 'month'],
    ['1960-08', '1960-08', 'month'],
    ['1960', '1960-08-11', 'year'],
    ['1960', '1960', 'year'],
    ['1960-11-08', '1960-08-11', 'swapped'],
    ['1966-08-11', '1960-08-11', 'one_digit_off'],
    ['1960-08-12', '1960-08-11', 'one_digit_off'],
    ['1961-02-03', '1960-08-11', 'within_a_year'],
    ['1961-08-10', '1960-08-22', 'within_a_year'],
    ['1960-09', '1960-08-11', 'within_a_year'],
    ['1961', '1960-08-11', 'within_a_year'],
    ['1961-08-22', '1960-08-10', 'contradicts'], // a year and twelve days
    ['1975-02-03', '1960-08-11', 'contradicts'],
    ['1962', '1960-08-11', 'contradicts'],
  ] as const)('%s and %s: %s', (one, other, expected) => {
    expect(agreement(one, other)).toBe(expected);
  });

  it('compare by the best of several', () => {
    expect(agreement(['1975-02-03', '1960'], ['1951-01-01', '1960-08-11'])).toBe('year');
  });

  it.each([
    [[], ['1960']],
    [['11.8.1960'], ['1960']],
    [['1960-02-30'], ['1960']],
    [['1960-13'], ['1960']],
    [['unknown'], ['1960-01-01']],
  ])('say nothing about %j and %j', (one, other) => {
    expect(compareBirthDates(one, other)).toBeNull();
  });

  it('count for the match if they agree, and against it otherwise', () => {
    const weight = (one: string, other: string) => compareBirthDates([one], [other])?.feature.weight ?? 0;
    expect(weight('1960-08-11', '1960-08-11')).toBeGreaterThan(weight('1960', '1960-08-11'));
    expect(weight('1960', '1960-08-11')).toBeGreaterThan(0);
    expect(weight('1961-02-03', '1960-08-11')).toBeLessThan(0);
    expect(weight('1975-02-03', '1960-08-11')).toBeLessThan(weight('1961-02-03', '1960-08-11'));
  });

  it('compare the same in both directions', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const year = fc.integer({ min: 1950, max: 1953 }).map(String);
    const month = fc.integer({ min: 1, max: 12 }).map(two);
    const day = fc.integer({ min: 1, max: 28 }).map(two);
    const whole = fc.tuple(year, month, day).map((parts) => parts.join('-'));
    const date = fc.oneof(
      year,
      fc.tuple(year, month).map((parts) => parts.join('-')),
      whole,
    );
    fc.assert(
      fc.property(date, date, (one, other) => {
        expect(agreement(one, other)).toBe(agreement(other, one));
        expect(agreement(one, other)).not.toBeNull();
      }),
    );
  });
});
