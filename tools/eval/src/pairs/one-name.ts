import { foldName } from '@entity-registry/domain';
import type { NameKind } from './pair.js';

const FORM_ONLY =
  /^(s ?a|s ?r ?l|l ?l ?c|ltd|limited|inc|incorporated|corp|co|co ltd|company limited|gmbh|jsc|s ?a ?s|s ?a de c ?v|b ?v|a ?s|llp|plc|ltda|cia ltda)$/;

/** True if the text lists several names: "Wagner Group, PMC Wagner" is no name that somebody writes. */
export function isListOfNames(text: string, kind: NameKind): boolean {
  if (/a\.?k\.?a\b/i.test(text)) return true;
  const parts = text.split(/[,;]/).map((part) => foldName(part));
  const names = parts.filter((part) => part !== '' && !FORM_ONLY.test(part));
  // A person's single comma is between surname and given name.
  if (kind === 'NaturalPerson')
    return names.length > 2 || (names.length === 2 && names.every((part) => part.includes(' ')));
  return names.length > 1;
}

/** True for firms that a list of intermediaries has among its persons: partners, and single words. */
export function isFirm(name: string): boolean {
  return /[&/]| [yY] /.test(name) || !/\S\s+\S/.test(name.trim());
}
