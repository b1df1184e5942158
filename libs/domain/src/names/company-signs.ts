import { withoutThousandsMarks } from './number-words.js';

/** 'R&D', 'R and D' and 'R y D': single letters that nothing else separates. In 'J Y P', the second may be an initial. */
const LINKED_LETTERS =
  /(?<![\p{L}\p{N}.])(\p{L})(?:\s*[&+]\s*|\s+(?:and|AND|And|und|UND|Und|et|y|e)\s+)(\p{L})(?![\p{L}\p{N}.])/gu;
const MAY_LINK = /[&+]|\s(?:and|und|et|y|e)\s/i;

/**
 * A company's name with one notation for its signs: linked letters together, no marks between thousands. Other signs for 'and'
 * become spaces when the name is folded, and its words link.
 */
export function withPlainSigns(name: string): string {
  const plain = withoutThousandsMarks(name);
  return MAY_LINK.test(plain) ? plain.replace(/&amp;/gi, '&').replace(LINKED_LETTERS, '$1$2') : plain;
}

/** True if single letters of a name are linked: 'A & B' is no 'AB'. */
export const hasLinkedLetters = (name: string): boolean =>
  MAY_LINK.test(name) && name.replace(/&amp;/gi, '&').search(LINKED_LETTERS) >= 0;
