import type { RecordLevel, RecordTag } from '../catalog/unlisted-records.js';
import type { IdType } from '../ids/typed-id.js';
import type { TSchema } from 'typebox';

/**
 * What a field is compared as. `keyword`: the whole value, whatever its case and accents. `text`: by words. `date`: a day.
 * `entity` and `property`: a typed id.
 */
export type FieldType = 'keyword' | 'text' | 'date' | 'number' | 'boolean' | 'entity' | 'property';

/** What a filter may say of a field. */
export type Operator = 'eq' | 'in' | 'not' | 'prefix' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte';

/** Where the value of a field stands in a record. */
export type Origin =
  /** A member of the payload, by its path. */
  | { readonly from: 'payload'; readonly path: readonly string[] }
  /** Whether the payload holds an object there. */
  | { readonly from: 'presence'; readonly path: readonly string[] }
  /** A column of the record. */
  | { readonly from: 'column'; readonly column: 'entity_pk' | 'item_date' | 'source' }
  /** The same for every record of a tag. */
  | { readonly from: 'tag'; readonly values: Readonly<Partial<Record<RecordTag, string>>> };

export interface SurfaceField {
  readonly name: string;
  readonly type: FieldType;
  readonly description: string;
  /** A value as a caller writes it in a filter; invented. */
  readonly example: string | number | boolean;
  readonly origin: Origin;
  readonly sortable: boolean;
  /** Name of the facet that counts its values; null: none does. */
  readonly facet: string | null;
  /** A keyword that is compared as it is written. */
  readonly exactCase: boolean;
  /** What to use instead, in words; null: the field is not deprecated. */
  readonly deprecated: string | null;
  /** False for what can be searched and is shown in another place of the result. */
  readonly shown: boolean;
}

/** The records of one partition that a surface searches. */
export interface SurfacePart {
  readonly level: RecordLevel;
  /** Tags of its records, with the type of their ids; null where ids stay integers (rulings 26). */
  readonly tags: Readonly<Partial<Record<RecordTag, IdType | null>>>;
  /** Names of the fields that its records have; absent: all of the surface's. */
  readonly fields?: readonly string[];
  /** Fields whose place in this part's records is another. */
  readonly origins?: Readonly<Record<string, Origin>>;
  /** Paths of what `q` looks through. */
  readonly words: readonly (readonly string[])[];
}

/** Members of a result that no filter is about: name, schema, and the member of the payload that holds the value. */
export interface ShownMember {
  readonly name: string;
  readonly schema: TSchema;
  readonly path: readonly string[];
}

export interface SurfaceDefinition {
  readonly title: string;
  readonly description: string;
  readonly parts: readonly [SurfacePart, ...SurfacePart[]];
  readonly fields: readonly SurfaceField[];
  readonly members: readonly ShownMember[];
  /** The sortable field that results are ordered by, falling, unless a caller asks for another order. */
  readonly defaultSort: string;
  /** Whether results carry the deprecated `derived_data.estado_actual`. */
  readonly derivesState: boolean;
}

/** The values that a field can have where that is known beforehand; undefined for any other field. */
export function valuesOf({ origin }: SurfaceField): readonly string[] | undefined {
  return origin.from === 'tag' ? [...new Set(Object.values(origin.values))] : undefined;
}

/** What filters may say of a field of each type; a bare value means `eq`, a list `in`, a bare text of a text field `contains`. */
export const OPERATORS: Readonly<Record<FieldType, readonly Operator[]>> = {
  keyword: ['eq', 'in', 'not', 'prefix'],
  text: ['contains'],
  date: ['eq', 'gt', 'gte', 'lt', 'lte'],
  number: ['eq', 'gt', 'gte', 'lt', 'lte'],
  boolean: ['eq'],
  entity: ['eq', 'in'],
  property: ['eq', 'in'],
};

type Example = SurfaceField['example'];
type Options = Partial<Pick<SurfaceField, 'origin' | 'sortable' | 'facet' | 'exactCase' | 'deprecated' | 'shown'>>;

function field(
  type: FieldType,
  name: string,
  description: string,
  example: Example,
  options: Options = {},
): SurfaceField {
  return {
    ...{ name, type, description, example },
    ...{ origin: at(name), sortable: false, facet: null, exactCase: false, deprecated: null, shown: true },
    ...options,
  };
}

/** A member of the payload. */
export function at(...path: string[]): Origin {
  return { from: 'payload', path };
}

type Make = (name: string, description: string, example: Example, options?: Options) => SurfaceField;

/** A whole value, such as a number that is no quantity, or a state. */
export const keyword: Make = (name, description, example, options) =>
  field('keyword', name, description, example, options);

/** A whole value of few kinds, which a facet counts. */
export const category: Make = (name, description, example, options) =>
  field('keyword', name, description, example, { facet: name, ...options });

/** A value that is searched by its words. */
export const words: Make = (name, description, example, options) => field('text', name, description, example, options);

/** A day; can be sorted by. */
export const day: Make = (name, description, example, options) =>
  field('date', name, description, example, { sortable: true, ...options });

/** A quantity; can be sorted by. */
export const quantity: Make = (name, description, example, options) =>
  field('number', name, description, example, { sortable: true, ...options });

export const yesNo: Make = (name, description, example, options) =>
  field('boolean', name, description, example, options);

/** The property whose folio a record belongs to, by its typed id. */
export const property: Make = (name, description, example, options) =>
  field('property', name, description, example, options);

/** The entity that a record belongs to. Every surface has it. */
export const entityId: SurfaceField = field(
  'entity',
  'entity_id',
  'The entity that the record belongs to; null where it is not tied to one',
  'pa_own_42',
  { origin: { from: 'column', column: 'entity_pk' } },
);

/** The same value for all records of a tag. */
export function byTag(values: Readonly<Partial<Record<RecordTag, string>>>): Origin {
  return { from: 'tag', values };
}
