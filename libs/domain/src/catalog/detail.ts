import { Type } from 'typebox';
import type { TObject, TSchema } from 'typebox';
import { NaturalPersonBase, OrganizationBase } from '../levels/core.js';
import { CATALOG, tagDefinition, tagsFor } from './catalog.js';
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.js';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type { Tag } from './tags.js';

/**
 * The value of a tag in a response: an array of at most 100 items, a nullable object or a nullable scalar. An applicable
 * array without data is `[]`; only `directores` may be null (ADR 0022).
 */
export function tagValueSchema(tag: Tag): TSchema {
  const definition = tagDefinition(tag);
  const codes = CATALOG.levels.find(({ tags }) => tags.includes(tag))?.codes ?? [];
  const description = `Included in ${codes.join(', ')}`;
  if (definition.kind !== 'array') return Type.Union([definition.schema, Type.Null()], { description });
  const items = Type.Array(definition.schema, { maxItems: definition.maxItems, description });
  return tag === 'directores' ? Type.Union([items, Type.Null()], { description }) : items;
}

/**
 * The v4 detail of an entity: its base fields, always present, and one optional property for each further tag that
 * applies to its kind in the jurisdiction (specification, "Organization detail" and "Natural person detail").
 * Undefined where the jurisdiction has no entities of the kind.
 */
export function detailSchema(jurisdiction: Jurisdiction, kind: EntityKind): TObject | undefined {
  const tags = tagsFor(jurisdiction, kind);
  if (tags.length === 0) return undefined;
  const base = kind === 'Organization' ? OrganizationBase : NaturalPersonBase;
  const sections = tags
    .filter((tag) => tag !== 'core_registro')
    .map((tag) => [tag, Type.Optional(tagValueSchema(tag))] as const);
  return Type.Object(
    { ...base.properties, ...Object.fromEntries(sections) },
    { title: `${pascal(JURISDICTIONS[jurisdiction].v4Name)}${kind}`, additionalProperties: false },
  );
}

function pascal(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
