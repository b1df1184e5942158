import { describe, expect, it } from '@jest/globals';
import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { CATALOG } from '../catalog/catalog.js';
import type { TagDefinition } from '../catalog/catalog.js';
import { detailSchema, tagValueSchema } from '../catalog/detail.js';
import { NaturalPersonBase, OrganizationBase } from './core.js';

/** The specification's "Item schemas", copied by hand in its order. `(s)`: the id is a string. */
const SPECIFIED: Readonly<Record<string, string>> = {
  entity_events: 'id asset_type asset_id event_action asset_snapshot asset_event_date',
  organizaciones: 'cargo nombre organization_id activo',
  avisos: 'numero nombre ruc estatus fecha_generacion',
  licencias: 'id(s) nombre activo',
  personal_licenses: 'id(s) nombre idoneidad activo',
  company_licenses: 'id(s) nombre',
  propiedades:
    'id folio ficha edificio fecha_inscripcion hipotecas compraventas last_hipoteca last_compraventa record_events',
  fincas: 'id folio ficha fecha_inscripcion hipotecas compraventas last_hipoteca last_compraventa record_events',
  bienes_muebles: 'id folio ficha fecha_inscripcion propietario_registro_string',
  naves: 'id nombre ficha fecha_registro',
  importaciones: 'id descripcion fraccion_arancelaria puerto_entrada procedencia fecha valor_cif',
  exportaciones: 'id descripcion fraccion_arancelaria puerto_salida destino fecha valor_cif',
  customs_summary:
    'imports exports recent_exports_summary recent_imports_summary export_tariff_activity_similarity import_tariff_activity_similarity',
  documentos_escaneados: 'id nombre pdf_url',
  documentos_digitales: 'id entrada detalle fecha_ingreso fecha_escritura',
  css_moroso_menciones: 'id titulo fecha_publicacion',
  sanciones: 'id nombre tipo_sancion',
  idoneidades: 'id(s) nombre idoneidad',
  expedientes_judiciales: 'id rue partes tipo_negocio fecha_reparto',
  licitaciones: 'id acto descripcion entidad estado fecha_publicacion licitacion_url documentos',
  gacetas:
    'id sid gaceta entidad titulo descripcion gaceta_url pdf_url publicacion_id fecha_publicacion fecha_redactacion source_updated_at',
  noticias: 'id sid titulo fuente url fecha resumen source_updated_at',
  noticias_globales: 'id sid titulo fuente url fecha resumen source_updated_at',
  fideicomisos: 'id sid ficha folio fecha_inscripcion rol source_updated_at',
  migrations: 'id sid numero_caso nombre source_updated_at',
  work_permits: 'id sid numero_caso nombre nacionalidad numero_pasaporte empresa source_updated_at',
  documentos_contraloria:
    'id sid tramite documento institucion favor fecha_entrada fecha_refrando fecha_salida numero scafid monto estado asunto source_updated_at',
  marcas:
    'id sid solicitud nombre abogado titulares registro fecha_solicitud fecha_registro fecha_vencimiento estado source_updated_at',
  funcionario: 'id sid nombre cedula institucion cargo fecha_inicio estado total pep_score source_updated_at',
};

const propertiesOf = (schema: TObject) => schema.properties as Readonly<Record<string, TSchema>>;
const acceptsNull = (schema: TSchema) => Value.Check(schema, null);
const isArray = (schema: TSchema) => 'type' in schema && schema.type === 'array';

function definitionOf(name: string): TagDefinition & { schema: TObject } {
  const definition = CATALOG.tags.find(({ tag }) => tag === name);
  if (!definition) throw new Error(`no such tag: ${name}`);
  return definition as TagDefinition & { schema: TObject };
}

const objectTags = CATALOG.tags.filter((tag) => tag.kind !== 'scalar');

describe('the item schemas', () => {
  it.each(Object.entries(SPECIFIED))('of %s has exactly the specified fields in their order', (tag, fields) => {
    expect(Object.keys(propertiesOf(definitionOf(tag).schema))).toEqual(fields.replace('(s)', '').split(' '));
  });

  it.each(Object.entries(SPECIFIED))('of %s describes its id', (tag, fields) => {
    const idKind = fields.startsWith('id(s)') ? 'string' : fields.startsWith('id ') ? 'integer' : 'none';
    expect(definitionOf(tag).idKind).toBe(idKind);
  });

  it.each(objectTags.map((tag) => tag.tag))(
    'of %s allows null in every field except its integer id and its lists',
    (tag) => {
      const definition = definitionOf(tag);
      const strict = Object.entries(propertiesOf(definition.schema)).filter(([, schema]) => !acceptsNull(schema));
      const unexpected = strict.filter(([name, schema]) => !isArray(schema) && name !== 'id');
      if (tag !== 'core_registro') expect(unexpected.map(([name]) => name)).toEqual([]);
      expect(strict.some(([name]) => name === 'id')).toBe(definition.idKind === 'integer' || tag === 'core_registro');
    },
  );

  it.each(objectTags.map((tag) => tag.tag))('of %s has a name and a description, and so do its fields', (tag) => {
    const { schema } = definitionOf(tag);
    expect(schema).toHaveProperty('title');
    const silent = Object.entries(propertiesOf(schema)).filter(([, field]) => !('description' in field));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it.each(objectTags.map((tag) => tag.tag))('of %s has every field that identifies its items', (tag) => {
    const definition = definitionOf(tag);
    // Stored, but not served by any version.
    const stored = tag === 'naves' ? ['imo'] : [];
    const known = ['@date', ...stored, ...Object.keys(propertiesOf(definition.schema))];
    const { keys, uniqueNumber } = definition.kind === 'array' ? definition : { keys: [], uniqueNumber: undefined };
    const named = [...keys.flat(), ...(uniqueNumber === undefined ? [] : [uniqueNumber])];
    expect(named.filter((field) => !known.includes(field))).toEqual([]);
  });

  it('holds at most 25 record events, and 100 items otherwise', () => {
    for (const tag of ['propiedades', 'fincas']) {
      expect(propertiesOf(definitionOf(tag).schema)['record_events']).toMatchObject({ maxItems: 25 });
    }
    expect(CATALOG.tags.filter((tag) => tag.kind === 'array' && tag.maxItems !== 100)).toEqual([]);
  });
});

describe('the base fields', () => {
  it('of an organization are those always returned', () => {
    expect(Object.keys(OrganizationBase.properties).join(' ')).toBe(
      'id service_id sid nombre ficha folio ruc ruc_no_dv tipo_organizacion fecha_registro capital domicilio status vigencia source_updated_at',
    );
  });

  it('of a natural person are id, service_id, sid, nombre and cedula', () => {
    expect(Object.keys(NaturalPersonBase.properties)).toEqual(['id', 'service_id', 'sid', 'nombre', 'cedula']);
  });
});

describe('the detail schema', () => {
  const person = { id: 1, service_id: 1, sid: 'cedula:8-1-1', nombre: 'ANA PRUEBA', cedula: null };

  it('accepts the base fields alone and with any applicable tag', () => {
    const schema = detailSchema('pa', 'NaturalPerson') as TObject;
    expect(Value.Check(schema, person)).toBe(true);
    expect(Value.Check(schema, { ...person, naves: [], marcas: [] })).toBe(true);
  });

  it('rejects a missing base field and a tag that persons do not have', () => {
    const schema = detailSchema('pa', 'NaturalPerson') as TObject;
    expect(Value.Check(schema, { ...person, cedula: undefined })).toBe(false);
    expect(Value.Check(schema, { ...person, directores: [] })).toBe(false);
  });

  it('has persons in Panama and Colombia, but not in Ecuador', () => {
    expect(detailSchema('co', 'NaturalPerson')).toHaveProperty('title', 'ColombiaNaturalPerson');
    expect(detailSchema('ec', 'Organization')).toHaveProperty('title', 'EcuadorOrganization');
    expect(detailSchema('ec', 'NaturalPerson')).toBeUndefined();
  });

  it('allows null in object tags, in scalars and, of the lists, only in directores', () => {
    const nullable = CATALOG.tags.filter((tag) => acceptsNull(tagValueSchema(tag.tag)));
    const lists = nullable.filter((tag) => tag.kind === 'array').map((tag) => tag.tag);
    expect(lists).toEqual(['directores']);
    expect(nullable).toHaveLength(CATALOG.tags.filter((tag) => tag.kind !== 'array').length + 1);
  });
});
