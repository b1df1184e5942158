import { Type } from 'typebox';
import {
  LinkEvidence,
  decimal,
  flag,
  integer,
  integerId,
  item,
  nullable,
  sid,
  sourceUpdatedAt,
  text,
} from './fields.js';
import { flagSignal, list, object, organizationsOnly, rangeSignal, scalar } from './tag-spec.js';
import type { LevelSpec, TagSpec } from './tag-spec.js';

/** A change to one of the entity's assets: the pull feed of DAT-HOOK. */
export const EntityEvent = item('EntityEvent', {
  id: integerId(),
  asset_type: text('Asset type, such as `finca` or `nave`'),
  asset_id: integer('Identifier of the asset'),
  event_action: text('What happened, such as `created` or `updated`'),
  asset_snapshot: nullable(Type.Record(Type.String(), Type.Unknown()), 'The asset after the event'),
  asset_event_date: nullable(Type.String({ format: 'date' }), 'Date of the event, ISO 8601'),
});

/** A member of the board. Its fields are ours (ADR 0022). */
export const Director = item('Director', {
  nombre: text('Name of the director'),
  cargo: text('Position, such as PRESIDENTE'),
  cedula: text('Identity card or tax number of the director'),
  person_id: integer('Identifier of the director in this jurisdiction. Null if unknown'),
  activo: flag('Whether the director still holds the position'),
  desde: text('Start date'),
  hasta: text('End date'),
  link: nullable(LinkEvidence, 'How the director was matched to `person_id`'),
});

/** Suspension of an organization's corporate rights. Its fields are ours (ADR 0022). */
export const Suspension = item('Suspension', {
  activa: flag('Whether the suspension is in effect'),
  motivo: text('Reason for the suspension'),
  autoridad: text('Authority that ordered it'),
  resolucion: text('Number of the resolution'),
  fecha_inicio: text('First day of the suspension'),
  fecha_fin: text('Day the suspension was lifted'),
});

export const OrganizationMembership = item('OrganizationMembership', {
  cargo: text('Position in the organization'),
  nombre: text('Name of the organization'),
  organization_id: integer('Identifier of the organization'),
  activo: flag('Whether the position is current'),
});

/** The legal representative, identified as a person. Its fields are ours (ADR 0022). */
export const RepresentanteLegal = item('RepresentanteLegal', {
  nombre: text('Name of the legal representative'),
  cedula: text('Identity card or tax number'),
  cargo: text('Position that gives the power of representation'),
  person_id: integer('Identifier of the person in this jurisdiction. Null if unknown'),
  link: nullable(LinkEvidence, 'How the representative was matched to `person_id`'),
});

export const Gaceta = item('Gaceta', {
  id: integerId(),
  sid: sid(),
  gaceta: text('Number of the gazette'),
  entidad: text('Institution that published it'),
  titulo: text('Title of the publication'),
  descripcion: text('Description of the publication'),
  gaceta_url: text('URL of the gazette'),
  pdf_url: text('URL of the document'),
  publicacion_id: text('Identifier of the publication within the gazette'),
  fecha_publicacion: text('Publication date'),
  fecha_redactacion: text('Drafting date'),
  source_updated_at: sourceUpdatedAt(),
});

export const ContraloriaDoc = item('ContraloriaDoc', {
  id: integerId(),
  sid: sid(),
  tramite: text('Procedure number'),
  documento: text('Document type'),
  institucion: text('Institution that issued it'),
  favor: text('Beneficiary'),
  fecha_entrada: text('Date received'),
  fecha_refrando: text('Date countersigned'),
  fecha_salida: text('Date sent out'),
  numero: text('Document number'),
  scafid: text('Number in the SCAFID system'),
  monto: decimal('Amount in USD'),
  estado: text('Status of the procedure'),
  asunto: text('Subject'),
  source_updated_at: sourceUpdatedAt(),
});

export const Planilla = item('Planilla', {
  id: integerId(),
  sid: sid(),
  nombre: text('Name of the public employee'),
  cedula: text('Identity card number'),
  institucion: text('Institution'),
  cargo: text('Position'),
  fecha_inicio: text('Start date of the appointment'),
  estado: text('Status of the appointment'),
  total: decimal('Monthly pay in USD'),
  pep_score: decimal('Likelihood of being a politically exposed person, from 0 to 1'),
  source_updated_at: sourceUpdatedAt(),
});

export const LEVELS = {
  entity_events: { number: 2, description: "Events of the entity's assets, as registered" },
  directores: { number: 3, description: 'Directors, officers and subscribers, with their positions and dates' },
  suspension: { number: 4, description: 'Whether the company registry suspended the organization, and since when' },
  organizaciones: { number: 5, description: 'Organizations where the entity holds a position' },
  representante_legal_identificado: {
    number: 6,
    description: 'Legal representative, identified as a person if the sources allow it',
  },
  gacetas: { number: 7, description: 'Notices in the official gazette' },
  documentos_contraloria: {
    number: 8,
    description: 'Contracts, orders and accounts countersigned by the comptroller',
  },
  itbm: {
    number: 9,
    description: 'Registration for the tax on goods and services (ITBMS)',
    name: ['ITBMS registration', 'Registro del ITBMS'],
  },
  funcionario: { number: 10, description: 'Positions on the public payroll' },
} as const satisfies Record<string, LevelSpec>;

export const TAGS = {
  entity_events: list('entity_events', EntityEvent, 'integer', {
    name: ['Asset events', 'Eventos de sus bienes'],
    keys: [
      ['asset_type', 'asset_id', 'event_action', 'asset_event_date'],
      ['asset_type', 'event_action', 'asset_event_date'],
    ],
  }),
  directores: organizationsOnly(
    list('directores', Director, 'none', {
      name: ['Directors and officers', 'Directores y dignatarios'],
      signal: flagSignal('has_directors', ['Directors', 'Directores']),
      keys: [
        ['cedula', 'cargo', 'desde'],
        ['nombre', 'cargo', 'desde'],
        ['cedula', 'cargo'],
        ['nombre', 'cargo'],
        ['nombre'],
      ],
    }),
  ),
  suspension: organizationsOnly(
    object('suspension', Suspension, {
      name: ['Suspension of corporate rights', 'Suspensión de derechos corporativos'],
      signal: flagSignal('has_suspension', ['Suspension', 'Suspensión']),
    }),
  ),
  organizaciones: list('organizaciones', OrganizationMembership, 'none', {
    name: ['Positions in organizations', 'Cargos en organizaciones'],
    signal: rangeSignal('memberships', ['Positions in organizations', 'Cargos en organizaciones']),
    keys: [['organization_id', 'cargo'], ['nombre', 'cargo'], ['nombre']],
  }),
  representante_legal_identificado: organizationsOnly(
    object('representante_legal_identificado', RepresentanteLegal, {
      name: ['Legal representative', 'Representante legal'],
      signal: flagSignal('has_legal_representative', ['Legal representative', 'Representante legal']),
    }),
  ),
  gacetas: list('gacetas', Gaceta, 'integer', {
    name: ['Official gazette', 'Gaceta Oficial'],
    keys: [['publicacion_id'], ['gaceta', 'titulo'], ['titulo', 'fecha_publicacion']],
  }),
  documentos_contraloria: list('documentos_contraloria', ContraloriaDoc, 'integer', {
    name: ['Comptroller documents', 'Documentos en la Contraloría General'],
    keys: [['tramite', 'numero'], ['tramite'], ['numero', 'institucion', 'fecha_entrada']],
  }),
  is_itbm: organizationsOnly(
    scalar('itbm', Type.Boolean({ description: 'Whether the organization is registered for ITBMS' }), {
      name: ['Registered for ITBMS', 'Inscrita para el ITBMS'],
    }),
  ),
  last_itbm_date: organizationsOnly(
    scalar('itbm', Type.String({ description: 'Date of the latest ITBMS registration' }), {
      name: ['Latest ITBMS registration', 'Última inscripción del ITBMS'],
    }),
  ),
  funcionario: list('funcionario', Planilla, 'integer', {
    name: ['Public payroll', 'Planilla estatal'],
    signal: flagSignal('has_public_office', ['Public office', 'Cargo público']),
    keys: [
      ['nombre', 'institucion', 'cargo', 'fecha_inicio'],
      ['cedula', 'institucion', 'cargo'],
      ['nombre', 'institucion', 'cargo'],
    ],
  }),
} as const satisfies Record<string, TagSpec>;
