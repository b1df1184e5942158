import { foldName } from '../names/fold.js';
import { formOfName } from './form-name.js';

/**
 * What a name needs to be searched for; null: it can be. Nobody is found by less, and a search is paid for. `numbers`: where the
 * caller can put a number instead.
 */
export function nameProblem(name: string, numbers: string): string | null {
  const folded = foldName(name);
  if (folded === '') return 'at least one letter or digit';
  if (!/\p{L}/u.test(folded)) return `a letter: a number belongs in ${numbers}`;
  if (/^.$/u.test(folded)) return 'at least two letters or digits';
  return formOfName(name) === 'abbreviated' ? 'more than a legal form' : null;
}
