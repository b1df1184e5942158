import type { TagDefinition } from '@entity-registry/domain';
import type { SchemaNode } from './schema-node.js';

/*
 * SQL that writes one item of a tag as JSON text, by the tag's schema: every field of the schema in its order, null if the
 * payload has none, and no other fields. It uses concat() instead of json_build_object(), which would add spaces around every
 * colon that are then stored and sent millions of times.
 *
 * The expressions read the columns of `record` under the alias `i`.
 */

/** The definition of an item of a catalog tag, or of a record that no tag lists. */
export type ItemShape = Pick<TagDefinition, 'kind' | 'idKind' | 'schema'>;

/** SQL of one item as JSON text. */
export function itemSql(definition: ItemShape): string {
  const fields = Object.entries(schemaOf(definition).properties ?? {});
  const integerId = definition.kind === 'array' && definition.idKind === 'integer';
  return objectSql(
    fields.map(([name, schema]) => [name, name === 'id' && integerId ? 'i.pk' : topFieldSql(name, schema)]),
  );
}

/** SQL of a scalar tag as JSON text: the payload field with the tag's name. */
export function scalarSql(definition: TagDefinition): string {
  return valueSql(`i.payload->'${definition.tag}'`, schemaOf(definition), 0);
}

function schemaOf(definition: ItemShape): SchemaNode {
  return definition.schema;
}

function topFieldSql(name: string, schema: SchemaNode): string {
  const field = `i.payload->'${name}'`;
  // Columns of the record replace fields missing from its payload.
  if (name === 'sid') return `coalesce(${field}, to_jsonb(i.source_key))`;
  if (name === 'source_updated_at') {
    return `coalesce(nullif(${field}, 'null'), to_jsonb(${isoSql('i.source_updated_at')}), 'null')`;
  }
  return valueSql(field, schema, 0);
}

/** SQL that formats a timestamptz expression as ISO 8601, in UTC, to the millisecond. */
export function isoSql(timestamp: string): string {
  return `to_char(${timestamp} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function objectSql(fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(([name, value], index) => `'${index === 0 ? '{' : ','}"${name}":', ${value}`);
  return `concat(${parts.join(', ')}, '}')`;
}

/**
 * SQL of the jsonb expression `value` as JSON text, or as jsonb that prints the same. `depth` makes nested aliases
 * unique.
 */
function valueSql(value: string, schema: SchemaNode, depth: number): string {
  const node = withoutNull(schema);
  if (node.items) return arraySql(value, node.items, node.maxItems, depth + 1);
  if (!node.properties) return `coalesce(${value}, 'null')`;
  const fields = Object.entries(node.properties).map(
    ([name, field]) => [name, valueSql(`(${value})->'${name}'`, field, depth)] as const,
  );
  return `case when jsonb_typeof(${value}) = 'object' then ${objectSql(fields)} else 'null' end`;
}

function arraySql(value: string, items: SchemaNode, maxItems: number | undefined, depth: number): string {
  const element = `e${depth}.v`;
  // Nested lists have a limit, too: the newest items remain if the items have dates.
  const order = withoutNull(items).properties?.['fecha']
    ? `${element}->>'fecha' desc nulls last, e${depth}.n`
    : `e${depth}.n`;
  return `(select concat('[', string_agg(${valueSql(element, items, depth)}::text, ',' order by ${order}), ']')
             from (select v, n from jsonb_array_elements(case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end)
                     with ordinality as e${depth}(v, n)
                    order by ${order}${maxItems === undefined ? '' : ` limit ${maxItems}`}) as e${depth})`;
}

function withoutNull(schema: SchemaNode): SchemaNode {
  return schema.anyOf?.find((member) => member.type !== 'null') ?? schema;
}
