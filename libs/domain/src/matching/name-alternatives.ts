import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { foldName } from '../names/fold.js';
import { latinName, scriptOf } from '../names/scripts/latin-name.js';
import { companyName } from './company-name.js';
import type { CompanyName } from './company-name.js';
import { companyWord, isSupplement } from './words/company-words.js';
import { describingWord, isPlace } from './words/describing-words.js';
import { isGeneralWord } from './words/general-words.js';
import { GRANDSON, GRANDSON_ONLY, generationOf } from './words/person-words.js';

/** Names that give two ways to write a person, and what separates them. */
const ALTERNATIVES = /\s*\/\s*|\s+(?:a\.?k\.?a\.?|alias)\s+/i;
const ALIAS = /k\.?a\.?\s|alias/i;
const SHORTEST_ALTERNATIVE = 8;
/** Every alternative of one name is compared with the other name. */
const MOST_ALTERNATIVES = 3;

/** What lists add to a person's name: 'Yuri Zafir (Date of birth: 1.2.1963'. */
const BIRTH = /[\s(,]*\b(?:date of birth|d\.?o\.?b\.?|born)\b.*\d.*$/iu;
const MAY_HAVE_BIRTH = /born|birth|d\.?o\.?b/i;
/** '(hijo)' and '(nieto)' are no other spelling, and no surname. */
const IN_SHORT_PARENTHESES = /\(([^()]{2,8})\)/;
const OTHER_SPELLING = /\s*\([^()]*\)?/g;

/** A person's name with what is in parentheses, which may be a part of it or another spelling, and without. */
function withoutParentheses(name: string): string[] {
  const rest = name.replace(OTHER_SPELLING, ' ').trim();
  return rest.length >= SHORTEST_ALTERNATIVE && rest.includes(' ') ? [rest, name] : [name];
}

function withPlainGeneration(name: string): string {
  const [marked = '', inside = ''] = IN_SHORT_PARENTHESES.exec(name) ?? [];
  const word = foldName(inside);
  if (word === GRANDSON) return name.replace(marked, GRANDSON_ONLY);
  return generationOf(word) === null ? name : name.replace(marked, word);
}

/** The ways to write a person that a name gives, if each is a whole name: 'Yuri Zafir / Yurii Zafir'. A company has one. */
export function wholeNames(text: string, kind: EntityKind): string[] {
  if (kind === 'Organization') return [text];
  const name = withPlainGeneration(MAY_HAVE_BIRTH.test(text) ? text.replace(BIRTH, '') : text);
  if (name.includes('(')) return withoutParentheses(name);
  if (!(name.includes('/') || ALIAS.test(name))) return [name];
  const parts = name.split(ALTERNATIVES).map((part) => part.trim());
  if (parts.length > MOST_ALTERNATIVES) return [name];
  return parts.every((part) => part.length >= SHORTEST_ALTERNATIVE && part.includes(' ')) ? parts : [name];
}

const MAY_HAVE_PARTS = /[(/;"“”„«‘]/;
const IN_PARENTHESES = /\(([^()]{2,})\)/;
/** From the first mark to the last: names have quoted names in them. */
const IN_QUOTES = /["“„«‘](.{3,})["”“»’]/;
/** A legal form between two names: 'Holding Zumbador, Joint Stock Company Varnoso'. */
const FORM_BETWEEN =
  /[\s,]+(?:joint[- ]stock company|limited liability company|[po]?jsc|llc|ooo|ооо|[opz]?ao|[опз]?ао)\s+/iu;
const MAY_HAVE_FORM = / (?:joint|limited|[po]?jsc|llc|ooo|[opz]?ao|[опз]?ао|ооо)[ -]/i;
const SEPARATED = /\s+\/\s+|;\s+|(?<=\p{L}{4})\/(?=\p{L}{4})/u;
const SHORTEST_PART = 3;
const FORM_WORDS: ReadonlySet<string> = new Set(['joint', 'stock', 'limited', 'liability', 'company']);

const coreOf = (text: string): readonly string[] =>
  companyName(latinName(text, 'Organization'), scriptOf(text) === 'latin').core;

/** True for a text that can be a company's name: not only places, legal forms, and words that say what it does. */
function isTelling(text: string): boolean {
  return coreOf(text).some(
    (word) =>
      word.length >= SHORTEST_PART &&
      !/^\d+$/.test(word) &&
      companyWord(word) === word &&
      !FORM_WORDS.has(word) &&
      describingWord(word) === null &&
      !isPlace(word) &&
      !isSupplement(word),
  );
}

/** True for a text with a word that names a company: beside 'Vexlar', 'Servicios Generales' is no other name of it. */
const hasName = (text: string): boolean =>
  coreOf(text).some(
    (word) => !isGeneralWord({ written: word, text: companyWord(word), describes: describingWord(word) }),
  );

/** True for text that is only a legal form, as in 'ООО «Zumbador»'. */
function isForm(text: string): boolean {
  const folded = latinName(text, 'Organization');
  const isRest = ({ core }: CompanyName): boolean => core.length === 1 && core[0] === 'x';
  return folded === '' || isRest(companyName(`${folded} x`, false)) || isRest(companyName(`x ${folded}`));
}

/**
 * The parts of a company's name that are names by themselves: in parentheses and beside them ('Zumbador Varnoso (ZVA)'), in
 * quotation marks ('Holding Zumbador "Varnoso"'), between slashes, and after a legal form in the middle. Most have none.
 */
export function partsOfName(name: string): string[] {
  if (!MAY_HAVE_PARTS.test(name) && !MAY_HAVE_FORM.test(name)) return [];
  const parts: string[] = [];
  const separated = name.split(SEPARATED).map((part) => part.trim());
  if (separated.length > 1 && separated.every(isTelling) && separated.every(hasName)) parts.push(...separated);
  const sides = name.split(FORM_BETWEEN);
  if (sides.length === 2 && sides.every(isTelling)) parts.push(sides[1] ?? '');
  const [inside, text = ''] = IN_PARENTHESES.exec(name) ?? [];
  if (inside !== undefined && isTelling(text)) {
    const rest = name.replace(inside, ' ').trim();
    parts.push(...(hasName(rest) ? [rest] : []), text.trim());
  }
  const [quoted, content = ''] = IN_QUOTES.exec(name) ?? [];
  if (quoted !== undefined && isTelling(content) && !isForm(name.replace(quoted, ' '))) parts.push(content);
  return parts.filter((part) => part !== '').slice(0, MOST_ALTERNATIVES);
}
