import { JURISDICTIONS } from '../jurisdictions/jurisdictions.js';
import { foldName } from './fold.js';
import type { LegalForm, LegalFormClass } from './legal-form.js';

export interface PeeledName {
  /** Folded name without its legal form; the whole folded name when nothing else remains. */
  core: string;
  /** The legal form in its usual short spelling ('sa', 's de rl'), or null. */
  form: string | null;
  class: LegalFormClass | null;
}

/** Forms used in several countries, or by foreign companies. */
const COMMON: readonly LegalForm[] = [
  ['sa', 'corporation', ['sa', 'sociedad anonima', 'soc anonima', 'sa de cv', 'sociedad anonima cerrada', 'sac']],
  ['inc', 'corporation', ['inc', 'incorporated', 'incorporado', 'incorporada']],
  ['corp', 'corporation', ['corp', 'corporation']],
  ['ag', 'corporation', ['ag', 'nv', 'plc']],
  ['sem', 'corporation', ['sociedad de economia mixta']],
  ['ltda', 'limited', ['ltda', 'ltd', 'limitada', 'limited', 'cia ltda', 'compania limitada', 'co ltd', 'y cia ltda']],
  ['s de rl', 'limited', ['s de rl', 'sde rl', 'srl', 'rl de cv', 'sociedad de responsabilidad limitada']],
  ['llc', 'limited', ['llc', 'llp', 'gmbh', 'bv']],
  ['sas', 'simplified', ['sas', 'sociedad por acciones simplificada', 'sociedad de acciones simplificada']],
  ['eirl', 'sole', ['eirl', 'empresa individual de responsabilidad limitada']],
  ['s en c', 'partnership', ['senc', 'sen c', 's en c', 'sociedad en comandita', 's en cs', 'sca', 'y cia s en c']],
  ['sc', 'partnership', ['sc', 'sociedad civil', 'sociedad colectiva']],
  ['cia', 'partnership', ['y cia', 'y compania', 'and co', 'and company', 'e cia']],
  ['fundacion', 'foundation', ['fundacion', 'foundation']],
  ['fideicomiso', 'trust', ['fideicomiso', 'trust', 'fideicomiso mercantil']],
  ['sucursal', 'branch', ['sucursal', 'branch']],
  ['coop', 'cooperative', ['coop', 'cooperativa', 'rl']],
  ['ep', 'public', ['ep', 'empresa publica']],
];

const FORMS: readonly LegalForm[] = [
  ...COMMON,
  ...Object.values(JURISDICTIONS).flatMap(({ legalForms }): readonly LegalForm[] => legalForms),
];

const BY_SPELLING = new Map(
  FORMS.flatMap(([form, formClass, spellings]) =>
    spellings.map((spelling) => [spelling, { form, class: formClass }] as const),
  ),
);
const LONGEST = Math.max(...[...BY_SPELLING.keys()].map((spelling) => spelling.split(' ').length));

/** Last words of forms. A name that ends in another word has no form, which is the most common case. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  [...BY_SPELLING.keys()].map((spelling) => spelling.slice(spelling.lastIndexOf(' ') + 1)),
);

/** The forms of the region: those of several countries, then those of one. */
export function regionalForms(): readonly LegalForm[] {
  return FORMS;
}

/** Classes whose forms are never part of a name; 'foundation' or 'branch' can be. */
export const COMPANY_CLASSES: ReadonlySet<LegalFormClass> = new Set(['corporation', 'limited', 'simplified', 'sole']);

/** One-word company forms ('inc', 'ltda'). Names are never found by them, in any position. */
const FORM_WORDS: ReadonlySet<string> = new Set(
  FORMS.filter(([, formClass]) => COMPANY_CLASSES.has(formClass))
    .flatMap(([, , spellings]) => spellings)
    .filter((spelling) => !spelling.includes(' ')),
);

/** Every word of a legal form, such as 'sociedad' and 'anonima'. */
const WORDS_OF_FORMS: ReadonlySet<string> = new Set([...BY_SPELLING.keys()].flatMap((spelling) => spelling.split(' ')));

/** Folded endings that most company names have and users don't type: 'zumbador' for 'Zumbador, S.A.'. */
const USUAL_ENDINGS = [
  's a',
  'inc',
  'corp',
  's de r l',
  's a s',
  'ltda',
  'cia ltda',
  'ltd',
  'llc',
  'e i r l',
  'sa',
  'sas',
];

/** A folded name, unchanged and with each usual legal form after it. */
export function withUsualForms(folded: string): string[] {
  return [folded, ...USUAL_ENDINGS.map((ending) => `${folded} ${ending}`)];
}

/** Words that may have been removed with the legal form when a name was indexed. */
export function wordsOfLegalForms(): ReadonlySet<string> {
  return WORDS_OF_FORMS;
}

/** A folded form with its initials apart: 's de rl' as 's de r l'. */
function initialsApart(spelling: string): string {
  return spelling.replace(/\b(?:[^aeiou\s]{2,4}|sa\w?|ca|eirl|eu|ep|ese|esp)\b/g, (initials) =>
    initials.split('').join(' '),
  );
}

/**
 * Folded spellings under which names hold a legal form, if the text is only a legal form ('S.A', 'sociedad anonima'): as it
 * was written, then with the initials joined and apart, then the usual short form. Else [].
 */
export function spellingsOfForm(text: string): string[] {
  const folded = foldName(text);
  const joined = joinInitials(folded.split(' ')).join(' ');
  const found = BY_SPELLING.get(joined);
  if (found === undefined) return [];
  return [...new Set([folded, ...[joined, found.form].flatMap((spelling) => [spelling, initialsApart(spelling)])])];
}

/**
 * Removes a company's legal form from the beginning of a folded name, where queries may have it ('eirl inversiones'). Names
 * rarely begin with it, so the index keeps it there. Null if there is no form, or only a form.
 */
export function peelLeadingForm(folded: string): { core: string; form: string } | null {
  const words = folded.split(' ');
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const found = BY_SPELLING.get(joinInitials(words.slice(0, length)).join(' '));
    if (found !== undefined && COMPANY_CLASSES.has(found.class))
      return { core: words.slice(length).join(' '), form: found.form };
  }
  return null;
}

/** Class of a form by its usual short spelling ('sa': corporation); null: none is known. */
export function classOfForm(form: string): LegalFormClass | null {
  return FORMS.find(([short]) => short === form)?.[1] ?? null;
}

/** True for a word that is only a company's legal form. */
export function isLegalFormWord(word: string): boolean {
  return FORM_WORDS.has(word);
}

/** Joins runs of single letters: 's a' to 'sa', 'j p morgan' to 'jp morgan'. */
export function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of words) {
    if (isInitial(word)) {
      run += word;
      continue;
    }
    if (run !== '') joined.push(run);
    run = '';
    if (word !== '') joined.push(word);
  }
  if (run !== '') joined.push(run);
  return joined;
}

const NONE: ReadonlySet<string> = new Set();

/** Words with runs of single letters joined, and which of them those are. */
export function withInitialsJoined(words: readonly string[]): { words: string[]; initials: ReadonlySet<string> } {
  const joined = joinInitials(words);
  if (joined.length === words.length) return { words: joined, initials: NONE };
  return { words: joined, initials: new Set(joined.filter((word) => !words.includes(word))) };
}

const LETTER = /^\p{L}$/u;

/** True for a single letter, which is one or two code units. */
export function isInitial(word: string): boolean {
  return word.length <= 2 && LETTER.test(word);
}

/** The longest legal form at the end of the words, with its length in words. */
function formAtEnd(words: string[]): { form: string; class: LegalFormClass; length: number } | null {
  const last = words.at(-1) ?? '';
  if (last.length > 1 && !LAST_WORDS.has(last)) return null;
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const found = BY_SPELLING.get(joinInitials(words.slice(-length)).join(' '));
    if (found !== undefined) return { ...found, length };
  }
  return null;
}

/**
 * Removes legal forms only from the end of a company's name ('Fundación Amigos' keeps its first word) and never the whole
 * name. Of several forms ('..., S.A., Sucursal') the outermost is reported.
 */
export function peelLegalForm(text: string): PeeledName {
  let words = foldName(text).split(' ');
  let form: string | null = null;
  let formClass: LegalFormClass | null = null;
  for (let found = formAtEnd(words); found !== null; found = formAtEnd(words)) {
    form ??= found.form;
    formClass ??= found.class;
    words = words.slice(0, -found.length);
  }
  return { core: words.join(' '), form, class: formClass };
}
