import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toListing } from '../lists/listing.js';
import type { Listing, ListingInput } from '../lists/listing.js';
import type { ScreenedSubject } from '../subjects/subject.js';
import { DECIDED_FIELDS, changedBasis, entityBasis, listingBasis, subjectBasis } from './decision-basis.js';
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

  describe('about an entity', () => {
    const given = {
      ...{ name: null, aliases: ['Otra Inventada'], type: null, birthDate: null, nationalities: [] },
      identifiers: [{ kind: 'passport', value: 'XX1', country: 'PA' }],
    };
    const cedula = (value: string) => ({ kind: 'cedula', value, country: 'PA' });
    const entity: ScreenedSubject = {
      ...{ ...given, name: 'Zacarías Xoconal', aliases: ['Zaca Xoconal', 'Otra Inventada'], type: 'NaturalPerson' },
      identifiers: [cedula('8-901-9902'), ...given.identifiers],
    };
    const listing = { names: [], type: null, birthDates: [], nationalities: [], identifiers: [] };
    const basis = (of: ScreenedSubject): DecisionBasis => ({ subject: entityBasis(of, given), listing });

    it('keeps what the customer sent, and nothing that only the register has', () => {
      const text = JSON.stringify(basis(entity));
      expect(text).toContain('Otra Inventada');
      expect(text).toContain('XX1');
      for (const hidden of ['Zaca', 'Xoconal', '9902', '901']) expect(text).not.toContain(hidden);
    });

    it('notices what changes in the register', () => {
      expect(changedBasis(basis(entity), basis({ ...entity, name: 'Zacarias Xoconal Varnoso' }))).toEqual([
        { party: 'subject', field: 'name' },
      ]);
      const renumbered = { ...entity, identifiers: [cedula('8-901-9903'), ...given.identifiers] };
      expect(changedBasis(basis(entity), basis(renumbered))).toEqual([{ party: 'subject', field: 'identifier' }]);
    });

    it('stands while it is the same entity, also for those who read the register themselves', () => {
      const rewritten = { ...entity, name: 'ZACARÍAS  XOCONAL' };
      expect(changedBasis(basis(entity), basis(rewritten))).toEqual([]);
      expect(changedBasis(basis(entity), { subject: subjectBasis(rewritten), listing })).toEqual([]);
    });
  });

  it('stands if a number is only written in another way', () => {
    const decided = (value: string, kind = 'cedula'): DecisionBasis => {
      const nobody = { names: [], type: null, birthDates: [], nationalities: [], identifiers: [] };
      return { subject: { ...nobody, identifiers: [{ kind, value, country: 'PA' }] }, listing: nobody };
    };
    expect(changedBasis(decided('8-901-9902'), decided('08-0901-09902'))).toEqual([]);
    expect(changedBasis(decided('AB-12 34', 'passport'), decided('ab1234', 'passport'))).toEqual([]);
    expect(changedBasis(decided('8-901-9902'), decided('8-901-9903'))).toHaveLength(1);
  });
});
