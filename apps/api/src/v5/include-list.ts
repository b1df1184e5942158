import { DomainError, parseInclude } from '@entity-registry/domain';
import type { ApiVersion, Code, Jurisdiction } from '@entity-registry/domain';
import { Type } from 'typebox';

/** Product codes of a body, each an item of a list. */
export const codeItems = (codes: readonly Code[], description: string) =>
  Type.Array(Type.Enum([...codes] as [Code, ...Code[]], { description: 'Product code.' }), {
    minItems: 1,
    maxItems: codes.length,
    description,
  });

/**
 * Refuses anything but product codes in the `include` of a body, before the schema does: these errors list the valid codes.
 * Throws `unknown_code`, `empty_include_item` and `invalid_parameter`.
 */
export function assertCodes(body: unknown, jurisdiction: Jurisdiction, version: ApiVersion): void {
  const include: unknown = typeof body === 'object' && body !== null && 'include' in body ? body.include : undefined;
  if (!Array.isArray(include) || include.length === 0 || !include.every((item) => typeof item === 'string')) return;
  if (include.includes('')) throw new DomainError('empty_include_item');
  const several = include.findIndex((item) => item.includes(','));
  if (several >= 0) {
    const message = 'must be a single product code';
    throw new DomainError('invalid_parameter', { parameter: `include[${String(several)}]`, message });
  }
  parseInclude(include.join(','), jurisdiction, version);
}
