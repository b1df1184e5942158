import { codesFor } from '../catalog/catalog.js';
import type { Code } from '../catalog/codes.js';
import type { ApiVersion } from '../jurisdictions/jurisdiction.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import { DomainError } from '../errors/domain-error.js';

/**
 * Reads the `include` parameter: product codes separated by commas, in the order given, each once.
 * Case-sensitive and never trimmed: `DAT-ALL+` arrives decoded as `DAT-ALL ` and must not become DAT-ALL (ADR 0022).
 * Throws `missing_include` for an empty text, `unknown_code` for codes that the jurisdiction does not accept in this
 * version, and `empty_include_item` for an empty item among known codes.
 */
export function parseInclude(raw: string, jurisdiction: Jurisdiction, version: ApiVersion): Code[] {
  if (raw === '') throw new DomainError('missing_include');
  const supported = codesFor(jurisdiction, version);
  const items = [...new Set(raw.split(','))];
  const accepted = items.filter((item): item is Code => (supported as readonly string[]).includes(item));
  const unknown = items.filter((item) => item !== '' && !(accepted as readonly string[]).includes(item));
  if (unknown.length > 0) throw new DomainError('unknown_code', { codes: unknown, jurisdiction, supported });
  if (accepted.length < items.length) throw new DomainError('empty_include_item');
  return accepted;
}
