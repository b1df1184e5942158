import { Type } from 'typebox';
import type { Static } from 'typebox';
import { item, sourceUpdatedAt, text } from './fields.js';
import { flagSignal, object, organizationsOnly } from './tag-spec.js';
import type { LevelSpec, TagSpec } from './tag-spec.js';

const identity = {
  id: Type.Integer({ description: 'v4 identifier of the entity within its jurisdiction' }),
  service_id: Type.Integer({ description: 'Public identifier of the entity; equal to `id`' }),
  sid: Type.String({ description: 'Stable key of the entity in its sources' }),
  nombre: text('Registered name'),
};

/**
 * Base fields of an organization, always present under every code (specification, "Organization detail"; ADR 0003).
 * Every country returns the same fields: `ficha` is the file number in its register.
 */
export const OrganizationBase = item('OrganizationBase', {
  ...identity,
  ficha: text('File number in the company registry (Ecuador: expediente; Colombia: matrícula mercantil)'),
  folio: text('Folio number in the company registry'),
  ruc: text('Registered tax number, with check digit if there is one (Colombia: NIT)'),
  ruc_no_dv: text('Tax number without check digit'),
  tipo_organizacion: text('Legal form'),
  fecha_registro: text('Registration date'),
  capital: text('Registered capital, as written in the registry'),
  domicilio: text('Registered domicile'),
  status: text('Status in the registry, such as VIGENTE'),
  vigencia: text('Duration or validity, as written in the registry'),
  source_updated_at: sourceUpdatedAt(),
});
export type OrganizationBase = Static<typeof OrganizationBase>;

/** Base fields of a natural person (specification, "Natural person detail"). */
export const NaturalPersonBase = item('NaturalPersonBase', {
  ...identity,
  cedula: text('Identity card number'),
});
export type NaturalPersonBase = Static<typeof NaturalPersonBase>;

/** Contact details of an organization. Its fields are ours (ADR 0022). */
export const Contacto = item('Contacto', {
  direccion: text('Street address'),
  provincia: text('Province or department'),
  distrito: text('District, canton or municipality'),
  corregimiento: text('Corregimiento or parish'),
  telefono: text('Phone number'),
  correo: text('Email address'),
  sitio_web: text('Website'),
});

/** One result of a v4 search (specification, "Entity summary"). */
export const EntitySummary = item('EntitySummary', {
  id: Type.Integer({ description: 'v4 identifier of the entity within its jurisdiction' }),
  nombre: text('Registered name'),
  ruc_no_dv: Type.Optional(text('Tax number without check digit (Colombia: NIT)')),
  type: Type.String({ description: '`Organization` or `NaturalPerson`' }),
});
export type EntitySummary = Static<typeof EntitySummary>;

export const LEVELS = {
  core_registro: {
    number: 0,
    description: 'Registered base fields: name, numbers, legal form, dates, status',
  },
  contacto: { number: 1, description: 'Address, phone, email and website' },
} as const satisfies Record<string, LevelSpec>;

export const TAGS = {
  core_registro: object('core_registro', OrganizationBase, { name: ['Registration', 'Inscripción'] }),
  contacto: organizationsOnly(
    object('contacto', Contacto, {
      name: ['Contact', 'Contacto'],
      signal: flagSignal('has_contact', ['Contact', 'Contacto']),
    }),
  ),
} as const satisfies Record<string, TagSpec>;
