import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toListing } from '../lists/listing.js';
import type { Listing, ListingInput } from '../lists/listing.js';
import type { ScreenedSubject } from '../subjects/subject.js';
import { DECIDED_FIELDS, changedBasis, listingBasis, subjectBasis } from './decision-basis.js';
import type { DecidedField, DecidedParty, DecisionBasis } from './decision-basis.js';

const word = fc.constantFrom('Zacarías', 'Xoconal', 'Varnoso', 'Benita', 'Quiel');
const some = <Item>(item: fc.Arbitrary<Item>) =>
  fc.uniqueArray(item, { maxLength: 3, selector: (one) => JSON.stringify(one) });
const identifier = fc.record({
  kind: fc.constantFrom('cedula', 'passport'),
  value: fc.constantFrom('8-123-456', 'AB1234'),
  country: fc.constantFrom('PA', null),
});
const party: fc.Arbitrary<DecidedParty> = fc.record({
  names: some(word),
  type: fc.constantFrom('NaturalPerson', null),
  birthDates: some(fc.constantFrom('1971', '1971-03-05')),
  nationalities: some(fc.constantFrom('PA', 'CO')),
  identifiers: some(identifier),
});
const bases = fc.record({ subject: party, listing: party });

/** Another value of one field. */
const OTHER: Readonly<Record<DecidedField, Partial<DecidedParty>>> = {
  name: { names: ['Urdanivia'] },
  type: { type: 'vessel' },
  birth_date: { birthDates: ['1950'] },
  nationality: { nationalities: ['IQ'] },
  identifier: { identifiers: [{ kind: 'imo', value: '9074729', country: null }] },
};

describe('a decision about a hit', () => {
  it('stands while nothing changes that it rests on, in whatever order and case it is written', () => {
    const rewritten = (one: DecidedParty): DecidedParty => ({
      names: [...one.names.map((name) => ` ${name.toUpperCase()} `), ...one.names].toReversed(),
      type: one.type,
      birthDates: one.birthDates.toReversed(),
      nationalities: one.nationalities.map((code) => code.toLowerCase()).toReversed(),
      identifiers: one.identifiers.toReversed(),
    });
    fc.assert(
      fc.property(bases, (decided) => {
        const now: DecisionBasis = { subject: rewritten(decided.subject), listing: rewritten(decided.listing) };
        expect(changedBasis(decided, now)).toEqual([]);
      }),
    );
  });

  it('names exactly the fields that changed, and on which side', () => {
    const changes = fc.uniqueArray(
      fc.record({ party: fc.constantFrom('subject', 'listing'), field: fc.constantFrom(...DECIDED_FIELDS) }),
      { selector: ({ party: side, field }) => `${side} ${field}` },
    );
    fc.assert(
      fc.property(bases, changes, (decided, changed) => {
        let now: DecisionBasis = decided;
        for (const { party: side, field } of changed) now = { ...now, [side]: { ...now[side], ...OTHER[field] } };
        const found = changedBasis(decided, now).map(({ party: side, field }) => `${side} ${field}`);
        expect(found.toSorted()).toEqual(changed.map(({ party: side, field }) => `${side} ${field}`).toSorted());
        // It is symmetric: a change back is a change.
        expect(changedBasis(now, decided)).toHaveLength(changed.length);
      }),
    );
  });

  it('becomes stale by what becomes known or is withdrawn', () => {
    fc.assert(
      fc.property(bases, fc.constantFrom(...DECIDED_FIELDS), (decided, field) => {
        const nothing = { names: [], type: null, birthDates: [], nationalities: [], identifiers: [] };
        const known: DecisionBasis = { ...decided, listing: { ...nothing, ...OTHER[field] } };
        const unknown: DecisionBasis = { ...decided, listing: nothing };
        expect(changedBasis(unknown, known)).toEqual([{ party: 'listing', field }]);
        expect(changedBasis(known, unknown)).toEqual([{ party: 'listing', field }]);
      }),
    );
  });

  describe('rests on what is compared', () => {
    const subject: ScreenedSubject = {
      ...{ name: 'Zacarías Xoconal', aliases: ['Z. Xoconal'], type: 'NaturalPerson', birthDate: '1971' },
      ...{ nationalities: ['PA'], identifiers: [] },
    };
    const listing = (more: Partial<ListingInput> = {}): Listing =>
      toListing({ entryId: '1', type: 'individual', names: [{ kind: 'alias', name: 'Zacarías Xoconal' }], ...more });
    const basis = (of = subject, listed = listing()): DecisionBasis => ({
      subject: subjectBasis(of),
      listing: listingBasis(listed),
    });

    it.each<[string, Partial<ListingInput>, DecidedField[]]>([
      ['remarks, programs and dates of listing', { remarks: 'Otra', programs: ['SDGT'], listedOn: '2026-11-20' }, []],
      ['the kind of a name', { names: [{ kind: 'weak_alias', name: 'Zacarías Xoconal' }] }, ['name']],
      ['a birth date', { birthDates: ['1971'] }, ['birth_date']],
      ['the type', { type: 'vessel' }, ['type']],
    ])('of a listing: %s', (_what, change, fields) => {
      const changed = changedBasis(basis(), basis(subject, listing(change)));
      expect(changed).toEqual(fields.map((field) => ({ party: 'listing', field })));
    });

    it('of a subject: its aliases are names too', () => {
      const changed = changedBasis(basis(), basis({ ...subject, aliases: [], birthDate: null }));
      expect(changed.map(({ field }) => field)).toEqual(['name', 'birth_date']);
    });
  });
});
