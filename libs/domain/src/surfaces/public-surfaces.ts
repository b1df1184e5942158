import { TAGS } from '../catalog/tags.js';
import { byTag, category, day, entityId, keyword, quantity, words, yesNo } from './surface.js';
import type { Origin, SurfaceDefinition } from './surface.js';

const CASE = ['entity_id', 'source', 'nombre', 'fecha_inicio', 'fecha_ultimo_movimiento', 'fecha_fin', 'estado'];
const STATE_REMOVED = 'it is to be removed: go by `fecha_fin`, which a case that is closed has';

/** Movements, permits, visas and impediments; impediments belong to no entity on record, so their `entity_id` is null. */
export const immigration: SurfaceDefinition = {
  title: 'Immigration',
  description:
    'Migration movements, work permits, authorized visas and impediments. Impediments are matched by name only: ' +
    'no result is not a clearance',
  parts: [
    {
      level: 'migrations',
      tags: { migrations: 'mig' },
      fields: [...CASE, 'numero_caso'],
      words: [['nombre'], ['numero_caso']],
    },
    {
      level: 'work_permits',
      tags: { work_permits: 'wp' },
      fields: [...CASE, 'numero_caso', 'nacionalidad', 'numero_pasaporte', 'empresa'],
      words: [['nombre'], ['numero_caso'], ['empresa']],
    },
    {
      level: 'authorized_visas',
      tags: { authorized_visas: 'visaaut' },
      fields: [...CASE, 'numero_caso', 'nacionalidad', 'tipo_visa'],
      words: [['nombre'], ['numero_caso']],
    },
    {
      level: 'impedimentos',
      tags: { impedimentos: 'imped' },
      fields: [...CASE, 'tipo_impedimento'],
      words: [['nombre'], ['tipo_impedimento']],
    },
  ],
  fields: [
    entityId,
    category('source', '`migracion`, `permiso_trabajo`, `visa_autorizada` or `impedimento`', 'impedimento', {
      origin: byTag({
        migrations: 'migracion',
        work_permits: 'permiso_trabajo',
        authorized_visas: 'visa_autorizada',
        impedimentos: 'impedimento',
      }),
    }),
    keyword('numero_caso', 'Case number', 'PT-9123456', { detail: true }),
    words('nombre', 'Name as written in the source', 'aurelia inventada'),
    category('nacionalidad', 'Nationality', 'COLOMBIANA'),
    keyword('numero_pasaporte', 'Passport number', 'ZZ1234567', { detail: true }),
    words('empresa', 'Employer', 'maderas ficticias', { detail: true }),
    category('tipo_visa', 'Visa type', 'TURISTA'),
    category('tipo_impedimento', 'Impediment type', 'IMPEDIMENTO DE SALIDA'),
    day('fecha_inicio', 'Date the case was opened', '2024-01-31'),
    day('fecha_ultimo_movimiento', 'Date of the latest activity', '2024-03-31', { detail: true }),
    day('fecha_fin', 'Date the case was closed. Null if it is open', '2024-05-31'),
    keyword('estado', 'Status of the case, case-sensitive', 'resuelto', {
      exactCase: true,
      facet: 'by_estado',
      deprecated: STATE_REMOVED,
      shown: false,
    }),
  ],
  members: [],
  defaultSort: 'fecha_inicio',
  derivesState: true,
};

export const licitaciones: SurfaceDefinition = {
  title: 'Tenders',
  description: 'Public tenders and their known bidders',
  parts: [
    {
      level: 'licitaciones',
      tags: { licitaciones: null },
      words: [['descripcion'], ['acto'], ['entidad'], ['proponente']],
    },
  ],
  fields: [
    entityId,
    keyword('acto', 'Number of the tender', '2024-0-12-10-99-LP-912345'),
    words('descripcion', 'What the tender is for', 'mobiliario', { detail: true }),
    category('entidad', 'Buyer', 'MINISTERIO DE SALUD'),
    category('estado', 'Status of the tender', 'ADJUDICADO'),
    day('fecha_publicacion', 'Publication date', '2024-01-31'),
    quantity('monto', 'Amount in USD', 25000, { detail: true }),
    yesNo('adjudicado', 'Whether the tender was awarded to `proponente`', true),
    words('proponente', 'Bidder', 'maderas ficticias'),
  ],
  members: [
    {
      name: 'licitacion_url',
      schema: TAGS.licitaciones.schema.properties.licitacion_url,
      path: ['licitacion_url'],
      detail: true,
    },
    { name: 'documentos', schema: TAGS.licitaciones.schema.properties.documentos, path: ['documentos'], detail: true },
  ],
  defaultSort: 'fecha_publicacion',
  derivesState: false,
};

const listed = TAGS.sanciones_internacionales.schema.properties;
const SANCTION = ['entity_id', 'ambito', 'lista', 'nombre', 'fecha'];
const DAY_OF_RECORD: Origin = { from: 'column', column: 'item_date' };

/** Sanctions of the country's authorities together with the international lists. */
export const sanctions: SurfaceDefinition = {
  title: 'Sanctions',
  description:
    'Sanctions by national authorities and listings of international sanctions lists. No result is not a ' +
    'clearance: lists spell names in their own way',
  parts: [
    {
      level: 'sanciones',
      tags: { sanciones: null },
      fields: [...SANCTION, 'tipo_sancion'],
      origins: { lista: { from: 'column', column: 'source' } },
      words: [['nombre'], ['tipo_sancion']],
    },
    {
      level: 'screening',
      tags: { sanciones_internacionales: null },
      fields: [...SANCTION, 'tipo'],
      words: [['nombre'], ['alias'], ['observaciones']],
    },
  ],
  fields: [
    entityId,
    category('ambito', '`nacional` (national authority) or `internacional` (international list)', 'internacional', {
      origin: byTag({ sanciones: 'nacional', sanciones_internacionales: 'internacional' }),
    }),
    category('lista', 'List, or source that published the sanction', 'OFAC SDN'),
    words('nombre', 'Listed name', 'inversiones supuestas'),
    keyword('tipo_sancion', 'Type of a sanction by an authority', 'MULTA', { detail: true }),
    category('tipo', 'Listed party: individual, entity, vessel or aircraft', 'entity'),
    day('fecha', 'Date of the sanction or listing', '2020-01-31', { origin: DAY_OF_RECORD }),
  ],
  members: [
    { name: 'programas', schema: listed.programas, path: ['programas'], detail: true },
    { name: 'alias', schema: listed.alias, path: ['alias'], detail: true },
    { name: 'observaciones', schema: listed.observaciones, path: ['observaciones'], detail: true },
    { name: 'url', schema: listed.url, path: ['url'], detail: false },
    { name: 'match', schema: listed.match, path: ['match'], detail: false },
  ],
  defaultSort: 'fecha',
  derivesState: false,
};

const article = TAGS.noticias.schema.properties;

export const noticias: SurfaceDefinition = {
  title: 'News',
  description: 'Press articles that mention an entity',
  parts: [{ level: 'news', tags: { noticias: null, noticias_globales: null }, words: [['titulo'], ['resumen']] }],
  fields: [
    entityId,
    category('ambito', '`nacional` or `global`', 'nacional', {
      origin: byTag({ noticias: 'nacional', noticias_globales: 'global' }),
    }),
    words('titulo', 'Headline', 'maderas ficticias'),
    category('fuente', 'Publisher', 'Diario Inventado'),
    day('fecha', 'Publication date', '2024-01-31'),
    words('resumen', 'Summary', 'exportación', { detail: true }),
  ],
  members: [{ name: 'url', schema: article.url, path: ['url'], detail: false }],
  defaultSort: 'fecha',
  derivesState: false,
};
