import { joinInitials, regionalForms } from '../legal-forms.js';
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

const consonantsOf = (words: string): string => words.replace(/[aeiouyhj ]/g, '').replace(/(.)\1+/g, '$1');

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
    if (!leads || key.length > 2) addFirst(AT_END, key, known);
    if (leads || key.includes(' ')) {
      addFirst(IN_FRONT_OF_OTHER_SCRIPTS, key, known);
      if (scriptOf(spelling) === 'latin' || key.length > 3) addFirst(IN_FRONT, key, known);
    }
    const consonants = consonantsOf(key);
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

const firstWordsOf = (words: readonly string[], length: number): string =>
  joinInitials(words.slice(0, length)).join(' ');

/** The longest legal form at the end of a name's words. It never takes the whole name. */
export function formAtEnd(words: readonly string[]): FoundForm | null {
  const last = words.at(-1) ?? '';
  if (last.length > 1 && !LAST_WORDS.has(last)) return null;
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const found = AT_END.get(joinInitials(words.slice(-length)).join(' '));
    if (found !== undefined) return { ...found, length };
  }
  return null;
}

/** The longest legal form in front of a name's words. It never takes the whole name. `latin`: the name has only Latin letters. */
export function formInFront(words: readonly string[], latin: boolean): FoundForm | null {
  const first = words[0] ?? '';
  const forms = latin ? IN_FRONT : IN_FRONT_OF_OTHER_SCRIPTS;
  const romanized = ROMANIZED.test(first);
  if (first.length > 1 && !romanized && !FIRST_WORDS.has(first)) return null;
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const key = firstWordsOf(words, length);
    const found = forms.get(key) ?? (romanized && length > 1 ? BY_CONSONANTS.get(consonantsOf(key)) : undefined);
    if (found !== undefined) return { ...found, length };
  }
  return null;
}

/** True for the last word of a form. */
export function endsForms(word: string): boolean {
  return LAST_WORDS.has(word);
}
