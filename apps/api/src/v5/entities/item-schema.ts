import {
  CATALOG,
  DEFAULT_JURISDICTION,
  UNLISTED_RECORDS,
  isUnlistedTag,
  lookup,
  tagDefinition,
} from '@entity-registry/domain';
import type { RecordTag, Tag } from '@entity-registry/domain';
import { assetTypeOf } from '@entity-registry/registry';
import { Type } from 'typebox';
import type { TObject, TProperties, TSchema } from 'typebox';
import { orNull, typedId } from '../schema-parts.js';

/** Fields of properties with entries of their folio: lists of entries, and single entries. */
const DEED_LISTS = ['hipotecas', 'compraventas', 'record_events'];
const DEEDS = ['last_hipoteca', 'last_compraventa'];

/** The tags that are sections of an entity in the default jurisdiction. */
export const SECTION_TAGS: readonly Tag[] = CATALOG.tags
  .filter(({ tag, jurisdictions }) => tag !== 'core_registro' && jurisdictions.includes(DEFAULT_JURISDICTION))
  .map(({ tag }) => tag);

/** The schema of one record in v5: the catalog's, with typed ids where v5 has them. */
export function shownSchema(tag: RecordTag): TSchema {
  const schema: TSchema = isUnlistedTag(tag) ? UNLISTED_RECORDS[tag].schema : tagDefinition(tag).schema;
  return isObjectSchema(schema) ? withTypedIds(tag, schema) : schema;
}

function withTypedIds(tag: RecordTag, schema: TObject): TObject {
  const type = assetTypeOf(tag);
  const changed: Record<string, TSchema> = {
    ...(type && { id: typedId('Id of the record, for `GET /v5/entities/{id}`.', type) }),
    ...('person_id' in schema.properties && { person_id: own('Id of the person. Null if unknown.') }),
    ...('organization_id' in schema.properties && { organization_id: own('Id of the organization. Null if unknown.') }),
    ...(tag === 'real_estate_deeds' && {
      propiedad_id: orNull(typedId('Id of a property.'), 'Property of the folio entry.'),
    }),
    ...(tag === 'entity_events' && {
      asset_id: Type.Union([typedId('Typed id.'), Type.Integer(), Type.Null()], { description: 'Id of the asset.' }),
    }),
    ...((type === 'finca' || type === 'ph') && deedFields(schema)),
  };
  if (Object.keys(changed).length === 0) return schema;
  const properties: TProperties = { ...schema.properties, ...changed };
  return Type.Object(properties, { title: `${titleOf(schema)}Item`, additionalProperties: false });
}

/** The entries of a folio are assets too, with fewer fields than as separate records. */
function deedFields(schema: TObject): TProperties {
  const [list] = DEED_LISTS.map((name) => lookup(schema.properties, name) as { items: TObject } | undefined);
  if (list === undefined) throw new Error('a property without a folio');
  const entry = Type.Object(
    { ...list.items.properties, id: orNull(typedId('Id of the entry.', 'relemento'), 'Id of the entry.') },
    { title: `${titleOf(list.items)}Item`, additionalProperties: false },
  );
  return Object.fromEntries<TSchema>([
    ...DEED_LISTS.map((name) => {
      const { description, maxItems } = lookup(schema.properties, name) as unknown as {
        description: string;
        maxItems: number;
      };
      return [name, Type.Array(entry, { description, maxItems })] as const;
    }),
    ...DEEDS.map((name) => {
      const { description } = lookup(schema.properties, name) as unknown as { description: string };
      return [name, orNull(entry, description)] as const;
    }),
  ]);
}

function own(description: string): TSchema {
  return orNull(typedId(description, 'own'), description);
}

function titleOf(schema: TSchema): string {
  return (schema as { title?: string }).title ?? '';
}

function isObjectSchema(schema: TSchema): schema is TObject {
  return 'properties' in schema;
}
