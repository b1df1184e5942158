import { flag, integerId, item, sid, sourceUpdatedAt, stringId, text } from './fields.js';
import { list, rangeSignal } from './tag-spec.js';
import type { KeyFields, LevelSpec, TagSpec } from './tag-spec.js';

export const BusinessNotice = item('BusinessNotice', {
  numero: text('Number of the notice of operation'),
  nombre: text('Trade name'),
  ruc: text('Tax number'),
  estatus: text('Status of the notice'),
  fecha_generacion: text('Issue date'),
});

export const GeneralLicense = item('GeneralLicense', {
  id: stringId(),
  nombre: text('Name of the license or its holder'),
  activo: flag('Whether the license is active'),
});

export const PersonalLicense = item('PersonalLicense', {
  id: stringId(),
  nombre: text('Name of the holder'),
  idoneidad: text('Qualification number'),
  activo: flag('Whether the license is active'),
});

export const CompanyLicense = item('CompanyLicense', {
  id: stringId(),
  nombre: text('Name of the license or its holder'),
});

export const Fideicomiso = item('Fideicomiso', {
  id: integerId(),
  sid: sid(),
  ficha: text('File number'),
  folio: text('Folio number'),
  fecha_inscripcion: text('Registration date'),
  rol: text('Role of the entity: settlor, trustee or beneficiary'),
  source_updated_at: sourceUpdatedAt(),
});

export const Marca = item('Marca', {
  id: integerId(),
  sid: sid(),
  solicitud: text('Application number'),
  nombre: text('Trademark name'),
  abogado: text('Attorney'),
  titulares: text('Holders'),
  registro: text('Registration number'),
  fecha_solicitud: text('Application date'),
  fecha_registro: text('Registration date'),
  fecha_vencimiento: text('Expiration date'),
  estado: text('Status of the trademark'),
  source_updated_at: sourceUpdatedAt(),
});

export const LEVELS = {
  avisos: { number: 11, description: 'Notices of operation: licenses to do business' },
  licencias: { number: 12, description: 'Health licenses and sanitary permits' },
  personal_licenses: {
    number: 13,
    description: 'Licenses that securities and insurance regulators grant to persons',
  },
  company_licenses: {
    number: 14,
    description: 'Licenses that banking, securities and insurance regulators grant to companies',
  },
  fideicomisos: { number: 15, description: 'Trusts and the role of the entity in them' },
  marcas: { number: 16, description: 'Trademark applications and registrations' },
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
