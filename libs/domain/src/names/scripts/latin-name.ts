import anyAscii from 'any-ascii';
import type { EntityKind } from '../../jurisdictions/jurisdiction.js';
import { isAscii } from '../ascii.js';
import { foldName } from '../fold.js';
import { withoutInvisible } from '../invisible.js';
import { streamSafe } from '../stream-safe.js';
import { HAN_FORMS } from '../world-forms/han-forms.js';
import { HAN_WORDS } from './han-words.js';

const SYLLABLE = /[\p{Script=Han}\p{Script=Hangul}]/u;
const SYLLABLES = /[\p{Script=Han}\p{Script=Hangul}]+/gu;
/** Scripts that leave out vowels. */
const VOWELLESS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Signs that stand for a legal form in East Asia. */
const FORM_SIGNS = /[㈜㈱]|[（(][株주유有][)）]/gu;
const MARKS_OF_SOUND = /['`’]/g;
/** The Arabic article, and 'Abd' and 'Abu' with it: 'عبد الله' is one name. */
const ARABIC_ARTICLE = /(^|[\s-])ال(?=\p{L}{2})/gu;
/** Marks of an abbreviation between its last two letters in Hebrew. */
const GERSHAYIM = /(?<=\p{Script=Hebrew})["״”]+(?=\p{Script=Hebrew})/gu;
const SERVANT_OF = /(^|\s)عبد\s?ال(?=\p{L})/gu;

/** Which letters a name has: only Latin ones, or others, and whether those leave out vowels or are syllables. */
export type Script = 'latin' | 'letters' | 'vowelless' | 'syllables';

/** The name's script: the first of syllables, vowelless and other letters that it contains. */
export function scriptOf(written: string): Script {
  const name = withoutInvisible(written);
  if (isAscii(name) || !OTHER_SCRIPT.test(name)) return 'latin';
  if (SYLLABLE.test(name)) return 'syllables';
  return VOWELLESS.test(name) ? 'vowelless' : 'letters';
}

const FINAL_CONSONANTS = new Map([
  ['g', 'k'],
  ['d', 't'],
  ['b', 'p'],
]);

const SIGNS = new Map([
  ['㈜', ' 주식회사 '],
  ['㈱', ' 株式会社 '],
]);

function signOf(sign: string): string {
  const spelled = SIGNS.get(sign);
  if (spelled !== undefined) return spelled;
  if (sign.includes('株')) return ' 株式会社 ';
  return sign.includes('주') ? ' 주식회사 ' : ' 유한회사 ';
}

/** A syllable in Latin letters. The last consonants of Korean ones are voiceless, as they are romanized. */
function syllableIn(syllable: string): string {
  const latin = anyAscii(syllable);
  const last = FINAL_CONSONANTS.get(latin.at(-1) ?? '');
  return last === undefined || latin.endsWith('ng') ? latin : latin.slice(0, -1) + last;
}

/**
 * Names in Han characters and Hangul in Latin letters: each syllable of a person's name apart; of a company's name legal forms
 * and usual words in English, and what is between them as one word.
 */
function separateSyllables(name: string, kind: EntityKind): string {
  if (kind === 'NaturalPerson')
    return name.replace(/[\p{Script=Han}\p{Script=Hangul}]/gu, (syllable) => ` ${syllableIn(syllable)} `);
  return withUsualWords(name).replace(SYLLABLES, (word) => ` ${anyAscii(word)} `);
}

/** A company's name in Han characters and Hangul with its legal forms and usual words in English. */
function withUsualWords(name: string): string {
  let text = name.replace(FORM_SIGNS, signOf);
  for (const [characters, spelling] of HAN_FORMS) text = text.replaceAll(characters, ` ${spelling} `);
  for (const [characters, spelling] of HAN_WORDS) text = text.replaceAll(characters, ` ${spelling} `);
  return text;
}

/** Several syllables of Han or Hangul in Latin letters: together, and every two neighbors. */
export interface SyllableRun {
  word: string;
  pairs: readonly string[];
}

/**
 * The syllables of a name that nothing separates, three or more of a company's (two are a word already), two or more of a
 * person's: '鑫源恒' is found by 'xinyuan' and 'yuanheng', and '张伟民' by 'weimin'.
 */
export function syllableRuns(written: string, kind: EntityKind): SyllableRun[] {
  const name = withoutInvisible(written);
  const person = kind === 'NaturalPerson';
  const fewest = person ? 2 : 3;
  return [...(person ? name : withUsualWords(name)).matchAll(SYLLABLES)].flatMap(([run]) => {
    const syllables = Array.from(run, (syllable) => foldName(person ? syllableIn(syllable) : anyAscii(syllable)));
    if (syllables.length < fewest) return [];
    return [{ word: syllables.join(''), pairs: syllables.slice(1).map((next, at) => (syllables[at] ?? '') + next) }];
  });
}

/**
 * Folds a name in any script to Latin words: 'ООО Ромашка' gives 'ooo romashka', '张伟' gives 'zhang wei'. Arabic and Hebrew
 * give consonants. Names in Latin letters are only folded, Polish and Danish letters too.
 */
export function latinName(written: string, kind: EntityKind): string {
  const name = withoutInvisible(written);
  if (isAscii(name)) return foldName(name);
  const script = scriptOf(name);
  if (script === 'latin') return asciiOf(foldName(name));
  // Signs for sounds would separate words, and nothing but letters is left of them in Latin names.
  if (script === 'syllables') return asciiOf(foldName(separateSyllables(name, kind)));
  const text = script === 'vowelless' ? withoutArticles(name) : name;
  return asciiOf(foldName(anyAscii(text).replace(MARKS_OF_SOUND, '')));
}

/** Arabic words without their articles. Presentation forms of letters become the letters. */
function withoutArticles(name: string): string {
  return streamSafe(name)
    .normalize('NFKC')
    .replace(GERSHAYIM, '')
    .replace(SERVANT_OF, '$1عبدل')
    .replace(ARABIC_ARTICLE, '$1');
}

/** A folded text in ASCII: also letters that folding keeps, such as 'ł' and 'ø', and those of other scripts. */
export function asciiOf(folded: string): string {
  return isAscii(folded) ? folded : foldName(anyAscii(folded).replace(MARKS_OF_SOUND, ''));
}
