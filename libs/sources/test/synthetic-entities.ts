import type { StubEntity } from '@entity-registry/testing';

/** A company that no register knows: its folio number is higher than any issued. */
export const COMPANY: StubEntity = {
  kind: 'Organization',
  nombre: 'Tucán Dorado, S.A.',
  ruc: '900000017-2-2019 DV 21',
  cedula: null,
  core: {},
  records: [],
};

/** A person that no register knows: no identity card has such a number. */
export const PERSON: StubEntity = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Barragán',
  ruc: null,
  cedula: '8-7012-345',
  core: {},
  records: [],
};
