import { flag, integerId, item, sid, sourceUpdatedAt, stringId, text } from './fields.js';
import { list, rangeSignal } from './tag-spec.js';
import type { KeyFields, LevelSpec, TagSpec } from './tag-spec.js';

export const BusinessNotice = item('BusinessNotice', {
  numero: text('Number of the notice of operation'),
  nombre: text('Trade name'),
  ruc: text('Tax number'),
  estatus: text('State of the notice'),
  fecha_generacion: text('Date of issue'),
});

export const GeneralLicense = item('GeneralLicense', {
  id: stringId(),
  nombre: text('Name of the licence or of its holder'),
  activo: flag('Whether the licence is in force'),
});

export const PersonalLicense = item('PersonalLicense', {
  id: stringId(),
  nombre: text('Name of the holder'),
  idoneidad: text('Qualification number'),
  activo: flag('Whether the licence is in force'),
});

export const CompanyLicense = item('CompanyLicense', {
  id: stringId(),
  nombre: text('Name of the licence or of its holder'),
});

export const Fideicomiso = item('Fideicomiso', {
  id: integerId(),
  sid: sid(),
  ficha: text('File number'),
  folio: text('Folio number'),
  fecha_inscripcion: text('Date of registration'),
  rol: text('Part the entity plays: settlor, trustee or beneficiary'),
  source_updated_at: sourceUpdatedAt(),
});

export const Marca = item('Marca', {
  id: integerId(),
  sid: sid(),
  solicitud: text('Application number'),
  nombre: text('The mark'),
  abogado: text('Attorney'),
  titulares: text('Holders'),
  registro: text('Registration number'),
  fecha_solicitud: text('Date of application'),
  fecha_registro: text('Date of registration'),
  fecha_vencimiento: text('Date of expiry'),
  estado: text('State of the mark'),
  source_updated_at: sourceUpdatedAt(),
});

export const LEVELS = {
  avisos: { number: 11, description: 'Notices of operation: the licenses to do business' },
  licencias: { number: 12, description: 'Health licenses and sanitary permits' },
  personal_licenses: {
    number: 13,
    description: 'Licenses of persons from the supervisors of securities and insurance',
  },
  company_licenses: {
    number: 14,
    description: 'Licenses of companies from the supervisors of banks, securities and insurance',
  },
  fideicomisos: { number: 15, description: 'Trusts, and the part that the entity plays in them' },
  marcas: { number: 16, description: 'Trademarks applied for and registered' },
} as const satisfies Record<string, LevelSpec>;

const LICENSE_KEYS: readonly KeyFields[] = [['id'], ['nombre']];
/** Keys of a person's licenses and of professional qualifications. */
export const PERSONAL_LICENSE_KEYS: readonly KeyFields[] = [['id'], ['nombre', 'idoneidad'], ['nombre']];
const LICENSES = rangeSignal('licenses', ['Licenses', 'Licencias']);

export const TAGS = {
  avisos: list('avisos', BusinessNotice, 'none', {
    name: ['Notices of operation', 'Avisos de operación'],
    keys: [['numero'], ['nombre', 'fecha_generacion']],
  }),
  licencias: list('licencias', GeneralLicense, 'string', {
    name: ['Licenses', 'Licencias'],
    signal: LICENSES,
    keys: LICENSE_KEYS,
  }),
  personal_licenses: list('personal_licenses', PersonalLicense, 'string', {
    name: ['Personal licenses', 'Licencias personales'],
    signal: LICENSES,
    keys: PERSONAL_LICENSE_KEYS,
  }),
  company_licenses: list('company_licenses', CompanyLicense, 'string', {
    name: ['Company licenses', 'Licencias de empresa'],
    signal: LICENSES,
    keys: LICENSE_KEYS,
  }),
  fideicomisos: list('fideicomisos', Fideicomiso, 'integer', {
    name: ['Trusts', 'Fideicomisos'],
    keys: [
      ['ficha', 'rol'],
      ['folio', 'rol'],
      ['fecha_inscripcion', 'rol'],
    ],
  }),
  marcas: list('marcas', Marca, 'integer', {
    name: ['Trademarks', 'Marcas'],
    signal: rangeSignal('trademarks', ['Trademarks', 'Marcas']),
    keys: [['solicitud'], ['registro'], ['nombre', 'fecha_solicitud']],
  }),
} as const satisfies Record<string, TagSpec>;
