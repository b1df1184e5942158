import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { latinName, scriptOf } from '../names/scripts/latin-name.js';
import { companyName } from './company-name.js';
import { companyWord, isSupplement } from './words/company-words.js';
import { describingWord, isPlace } from './words/describing-words.js';

/** One way to read a name: all of it, or a part that is a whole name by itself. */
export interface NameReading {
  text: string;
  /** True for a part of what was written. */
  part: boolean;
}

/** Names that give two ways to write a person, and what separates them. */
const ALTERNATIVES = /\s*\/\s*|\s+(?:a\.?k\.?a\.?|alias)\s+/i;
const ALIAS = /k\.?a\.?\s|alias/i;
const SHORTEST_ALTERNATIVE = 8;
/** Every alternative of one name is compared with the other name. */
const MOST_ALTERNATIVES = 3;

/** The ways to write a person that a name gives, if each is a whole name: 'Yuri Zafir / Yurii Zafir'. */
function personReadings(name: string): NameReading[] {
  const whole = { text: name, part: false };
  if (!(name.includes('/') || ALIAS.test(name))) return [whole];
  const parts = name.split(ALTERNATIVES).map((part) => part.trim());
  if (parts.length > MOST_ALTERNATIVES) return [whole];
  return parts.every((part) => part.length >= SHORTEST_ALTERNATIVE && part.includes(' '))
    ? parts.map((text) => ({ text, part: false }))
    : [whole];
}

const MAY_HAVE_PARTS = /[(/;"“”„«‘]/;
const IN_PARENTHESES = /\(([^()]{2,})\)/;
const IN_QUOTES = /["“„«‘]([^"“”„«»‘’]{3,})["”“»’]/;
const SEPARATED = /\s+\/\s+|;\s+|(?<=\p{L}{4})\/(?=\p{L}{4})/u;
const SHORTEST_PART = 3;

/** True for a text that can be a company's name: not only places, legal forms, and words that say what it does. */
function isTelling(text: string): boolean {
  const { core } = companyName(latinName(text, 'Organization'), scriptOf(text) === 'latin');
  return core
    .split(' ')
    .some(
      (word) =>
        word.length >= SHORTEST_PART &&
        !/^\d+$/.test(word) &&
        companyWord(word) === word &&
        describingWord(word) === null &&
        !isPlace(word) &&
        !isSupplement(word),
    );
}

/** True for text that is only a legal form, as in 'ООО «Zumbador»'. */
function isForm(text: string): boolean {
  const folded = latinName(text, 'Organization');
  return folded === '' || companyName(`${folded} x`, false).core === 'x' || companyName(`x ${folded}`).core === 'x';
}

/**
 * A company's name, and the parts of it that are names by themselves: in parentheses ('Zumbador Varnoso (ZVA)'), in quotation
 * marks ('Holding Zumbador "Varnoso"'), and between slashes.
 */
function companyReadings(name: string): NameReading[] {
  const whole = { text: name, part: false };
  if (!MAY_HAVE_PARTS.test(name)) return [whole];
  const parts: string[] = [];
  const separated = name.split(SEPARATED).map((part) => part.trim());
  if (separated.length > 1 && separated.every(isTelling)) parts.push(...separated);
  const [inside, text = ''] = IN_PARENTHESES.exec(name) ?? [];
  if (inside !== undefined && isTelling(text)) parts.push(name.replace(inside, ' ').trim(), text.trim());
  const [quoted, content = ''] = IN_QUOTES.exec(name) ?? [];
  if (quoted !== undefined && isTelling(content) && !isForm(name.replace(quoted, ' '))) parts.push(content);
  return [whole, ...parts.filter((part) => part !== '').slice(0, MOST_ALTERNATIVES).map((part) => ({ text: part, part: true }))];
}

/** The ways to read a name, the first as it is written. */
export function readingsOf(name: string, kind: EntityKind): NameReading[] {
  return kind === 'Organization' ? companyReadings(name) : personReadings(name);
}
