import { tagDefinition, tagsFor } from '@entity-registry/domain';
import type { EntityKind, JurisdictionDefinition, Tag } from '@entity-registry/domain';
import { day } from '../calendar.js';
import { syntheticOrganization, syntheticWord, personName } from '../identity.js';
import type { Draw } from '../random.js';
import type { GeneratedEntity } from '../subject.js';
import type { Country, PopulationSpec } from './country.js';

/** For a country without its own words. */
const FORMS = [
  [' S.A.', 'SOCIEDAD ANONIMA'],
  [' S.A.S.', 'SOCIEDAD POR ACCIONES SIMPLIFICADA'],
] as const;
const PLACES = [{ province: 'Provincia Central', district: 'Distrito Primero', parish: 'Parroquia Mayor' }] as const;
const SHARE = 0.02;
/** The other countries use name streams below this number. */
const STREAM = 1_100_000_000;

/**
 * A country that the generator only knows by its definition. Its records are generated from the schemas of its tags.
 */
export function genericCountry(definition: JurisdictionDefinition): Country {
  const populations = definition.kinds.map((kind) => [kind, populationOf(definition, kind)] as const);
  return { places: PLACES, hasFolios: false, populations: Object.fromEntries(populations) };
}

function populationOf(definition: JurisdictionDefinition, kind: EntityKind): PopulationSpec {
  const stream = STREAM + definition.number * 10_000_000;
  const number = (serial: number): string | null => definition.identifiers.syntheticNumber?.(kind, serial) ?? null;
  return {
    share: SHARE,
    identity: (seed, serial) =>
      kind === 'Organization'
        ? syntheticOrganization(seed, stream + serial, FORMS, number(serial))
        : { nombre: personName(seed, stream + serial), ruc: null, cedula: number(serial), tipo: null },
    records: (subject) => {
      for (const tag of tagsFor(subject.range.jurisdiction, kind)) addRecords(subject, tag);
    },
  };
}

function addRecords(entity: GeneratedEntity, tag: Tag): void {
  const definition = tagDefinition(tag);
  // The base fields belong to the entity; scalars are left out.
  if (tag === 'core_registro' || definition.kind === 'scalar') return;
  const count = definition.kind === 'array' ? entity.some(0.5, 1, 3) : entity.some(0.5, 1, 1);
  for (let left = count; left > 0; left--) {
    const date = day(entity.draw, 2015);
    const { properties = {} } = definition.schema as Schema;
    // An integer id belongs to the record, and is also its key at its source.
    const own = definition.idKind === 'integer' ? ['id', 'sid'] : ['sid'];
    const members = Object.entries(properties).filter(([name]) => !own.includes(name));
    entity.addFromSchema(tag, valueOf({ properties: Object.fromEntries(members) }, entity.draw) as object, date);
  }
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A value of the schema's type. */
function valueOf(schema: Schema, draw: Draw): unknown {
  if (schema.anyOf) return valueOf(schema.anyOf[0] ?? {}, draw);
  if (schema.properties) {
    const members = Object.entries(schema.properties).map(([name, member]) => [name, valueOf(member, draw)]);
    return Object.fromEntries(members);
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return draw.int(1, 1_000);
    case 'boolean':
      return draw.chance(0.5);
    case 'array':
      return [];
    case 'string':
      return schema.format === 'date-time' ? null : schema.format === 'date' ? day(draw, 2015) : syntheticWord(draw);
    default:
      return null;
  }
}
