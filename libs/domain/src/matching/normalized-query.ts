import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { usualWeight } from './words/usual-weights.js';
import { prepareName } from './prepared-name.js';

/** A name as resolve interprets it (contract, `query`): folded core without its legal form, and the form ('SA'). */
export function normalizedQuery(
  name: string,
  type: EntityKind | null,
): { normalized_name: string; legal_form: string | null } {
  const { all, form } = prepareName(name, type ?? 'Organization', usualWeight);
  return { normalized_name: all.join(' '), legal_form: form?.toUpperCase() ?? null };
}
