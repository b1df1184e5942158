import type { StubSubject } from '@entity-registry/testing';

/** A company that no register knows: its folio lies above all that were issued. */
export const COMPANY: StubSubject = {
  kind: 'Organization',
  nombre: 'Tucán Dorado, S.A.',
  ruc: '900000017-2-2019 DV 21',
  cedula: null,
  core: {},
  records: [],
};

/** A person that no register knows: identity cards have no such volume. */
export const PERSON: StubSubject = {
  kind: 'NaturalPerson',
  nombre: 'Zuleima Ñandú Barragán',
  ruc: null,
  cedula: '8-7012-345',
  core: {},
  records: [],
};
