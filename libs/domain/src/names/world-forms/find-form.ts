import { isInitial, joinInitials, regionalForms } from '../legal-forms.js';
import type { LegalFormClass } from '../legal-form.js';
import { latinName, scriptOf } from '../scripts/latin-name.js';
import { EASTERN_FORMS } from './eastern.js';
import { ENGLISH_FORMS } from './english.js';
import { GERMANIC_FORMS } from './germanic.js';
import { ROMANCE_FORMS } from './romance.js';
import { SLAVIC_FORMS } from './slavic.js';

/** A legal form as it was found in a name. */
export interface FoundForm {
  form: string;
  classes: readonly LegalFormClass[];
  /** How many words of the name it takes. */
  length: number;
}

type KnownForm = Omit<FoundForm, 'length'>;

const AT_END = new Map<string, KnownForm>();
const IN_FRONT = new Map<string, KnownForm>();
/** Forms in front that are words in Latin letters ('at'), and only forms in other scripts ('АТ'). */
const IN_FRONT_OF_OTHER_SCRIPTS = new Map<string, KnownForm>();
/** Long forms by their consonants: they are romanized in many ways. */
const BY_CONSONANTS = new Map<string, KnownForm>();
const FEWEST_CONSONANTS = 10;

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}

const keyOf = (spelling: string): string => joinInitials(latinName(spelling, 'Organization').split(' ')).join(' ');

const consonantsOfForm = (words: string): string => words.replace(/[aeiouyhj ]/g, '').replace(/(.)\1+/g, '$1');

/** Spellings of the region's forms. */
const REGIONAL = new Set(regionalForms().flatMap(([, , spellings]) => spellings));

/** Forms that the region's registers class otherwise than the laws that they come from. */
const CLASSED_OTHERWISE: ReadonlySet<string> = new Set(['llp']);

for (const [form, formClass, spellings] of regionalForms())
  for (const spelling of spellings)
    if (!CLASSED_OTHERWISE.has(spelling)) AT_END.set(spelling, { form, classes: [formClass] });
for (const [form, classes, spellings] of [
  ...ENGLISH_FORMS,
  ...ROMANCE_FORMS,
  ...GERMANIC_FORMS,
  ...SLAVIC_FORMS,
  ...EASTERN_FORMS,
]) {
  const known = { form, classes: classes.split('|') as LegalFormClass[] };
  for (const written of spellings.split(';').map((each) => each.trim())) {
    const [leads, spelling] = [written.startsWith('<'), written.replace('<', '')];
    const key = keyOf(spelling);
    // Some forms of other scripts are one Latin letter, and a last letter is part of a name: 'Fondo R'.
    if (key.length > (leads ? 2 : 1)) addFirst(AT_END, key, known);
    if (leads || key.includes(' ')) {
      addFirst(IN_FRONT_OF_OTHER_SCRIPTS, key, known);
      if (scriptOf(spelling) === 'latin' || key.length > 3) addFirst(IN_FRONT, key, known);
    }
    const consonants = consonantsOfForm(key);
    if (key.includes(' ') && consonants.length >= FEWEST_CONSONANTS) addFirst(BY_CONSONANTS, consonants, known);
  }
}

const countWords = (text: string): number => text.split(' ').length;
const LONGEST = Math.max(...[...AT_END.keys(), ...IN_FRONT_OF_OTHER_SCRIPTS.keys()].map(countWords));
const LAST_WORDS: ReadonlySet<string> = new Set([...AT_END.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1)));
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...IN_FRONT_OF_OTHER_SCRIPTS.keys()].map((key) => key.split(' ')[0] ?? ''),
);
/** Beginnings of long romanized forms, which are worth comparing by their consonants. */
const ROMANIZED = /^(?:ob|ak|pub|zak|otk|tov|gos|fed|avt|nek|ind|vid|pry|der|adk|tav|she|sok|gesel|aktien)/;

/** What is between two neighboring words in the keys of forms, which have initials joined. */
const between = (word: string, next: string): string => (isInitial(word) && isInitial(next) ? '' : ' ');

/** 'Fondo A, S.A.' is the fund A and no Norwegian 'ASA': letters before a form of the region tell a series. */
const endsSeries = (words: readonly string[], length: number, key: string): boolean =>
  !REGIONAL.has(key) && REGIONAL.has(key.slice(1)) && words.slice(-length).every((word) => isInitial(word));

/** The longest legal form at the end of a name's words. It never takes the whole name. */
export function formAtEnd(words: readonly string[]): FoundForm | null {
  const last = words.at(-1) ?? '';
  if (last.length > 1 && !LAST_WORDS.has(last)) return null;
  let key = last;
  let longest: FoundForm | null = null;
  for (let length = 1; length <= LONGEST && length < words.length; length += 1) {
    const found = AT_END.get(key);
    if (found !== undefined && !(longest !== null && endsSeries(words, length, key))) longest = { ...found, length };
    const before = words.at(-length - 1) ?? '';
    key = before + between(before, words.at(-length) ?? '') + key;
  }
  return longest;
}

/** The longest legal form in front of a name's words. It never takes the whole name. `latin`: the name has only Latin letters. */
export function formInFront(words: readonly string[], latin: boolean): FoundForm | null {
  const first = words[0] ?? '';
  const forms = latin ? IN_FRONT : IN_FRONT_OF_OTHER_SCRIPTS;
  const romanized = ROMANIZED.test(first);
  if (first.length > 1 && !romanized && !FIRST_WORDS.has(first)) return null;
  let key = first;
  let longest: FoundForm | null = null;
  for (let length = 1; length <= LONGEST && length < words.length; length += 1) {
    const found = forms.get(key) ?? (romanized && length > 1 ? BY_CONSONANTS.get(consonantsOfForm(key)) : undefined);
    if (found !== undefined) longest = { ...found, length };
    const next = words[length] ?? '';
    key += between(words[length - 1] ?? '', next) + next;
  }
  return longest;
}
