import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_LEVELS } from '../../matching/match-mode.js';
import { usualWeight } from '../../matching/words/usual-weights.js';
import { toListing } from '../lists/listing.js';
import type { ListedIdentifier, ListedNameKind, Listing, ListingInput } from '../lists/listing.js';
import { compareNumbers, numberKeys } from './identifiers.js';
import { compareNationalities } from './nationalities.js';
import { listingScorer, readListing } from './score-listing.js';
import type { ListingScore } from './score-listing.js';
import type { ScreenedSubject } from './subject.js';

const number = (kind: string, value: string, country: string | null = 'PA'): ListedIdentifier => ({
  ...{ kind, value, country },
});
const subject = (more: Partial<ScreenedSubject> = {}): ScreenedSubject => ({
  ...{ name: 'Zacarías Xoconal Varnoso', aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] },
  ...more,
});
const listing = (more: Partial<ListingInput> = {}): Listing =>
  toListing({
    entryId: '1',
    type: 'individual',
    names: [{ kind: 'primary', name: 'XOCONAL VARNOSO, Zacarías' }],
    ...more,
  });

function scored(of: ScreenedSubject, listed: Listing): ListingScore {
  const score = listingScorer(of, usualWeight).score(readListing(listed, usualWeight));
  if (score === null) throw new Error('no names');
  return score;
}

describe('numbers', () => {
  it.each<[ListedIdentifier, ListedIdentifier, string]>([
    [number('cedula', '8-123-456'), number('national_id', '08-0123-000456'), 'equal'],
    [number('ruc', '900001-1-800001 DV 12'), number('tax_id', '900001-1-800001'), 'equal'],
    [number('cedula', '8-123-456'), number('cedula', '8-123-457'), 'different'],
    [number('cedula', '8-123-456'), number('cedula', '8-123-456', 'CO'), 'absent'],
    [number('cedula', '8-123-456'), number('cedula', '8-123-456', null), 'absent'],
    [number('passport', 'PA 0123456'), number('passport', 'pa0123456'), 'equal'],
    // Passports are renewed.
    [number('passport', 'PA0123456'), number('passport', 'PA0999999'), 'absent'],
    [number('imo', 'IMO9074729', null), number('imo', 'imo 9074729'), 'equal'],
    [number('registration', '12', 'VG'), number('registration', '12', 'VG'), 'absent'],
  ])('%j and %j are %s', (one, other, expected) => {
    expect([compareNumbers([one], [other]).identifier, compareNumbers([other], [one]).identifier]).toEqual([expected, expected]); // prettier-ignore
  });

  const anyNumber = fc.record({
    kind: fc.constantFrom('ruc', 'cedula', 'nit', 'passport', 'national_id', 'registration', 'imo'),
    value: fc.constantFrom('8-123-456', '08-0123-000456', '900001-1-800001', 'AB12345', 'ab 12345', '890900841', '1'),
    country: fc.constantFrom('PA', 'pa', 'CO', 'IQ', null),
  });

  it('compare the same in both directions, and share a key exactly if they are equal', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        const comparison = compareNumbers([one], [other]).identifier;
        expect(compareNumbers([other], [one]).identifier).toBe(comparison);
        const shared = numberKeys(one).some((key) => numberKeys(other).includes(key));
        expect(comparison === 'equal').toBe(shared);
      }),
    );
  });

  it('of a list agree even if another one differs', () => {
    const own = [number('cedula', '8-123-456'), number('imo', 'IMO9074729')];
    const listed = [number('cedula', '8-123-456'), number('imo', 'IMO9074730')];
    expect(compareNumbers(own, listed)).toMatchObject({ identifier: 'mixed' });
  });
});

it('nationalities compare the same in both directions, and only as codes', () => {
  const some = fc.array(fc.constantFrom('PA', 'pa', 'CO', 'IQ', 'Syrian'), { maxLength: 3 });
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(compareNationalities(one, other)?.weight).toBe(compareNationalities(other, one)?.weight);
    }),
  );
  expect(compareNationalities(['SY'], ['Syrian'])).toBeNull();
});

describe('the score of a listing', () => {
  it('explains itself: its features add up to it, and every field says whether it agrees', () => {
    const found = scored(
      subject({ type: 'NaturalPerson', birthDate: '1971', nationalities: ['PA'] }),
      listing({ birthDates: ['1971-03-05'], nationalities: ['PA', 'CO'] }),
    );
    expect(found.fields).toEqual({
      type: 'agrees',
      birth_date: 'agrees',
      nationality: 'agrees',
      identifier: 'missing',
    });
    expect(found.matchedName).toEqual({ kind: 'primary', name: 'XOCONAL VARNOSO, Zacarías', screened: 'Zacarías Xoconal Varnoso' }); // prettier-ignore
    const odds = found.features.reduce((sum, { weight }) => sum + weight, 0);
    expect(found.score).toBeCloseTo(Math.min(1 / (1 + Math.exp(-odds)), 0.9999), 3);
    expect(found.score).toBeGreaterThan(0.95);
  });

  it('says which of the names on either side matched', () => {
    const listed = listing({
      names: [
        { kind: 'primary', name: 'OTRO, Nombre' },
        { kind: 'alias', name: 'Zacarías Xoconal' },
      ],
    });
    const found = scored(subject({ name: 'Pedro Tuirazal', aliases: ['Zacarías Xoconal'] }), listed);
    expect(found.matchedName).toEqual({ kind: 'alias', name: 'Zacarías Xoconal', screened: 'Zacarías Xoconal' });
  });

  it('of a weak alias is below the accept level, unless something else agrees', () => {
    const names = (kind: ListedNameKind) => [
      { kind: 'primary', name: 'TUIRAZAL, Pedro' } as const,
      { kind, name: 'Zacarías Xoconal Varnoso' },
    ];
    const of = (kind: ListedNameKind, birthDate: string | null = null): number =>
      scored(subject({ birthDate }), listing({ names: names(kind), birthDates: ['1971-03-05'] })).score;
    expect(of('weak_alias')).toBeLessThan(MATCH_LEVELS.screen.accept);
    expect(of('alias')).toBeGreaterThan(MATCH_LEVELS.screen.accept);
    expect(of('alias')).toBeGreaterThan(of('weak_alias'));
    expect(of('weak_alias', '1971-03-05')).toBeGreaterThan(MATCH_LEVELS.screen.accept);
  });

  it('with the same number is a hit whatever the name and the birth date say, and shows the contradiction', () => {
    const cedula = number('cedula', '8-123-456');
    const other = scored(
      subject({ name: 'Benita Quiel', birthDate: '1950', identifiers: [cedula] }),
      listing({ birthDates: ['1990'], identifiers: [number('national_id', '8-123-456')] }),
    );
    expect(other.fields).toMatchObject({ identifier: 'agrees', birth_date: 'contradicts' });
    expect(other.score).toBeGreaterThanOrEqual(0.5);
    expect(other.score).toBeLessThanOrEqual(0.7);
    expect(other.features).toContainEqual(expect.objectContaining({ feature: 'contradiction' }));
    const same = scored(subject({ identifiers: [cedula] }), listing({ identifiers: [cedula] }));
    expect(same.score).toBeGreaterThan(0.99);
  });

  it('is not raised by a birthday that a quite different name shares', () => {
    const listed = listing({ birthDates: ['1971-03-05'] });
    const other = { name: 'Zacarías Quiel Batista' };
    const without = scored(subject(other), listed).score;
    expect(without).toBeLessThan(MATCH_LEVELS.screen.possible);
    expect(scored(subject({ ...other, birthDate: '1971-03-05' }), listed).score).toBe(without);
  });

  const NAMES = [
    'Zacarías Xoconal Varnoso',
    'Zacarias Xoconal',
    'Z. Varnoso',
    'Benita Quiel',
    'Xoconal Varnoso, S.A.',
    'Zakarias Varnozo',
  ];
  const anyName = fc.constantFrom(...NAMES);
  const anyKind = fc.constantFrom<ListedNameKind>('primary', 'alias', 'weak_alias', 'former');

  it('falls with every contradiction, and never because something is missing', () => {
    const CEDULA = number('cedula', '8-123-456');
    const states = ['agrees', 'missing', 'contradicts'] as const;
    const state = fc.constantFrom(...states);
    type State = (typeof states)[number];
    const value = <Value>(of: State, agrees: Value, missing: Value, contradicts: Value): Value =>
      ({ agrees, missing, contradicts })[of];
    const fields = ['birth_date', 'nationality', 'identifier', 'type'] as const;
    const anyStates = fc.record({ birth_date: state, nationality: state, identifier: state, type: state });
    fc.assert(
      fc.property(
        anyName,
        anyName,
        anyKind,
        anyStates,
        fc.constantFrom(...fields),
        (name, listed, kind, all, field) => {
          const of = (given: typeof all): number =>
            scored(
              subject({
                name,
                birthDate: value(given.birth_date, '1971-03-05', null, '1950'),
                nationalities: value(given.nationality, ['PA'], [], ['CO']),
                identifiers: value(given.identifier, [CEDULA], [], [number('cedula', '8-999-999')]),
                type: value(given.type, 'NaturalPerson', null, 'Organization'),
              }),
              listing({
                names: [{ kind, name: listed }],
                birthDates: ['1971-03-05'],
                nationalities: ['PA'],
                identifiers: [CEDULA],
              }),
            ).score;
          const [agrees = 0, missing = 0, contradicts = 0] = states.map((each) => of({ ...all, [field]: each }));
          expect(contradicts).toBeLessThanOrEqual(missing);
          // A form in the name contradicts a person's listing only if the caller doesn't say what it is.
          if (field !== 'type') expect(missing).toBeLessThanOrEqual(agrees);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on the order of names', () => {
    const some = fc.uniqueArray(anyName, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(some, some, (own, listed) => {
        const [first = '', ...rest] = own;
        const [last = '', ...others] = own.toReversed();
        const of = (name: string, aliases: string[], names: string[]): number =>
          scored(subject({ name, aliases }), listing({ names: names.map((each) => ({ kind: 'primary', name: each })) })).score; // prettier-ignore
        expect(of(last, others, listed.toReversed())).toBe(of(first, rest, listed));
      }),
      { numRuns: 50 },
    );
  });
});
