import { describe, expect, it } from '@jest/globals';
import { readSubject, withoutRegister } from './read-subject.js';
import type { KnownSubject, SubjectInput } from './read-subject.js';

const TODAY = '2026-11-21';
const input = (more: Partial<SubjectInput> = {}): SubjectInput => ({
  ...{ name: 'Zacarías Xoconal', aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] },
  ...more,
});
const KNOWN: KnownSubject = {
  names: ['MADERAS FICTICIAS DEL TUIRA, S.A.', 'Zumbadora Varnosa'],
  type: 'Organization',
  identifiers: [{ kind: 'ruc', value: '9900001-1-900001', country: 'PA' }],
};

describe('a screened subject', () => {
  it('is read with its texts trimmed, its codes in capitals and nothing twice', () => {
    const passport = { kind: 'passport', value: ' pa 123456 ', country: 'pa' };
    const reading = readSubject(
      input({ aliases: ['Z. Xoconal', 'Zacarías Xoconal', ' '.trim()], birthDate: ' 1971-03 ', nationalities: ['pa', 'PA'], identifiers: [passport, passport] }), // prettier-ignore
      TODAY,
    );
    expect(reading).toEqual({ problem: { field: 'aliases[2]', message: 'must have at least one letter or digit' } });
    const read = readSubject(
      input({ aliases: ['Z. Xoconal', 'Zacarías Xoconal'], birthDate: ' 1971-03 ', nationalities: ['pa', 'PA'], identifiers: [passport, passport] }), // prettier-ignore
      TODAY,
    );
    expect(read).toMatchObject({
      subject: {
        ...{ name: 'Zacarías Xoconal', aliases: ['Z. Xoconal'], type: null, birthDate: '1971-03' },
        ...{ nationalities: ['PA'], identifiers: [{ kind: 'passport', value: 'pa 123456', country: 'PA' }] },
      },
    });
  });

  it('that is an entity keeps only what the caller said without the register', () => {
    const passport = { kind: 'passport', value: 'XA1234567', country: 'PA' };
    const read = readSubject(
      input({ name: null, aliases: ['Maderas', 'Tuira'], identifiers: [passport] }),
      TODAY,
      KNOWN,
    );
    if (!('subject' in read)) throw new Error('a problem');
    expect(withoutRegister(read.subject, read.given)).toEqual({
      ...{ name: 'Maderas', aliases: ['Tuira'], type: 'Organization', birthDate: null, nationalities: [] },
      identifiers: [passport],
    });
    expect(withoutRegister(read.subject, null)).toMatchObject({ name: '', aliases: [], identifiers: [] });
  });

  it('that is an entity has the names, type and numbers of the register, and those of the caller', () => {
    const read = readSubject(input({ name: 'Maderas Ficticias' }), TODAY, KNOWN);
    expect(read).toMatchObject({
      subject: {
        ...{ name: 'MADERAS FICTICIAS DEL TUIRA, S.A.', aliases: ['Zumbadora Varnosa', 'Maderas Ficticias'] },
        ...{ type: 'Organization', identifiers: KNOWN.identifiers },
      },
      given: { name: 'Maderas Ficticias', aliases: [], type: null, identifiers: [] },
    });
    expect(readSubject(input({ name: null }), TODAY, KNOWN)).toMatchObject({ subject: { name: KNOWN.names[0] } });
  });

  it.each<[Partial<SubjectInput>, string, string]>([
    [{ name: null }, 'name', 'is required, or entity_id'],
    [{ name: ' ' }, 'name', 'must have at least one letter or digit'],
    [{ name: '8-123-456' }, 'name', 'must have a letter: a number belongs in identifiers'],
    [{ name: 'S. de R.L.' }, 'name', 'must have more than a legal form'],
    [{ aliases: ['Z. Xoconal', '¿?'] }, 'aliases[1]', 'must have at least one letter or digit'],
    [{ birthDate: '1971-02-30' }, 'birth_date', 'must be a date that the calendar has, such as 1971, 1971-03 or 1971-03-05'],
    [{ birthDate: '05/03/1971' }, 'birth_date', 'must be a date that the calendar has, such as 1971, 1971-03 or 1971-03-05'],
    [{ birthDate: '2026-12' }, 'birth_date', 'must not be in the future'],
    [{ birthDate: '1749' }, 'birth_date', 'must be in 1850 or later'],
    [{ birthDate: '1971', type: 'Organization' }, 'birth_date', 'is for natural persons: leave it out for an organization'],
    [{ nationalities: ['PA', 'Panama'] }, 'nationalities[1]', 'must be an ISO 3166-1 code of two letters, such as PA'],
    [{ nationalities: ['XX'] }, 'nationalities[0]', 'must be an ISO 3166-1 code of two letters, such as PA'],
    [{ identifiers: [{ kind: 'dni', value: '1234', country: 'PA' }] }, 'identifiers[0].kind', 'must be one of ruc, cedula, nit, passport, national_id, tax_id, registration, imo, swift, lei'],
    [{ identifiers: [{ kind: 'cedula', value: '8-123-456', country: null }] }, 'identifiers[0].country', "is required for cedula, such as PA: without it the number can't be compared"],
    [{ identifiers: [{ kind: 'cedula', value: '8-123-456', country: 'Panama' }] }, 'identifiers[0].country', 'must be an ISO 3166-1 code of two letters, such as PA'],
    [{ identifiers: [{ kind: 'imo', value: '12', country: null }] }, 'identifiers[0].value', 'must have 4 to 64 letters and digits'],
  ])('%j is refused: %s %s', (more, field, message) => {
    expect(readSubject(input(more), TODAY)).toEqual({ problem: { field, message } });
  }); // prettier-ignore

  it('may not contradict the type of its entity, nor be without any name', () => {
    expect(readSubject(input({ type: 'NaturalPerson' }), TODAY, KNOWN)).toMatchObject({ problem: { field: 'type' } });
    expect(readSubject(input({ name: null }), TODAY, { ...KNOWN, names: [] })).toMatchObject({ problem: { field: 'name' } }); // prettier-ignore
  });
});
