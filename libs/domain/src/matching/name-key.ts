import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { foldName } from '../names/fold.js';
import { peelLegalForm } from '../names/legal-forms.js';

/**
 * The same text for all spellings of one name: case, accents, punctuation and the order of the words don't count. The legal
 * form only counts `withForm`: a query without one asks for all that have the rest of the name.
 */
export function nameKey(name: string, kind: EntityKind, withForm: boolean): string {
  const folded = foldName(name);
  const { core, form } = kind === 'Organization' ? peelLegalForm(folded) : { core: folded, form: null };
  const words = core.split(' ').sort().join(' ');
  return withForm && form !== null ? `${words}, ${form}` : words;
}
