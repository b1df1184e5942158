import { createHash } from 'node:crypto';
import { tagDefinition } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';

/** Stands among the fields of a key for the item's own date. */
const ITEM_DATE = '@date';

type KeyFields = readonly string[];

const SINGLE: readonly KeyFields[] = [[]];
const LICENCE: readonly KeyFields[] = [['id'], ['nombre', 'idoneidad'], ['nombre']];
const FOLIO: readonly KeyFields[] = [['folio'], ['ficha']];
const CASE: readonly KeyFields[] = [['numero_caso'], ['nombre', ITEM_DATE]];
const ARTICLE: readonly KeyFields[] = [['url'], ['titulo', 'fecha']];
const declaration = (port: string, country: string): readonly KeyFields[] => [
  ['fecha', 'fraccion_arancelaria', 'descripcion', port, country],
  ['fecha', 'fraccion_arancelaria', 'descripcion'],
  ['fecha', 'fraccion_arancelaria'],
];

/**
 * By which fields a row of a tag is known again from one reading to the next, best first. A worse key serves where one of
 * two rows lacks a field of the better one; an amount or a state, which may change, is no part of any.
 */
const KEYS: Readonly<Partial<Record<Tag, readonly KeyFields[]>>> = {
  entity_events: [['asset_type', 'asset_id', 'event_action', 'asset_event_date'], ['asset_type', 'event_action', 'asset_event_date']], // prettier-ignore
  directores: [['cedula', 'cargo', 'desde'], ['nombre', 'cargo', 'desde'], ['cedula', 'cargo'], ['nombre', 'cargo'], ['nombre']], // prettier-ignore
  organizaciones: [['organization_id', 'cargo'], ['nombre', 'cargo'], ['nombre']],
  gacetas: [['publicacion_id'], ['gaceta', 'titulo'], ['titulo', 'fecha_publicacion']],
  documentos_contraloria: [['tramite', 'numero'], ['tramite'], ['numero', 'institucion', 'fecha_entrada']],
  funcionario: [['nombre', 'institucion', 'cargo', 'fecha_inicio'], ['cedula', 'institucion', 'cargo'], ['nombre', 'institucion', 'cargo']], // prettier-ignore
  avisos: [['numero'], ['nombre', 'fecha_generacion']],
  licencias: LICENCE,
  personal_licenses: LICENCE,
  company_licenses: LICENCE,
  idoneidades: LICENCE,
  fideicomisos: [
    ['ficha', 'rol'],
    ['folio', 'rol'],
    ['fecha_inscripcion', 'rol'],
  ],
  marcas: [['solicitud'], ['registro'], ['nombre', 'fecha_solicitud']],
  propiedades: FOLIO,
  fincas: FOLIO,
  bienes_muebles: FOLIO,
  naves: [['imo'], ['ficha'], ['nombre']],
  importaciones: declaration('puerto_entrada', 'procedencia'),
  exportaciones: declaration('puerto_salida', 'destino'),
  documentos_escaneados: [['nombre', ITEM_DATE], ['nombre']],
  documentos_digitales: [['entrada'], ['detalle', 'fecha_ingreso']],
  css_moroso_menciones: [['titulo', 'fecha_publicacion'], ['titulo']],
  sanciones: [['tipo_sancion', ITEM_DATE], ['tipo_sancion', 'nombre'], ['tipo_sancion']],
  expedientes_judiciales: [['rue'], ['partes', 'fecha_reparto']],
  licitaciones: [['acto']],
  noticias: ARTICLE,
  noticias_globales: ARTICLE,
  migrations: CASE,
  work_permits: CASE,
  sanciones_internacionales: [['nombre', 'fecha_designacion'], ['nombre', 'tipo'], ['nombre']],
  coincidencias_pep: [['nombre', 'cargo', 'institucion', 'fecha_inicio'], ['nombre', 'cargo', 'institucion'], ['nombre', 'cargo']], // prettier-ignore
};

/**
 * The number that is one row's alone at its source, of the tags of which imports bring rows without an owner: they key them
 * by it. Numbers that are given to several rows, and names, are none.
 */
const NUMBERS: Readonly<Partial<Record<Tag, string>>> = { licitaciones: 'acto', naves: 'imo' };

/** Longer ones are hashed: they stand in an index. */
const MAX_KEY = 120;

/** What a row is known by. */
export interface Identifiable {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly itemDate: string | null;
}

/**
 * The keys of a row, best first, as comparable text; undefined where the row lacks a field. Case, accents, spacing,
 * leading zeros and the order of a written date make no difference.
 */
export function naturalKeys(tag: Tag, row: Identifiable): (string | undefined)[] {
  return keysOf(tag).map((fields) => keyText(fields, row));
}

/** The identifying number of a row, as written; undefined where the tag or the row has none. */
export function identifyingNumber(tag: Tag, payload: Identifiable['payload']): string | undefined {
  const value = payload[NUMBERS[tag] ?? ''];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The best key that the row has, short enough for an index; of a row without one, a hash of all it says. */
export function bestKey(tag: Tag, row: Identifiable): string {
  const key = naturalKeys(tag, row).find((text) => text !== undefined) ?? hashed(JSON.stringify(row.payload));
  return key.length > MAX_KEY ? hashed(key) : key;
}

/** One object or value of a tag is known by the tag alone. */
function keysOf(tag: Tag): readonly KeyFields[] {
  const keys = tagDefinition(tag).kind === 'array' ? KEYS[tag] : SINGLE;
  if (!keys) throw new Error(`nothing says by what a row of ${tag} is known again`);
  return keys;
}

function keyText(fields: KeyFields, { payload, itemDate }: Identifiable): string | undefined {
  const parts: string[] = [];
  for (const field of fields) {
    const part = comparable(field === ITEM_DATE ? itemDate : payload[field]);
    if (part === '') return undefined;
    parts.push(part);
  }
  return parts.join('|');
}

/** A value as keys compare it; empty when it says nothing. */
export function comparable(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, '$3-$2-$1')
    .replace(/(^|\D)0+(?=\d)/g, '$1');
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
