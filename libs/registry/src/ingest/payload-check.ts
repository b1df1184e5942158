import { CATALOG, UNLISTED_RECORDS, UNLISTED_TAGS } from '@entity-registry/domain';
import type { RecordTag, Tag, TagDefinition } from '@entity-registry/domain';
import { Compile } from 'typebox/compile';
import type { SchemaNode } from '../sections/schema-node.js';
import type { RecordInput } from './batch.js';

interface PayloadValidator {
  Check(value: unknown): boolean;
  Errors(value: unknown): readonly { instancePath: string; message: string }[];
}

/** Tags without records of their own: their values are computed. */
const COMPUTED_TAGS: readonly Tag[] = ['core_registro', 'imports_summary', 'exports_summary'];

/** The database maintains these records itself, one per entry of a property's folio. */
const DERIVED_TAG = 'real_estate_deeds';

const validators = new Map<RecordTag, PayloadValidator>([
  ...CATALOG.tags
    .filter(({ tag }) => !COMPUTED_TAGS.includes(tag))
    .map((definition) => [definition.tag, compile(payloadSchema(definition))] as const),
  ...UNLISTED_TAGS.filter((tag) => tag !== DERIVED_TAG).map(
    (tag) => [tag, compile(itemPayloadSchema(UNLISTED_RECORDS[tag].schema, 'integer'))] as const,
  ),
]);

function compile(schema: object): PayloadValidator {
  return Compile(schema);
}

/**
 * Errors in a payload, as `path: message`; empty if it is valid. A payload may omit fields (they are served as null), have
 * fields that are not served, and have more nested items than a response lists. Served fields must have the type in the tag's
 * schema.
 */
function payloadErrors(tag: RecordTag, payload: Record<string, unknown>): string[] {
  const validator = validators.get(tag);
  if (!validator) return [`${tag} is computed, not stored`];
  if (validator.Check(payload)) return [];
  return validator.Errors(payload).map((error) => `${error.instancePath || '/'}: ${error.message}`);
}

/** Throws on the first record with an invalid payload. The message names its tag and source key. */
export function rejectInvalidPayloads(records: readonly Pick<RecordInput, 'tag' | 'sourceKey' | 'payload'>[]): void {
  for (const record of records) {
    const errors = payloadErrors(record.tag, record.payload);
    if (errors.length > 0) throw new Error(`${record.tag} ${record.sourceKey}: ${errors.join('; ')}`);
  }
}

function payloadSchema(definition: TagDefinition): object {
  const schema = definition.schema as SchemaNode;
  if (definition.kind === 'scalar') return { type: 'object', properties: { [definition.tag]: schema } };
  return itemPayloadSchema(schema, definition.idKind);
}

/** The schema of an item without its integer id, which is the record's own. */
function itemPayloadSchema(schema: SchemaNode, idKind: TagDefinition['idKind']): object {
  const { id, ...fields } = schema.properties ?? {};
  const stored = idKind === 'integer' ? fields : { ...fields, ...(id && { id }) };
  return { type: 'object', properties: relaxAll(stored) };
}

/** In nested items, only an integer id is required, because nothing can replace it. */
function relax(node: SchemaNode): object {
  if (node.anyOf) return { anyOf: node.anyOf.map(relax) };
  if (node.items) return { type: 'array', items: relax(node.items) };
  if (node.properties) {
    const required = node.properties['id']?.type === 'integer' ? ['id'] : [];
    return { type: 'object', properties: relaxAll(node.properties), required };
  }
  return node;
}

function relaxAll(properties: Readonly<Record<string, SchemaNode>>): Record<string, object> {
  return Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, relax(node)]));
}
