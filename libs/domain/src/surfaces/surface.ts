import type { RecordLevel, RecordTag } from '../catalog/unlisted-records.js';
import type { IdType } from '../ids/typed-id.js';
import type { TSchema } from 'typebox';

/**
 * How a field is compared. `keyword`: the whole value, ignoring case and accents. `text`: by words. `date`: a day.
 * `entity` and `property`: a typed id.
 */
export type FieldType = 'keyword' | 'text' | 'date' | 'number' | 'boolean' | 'entity' | 'property';

/** The operators of a filter. */
export type Operator = 'eq' | 'in' | 'not' | 'prefix' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte';

/** Where a record has the value of a field. */
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
  /** A value as a caller writes it in a filter; synthetic. */
  readonly example: string | number | boolean;
  readonly origin: Origin;
  /** The only values that it can have; null: any, or those of its origin. */
  readonly values: readonly string[] | null;
  readonly sortable: boolean;
  /** Name of the facet that counts its values; null: none. */
  readonly facet: string | null;
  /** A keyword that is compared verbatim. */
  readonly exactCase: boolean;
  /** What to use instead; null: the field is not deprecated. */
  readonly deprecated: string | null;
  /** False if it can be searched but is shown elsewhere in the result. */
  readonly shown: boolean;
  /**
   * Part of what a code sells (ADR 0163): a row has it only when the account bought a code that covers the record for its
   * entity in the last 24 hours. Can be searched and sorted by, but never counted by a facet, which would reveal its values.
   */
  readonly detail: boolean;
}

/** The records of one partition that a surface searches. */
export interface SurfacePart {
  readonly level: RecordLevel;
  /** Tags of its records, with the type of their ids; null where ids stay integers (ADR 0026). */
  readonly tags: Readonly<Partial<Record<RecordTag, IdType | null>>>;
  /** Names of the fields that its records have; absent: all of the surface's. */
  readonly fields?: readonly string[];
  /** Fields that are elsewhere in this part's records. */
  readonly origins?: Readonly<Record<string, Origin>>;
  /** Paths that `q` searches. */
  readonly words: readonly (readonly string[])[];
  /** Two members of the payload. Hardly any record has both, so that fields of one exclude those of the other, as filters or as the sort key. */
  readonly exclusive?: readonly [string, string];
}

/** Members of a result without a filter: name, schema, and the member of the payload that holds the value. */
export interface ShownMember {
  readonly name: string;
  readonly schema: TSchema;
  readonly path: readonly string[];
  /** As in `SurfaceField`. */
  readonly detail: boolean;
}

export interface SurfaceDefinition {
  readonly title: string;
  readonly description: string;
  readonly parts: readonly [SurfacePart, ...SurfacePart[]];
  readonly fields: readonly SurfaceField[];
  readonly members: readonly ShownMember[];
  /** The default sort field, descending. */
  readonly defaultSort: string;
  /** Whether results have the deprecated `derived_data.estado_actual`. */
  readonly derivesState: boolean;
}

/** The values that a field can have, if known in advance; otherwise undefined. */
export function valuesOf({ origin, values }: SurfaceField): readonly string[] | undefined {
  if (values !== null) return values;
  return origin.from === 'tag' ? [...new Set(Object.values(origin.values))] : undefined;
}

/** The fields that a row has only for accounts that bought the record (ADR 0163), in the order of the row. */
export function detailFieldsOf({ fields, members }: SurfaceDefinition): readonly string[] {
  return [...fields.filter(({ shown }) => shown), ...members].flatMap(({ name, detail }) => (detail ? [name] : []));
}

/**
 * The operators of filters on each type of field; a bare value means `eq`, a list `in`, a bare text of a text field
 * `contains`.
 */
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
type Options = Partial<
  Pick<SurfaceField, 'origin' | 'values' | 'sortable' | 'facet' | 'exactCase' | 'deprecated' | 'shown' | 'detail'>
>;

function field(
  type: FieldType,
  name: string,
  description: string,
  example: Example,
  options: Options = {},
): SurfaceField {
  return {
    ...{ name, type, description, example },
    ...{
      origin: at(name),
      values: null,
      sortable: false,
      facet: null,
      exactCase: false,
      deprecated: null,
      shown: true,
      detail: false,
    },
    ...options,
  };
}

/** A member of the payload. */
export function at(...path: string[]): Origin {
  return { from: 'payload', path };
}

type Make = (name: string, description: string, example: Example, options?: Options) => SurfaceField;

/** A whole value, such as a number that isn't a quantity, or a state. */
export const keyword: Make = (name, description, example, options) =>
  field('keyword', name, description, example, options);

/** A whole value with few variants, which a facet counts. */
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
  'Entity that the record belongs to. Null if it is not matched to one',
  'pa_own_42',
  { origin: { from: 'column', column: 'entity_pk' } },
);

/** The same value for all records of a tag. */
export function byTag(values: Readonly<Partial<Record<RecordTag, string>>>): Origin {
  return { from: 'tag', values };
}
