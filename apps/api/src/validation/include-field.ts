import type { Code } from '@entity-registry/domain';
import { Field, atMost } from '@entity-registry/http';
import type { Check, FieldOptions } from '@entity-registry/http';

/** Longer than every code of the catalog listed twice. */
const MAX_INCLUDE = 500;

const checkLength = atMost(MAX_INCLUDE);
/** `parseInclude` checks the codes, because its errors have error codes of their own, such as `missing_include`. */
const checkInclude: Check = (value) => (value === undefined ? null : checkLength(value));

/** How a document shows a list of these codes. */
export const codeList = (codes: readonly Code[]) => ({
  type: 'array',
  items: { type: 'string', enum: [...codes] },
  minItems: 1,
});

interface IncludeOptions extends Omit<FieldOptions, 'example'> {
  /** The codes that the route accepts. */
  readonly codes: readonly Code[];
  readonly example: Code;
}

/** `include` in a query: product codes, a list in the document and comma-separated text on the wire. */
export function Include({ codes, description, example, ...options }: IncludeOptions): PropertyDecorator {
  return Field(codeList(codes) as object, checkInclude, {
    ...options,
    description: `${description} Comma-separated, without spaces.`,
    example: [example],
  });
}
