import { describe, expect, it } from '@jest/globals';
import type { QueriedEntity } from '../../source.js';
import { identifierOf, publishedFields, searchBy, matchOwner } from './row-ownership.js';

const company: QueriedEntity = {
  jurisdiction: 'pa',
  kind: 'Organization',
  nombre: 'Tucán Dorado, S.A.',
  ruc: '900000017-2-2019 DV 21',
  rucNoDv: '900000017-2-2019',
  cedula: null,
  ficha: null,
  folio: null,
};
const person: QueriedEntity = {
  ...company,
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Barragán',
  ruc: null,
  rucNoDv: null,
  cedula: '8-7012-345',
};

describe('the subject of a row', () => {
  it.each([
    ['the number, with another name', company, { nombre: 'Otra, S.A.', identifier: '900000017-2-2019' }, 'ruc'],
    ['the number without separators', company, { nombre: null, identifier: '90000001722019' }, 'ruc'],
    ['a number that is grouped otherwise', person, { nombre: null, identifier: '8-7-012345' }, undefined],
    [
      'a number that is grouped otherwise, and the name',
      person,
      { nombre: person.nombre, identifier: '8-70-12345' },
      undefined,
    ],
    ["a cédula grouped as a company's RUC", company, { identifier: '9000000-172-2019' }, undefined],
    ['the padded number', person, { nombre: 'Z. Ñandú', identifier: '08-7012-00345' }, 'cedula'],
    ['the name, where the row has no number', company, { nombre: 'TUCAN DORADO SA', identifier: null }, 'name'],
    ['the name in other letters', company, { nombre: 'TUCAN  DORADO S A' }, 'name'],
    ['the name, words in another order', person, { nombre: 'BARRAGAN, ZULEIMA NANDU' }, 'name'],
    ['the name, where the number says nothing', company, { nombre: 'Tucán Dorado, S.A.', identifier: 'N/D' }, 'name'],
    [
      'another number and the same name',
      company,
      { nombre: 'Tucán Dorado, S.A.', identifier: '900000018-2-2019' },
      undefined,
    ],
    ['a longer name', company, { nombre: 'Tucán Dorado Hermanos, S.A.' }, undefined],
    ['another legal form', company, { nombre: 'Tucán Dorado, S. de R.L.' }, undefined],
    ['a part of the name', person, { nombre: 'Zuleima Ñandú' }, undefined],
    ['neither name nor number', company, { nombre: null }, undefined],
  ])('%s', (_, subject, holder, key) => {
    expect(matchOwner(subject, holder)?.key).toBe(key);
  });

  it('is matched by name if the subject has no number', () => {
    const unnumbered = { ...company, ruc: null, rucNoDv: null };
    expect(matchOwner(unnumbered, { nombre: 'Tucán Dorado, S.A.', identifier: '900000018-2-2019' })?.key).toBe('name');
  });

  it('is never matched for a subject without a name', () => {
    expect(matchOwner({ ...company, nombre: null, ruc: null }, { nombre: '' })).toBeNull();
  });

  it('is more certain by number than by name', () => {
    const byNumber = matchOwner(company, { identifier: company.ruc })?.score ?? 0;
    expect(byNumber).toBe(1);
    expect(matchOwner(company, { nombre: company.nombre })?.score).toBeLessThan(byNumber);
  });
});

it('fills in a form with known values', () => {
  expect(searchBy(company, 'ruc', 'nombre')).toEqual({ ruc: company.ruc, nombre: company.nombre });
  expect(searchBy({ ...company, ruc: null }, 'ruc', 'nombre')).toEqual({ nombre: company.nombre });
  expect(searchBy({ ...company, ruc: null, nombre: null }, 'ruc', 'nombre')).toBeNull();
  expect(identifierOf({ ...person, cedula: null, ruc: '8-7012-345' })).toBe('8-7012-345');
});

it('leaves unpublished fields out of a payload and keeps blank ones', () => {
  expect(publishedFields({ a: undefined, b: null, c: '' })).toEqual({ b: null, c: '' });
});
