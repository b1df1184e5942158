/** Numbers and ordinals in words of Spanish, English, French, German, Italian, Portuguese and Russian (romanized). */
const UNITS: readonly string[] = [
  '1 uno one un eins first primera primero primer premier premiere erste erster primo prima odin pervyy pervaya',
  '2 two zwei deux due segunda segundo second deuxieme zweite secondo seconda dois duas vtoroy vtoraya',
  '3 tres three drei trois tre tercera tercero tercer third troisieme dritte terzo terza tri tretiy tretya',
  '4 cuatro four vier quatre quattro cuarta cuarto fourth quatrieme vierte quarto quarta chetyre',
  '5 cinco five funf fuenf cinq cinque quinta quinto fifth cinquieme funfte fuenfte pyat',
  '6 seis six sechs sei sexta sexto sixth sixieme sechste',
  '7 siete seven sieben sept sette septima septimo seventh septieme siebte sem',
  '8 ocho eight acht huit otto octava octavo eighth huitieme achte',
  '9 nueve nine neun neuf nove novena noveno ninth neuvieme neunte',
  '10 diez ten zehn dieci decima decimo tenth dixieme zehnte dez',
  '11 once eleven elf onze undici undecimo eleventh',
  '12 doce twelve zwolf zwoelf douze dodici duodecimo twelfth zwolfte zwoelfte',
  '13 trece thirteen dreizehn treize tredici thirteenth',
  '14 catorce fourteen vierzehn quatorze quattordici fourteenth',
  '15 quince fifteen funfzehn fuenfzehn quinze quindici fifteenth',
  '16 dieciseis sixteen sechzehn seize sedici sixteenth',
  '17 diecisiete seventeen siebzehn seventeenth',
  '18 dieciocho eighteen achtzehn eighteenth',
  '19 diecinueve nineteen neunzehn nineteenth',
  '21 veintiuno veintiun veintiuna',
  '22 veintidos',
  '23 veintitres',
  '24 veinticuatro',
  '25 veinticinco',
  '26 veintiseis',
  '27 veintisiete',
  '28 veintiocho',
  '29 veintinueve',
];
const TENS: readonly string[] = [
  '20 veinte twenty zwanzig vingt venti vigesimo twentieth',
  '30 treinta thirty dreissig trente trenta thirtieth',
  '40 cuarenta forty vierzig quarante quaranta fortieth',
  '50 cincuenta fifty funfzig fuenfzig cinquante cinquanta fiftieth',
  '60 sesenta sixty sechzig soixante sessanta sixtieth',
  '70 setenta seventy siebzig settanta seventieth',
  '80 ochenta eighty achtzig ottanta eightieth',
  '90 noventa ninety neunzig novanta ninetieth',
];
/** 'Two hundred' is 200. */
const HUNDREDS: readonly string[] = [
  '100 cien ciento hundred hundert cent cento hundredth',
  '200 doscientos doscientas',
  '300 trescientos trescientas',
  '400 cuatrocientos cuatrocientas',
  '500 quinientos quinientas',
  '600 seiscientos seiscientas',
  '700 setecientos setecientas',
  '800 ochocientos ochocientas',
  '900 novecientos novecientas',
];

const valuesOf = (lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    lines.flatMap((line) => {
      const [value, ...words] = line.split(' ');
      return words.map((word) => [word, Number(value)] as const);
    }),
  );

const UNIT = valuesOf(UNITS);
const TEN = valuesOf(TENS);
const HUNDRED = valuesOf(HUNDREDS);
const THOUSAND: ReadonlySet<string> = new Set(['mil', 'thousand', 'thousandth', 'tausend', 'mille', 'mila']);
/** Words that link the parts of a number: 'forty and four'. */
const LINKS: ReadonlySet<string> = new Set(['y', 'and', 'e', 'und', 'et']);
/** Short words that are usually something else than a number. */
const USUALLY_OTHER: ReadonlySet<string> = new Set(['un', 'sem', 'sei', 'due', 'tri', 'prima', 'cent', 'elf']);
const ORDINAL = /^0*(\d+)(?:st|nd|rd|th|er|ra|ro|do|da|to|ta|mo|ma|vo|va|no|na|e|eme|o|a)$/;
const NUMBER_SIGNS: ReadonlySet<string> = new Set(['no', 'nr', 'num', 'numero', 'number', 'nro']);

const ROMAN = /^(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
/** Years since 1900 and other large numbers that look like nothing else: 'MMXX', 'MCMXCIX'. */
const ROMAN_YEAR = /^(?:m{2,3}(?=[cdlxvi])|mcm)(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const LETTERS = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
  ['l', 50],
  ['c', 100],
  ['d', 500],
  ['m', 1000],
]);
/** Words and abbreviations that only look like Roman numerals. */
const NOT_ROMAN: ReadonlySet<string> = new Set(['li', 'xl', 'lv', 'l', 'xv1']);

/** The value of a Roman numeral below 100, or of a year, in lower case; null if it is none. */
function romanValue(word: string): number | null {
  if (word === '' || NOT_ROMAN.has(word) || !(ROMAN.test(word) || ROMAN_YEAR.test(word))) return null;
  let sum = 0;
  for (let at = 0; at < word.length; at += 1) {
    const [value, next] = [LETTERS.get(word.charAt(at)) ?? 0, LETTERS.get(word.charAt(at + 1)) ?? 0];
    sum += value < next ? -value : value;
  }
  return sum;
}

/** The number that one word of a name means; null for other words. Roman numerals of one letter only count at the end. */
function valueOf(word: string, last: boolean): number | null {
  if (/^\d+$/.test(word)) return word.length > 15 ? null : Number(word);
  const ordinal = ORDINAL.exec(word)?.[1];
  if (ordinal !== undefined) return Number(ordinal);
  const spelled = USUALLY_OTHER.has(word) ? undefined : spelledValue(word);
  if (spelled !== undefined) return spelled;
  if (last && word === 'dos') return 2;
  return word.length > 1 || last ? romanValue(word) : null;
}

const spelledValue = (word: string): number | undefined => UNIT.get(word) ?? TEN.get(word) ?? HUNDRED.get(word);
const isSpelled = (word: string): boolean => spelledValue(word) !== undefined;
/** 'Dos' alone links names, and is a number after another. */
const nextValue = (word: string): number | undefined => (word === 'dos' ? 2 : spelledValue(word));

/** The value that the first word of a number adds: 'dos' and 'mil' only count before other parts, or at the end of a name. */
function firstValue(words: readonly string[], at: number): number | null {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const last = at > 0 && at === words.length - 1;
  if (THOUSAND.has(word)) return isSpelled(next) || (last && word === 'mil') ? 1000 : null;
  return word === 'dos' && THOUSAND.has(next) ? 2 : valueOf(word, last);
}

/** What may follow a part of a number: a smaller one. */
function limitAfter(value: number): number {
  if (value >= 1000) return 1000;
  if (value >= 100) return 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}

const CENTURIES: ReadonlySet<string> = new Set(['eighteen', 'nineteen', 'twenty', 'veinte']);
const isTens = (word: string): boolean => TEN.has(word) || (UNIT.get(word) ?? 0) >= 10;

/** Words that cannot begin a number are by far the most common: their first letters, and digits. */
const MAY_BEGIN =
  /^(?:[\divxl]|un|on|fi|fo|fu|se|si|so|tw|th|tr|te|ni|ne|no|nu|nr|ei|el|er|en|oc|ot|ac|hu|ho|q|d[ieouv]|ci|ce|ca|cu|pr|pe|py|v|z|ch|od|se|mi|mm|mc|ta)/;

interface SpelledNumber {
  value: number;
  /** The place after its last word. */
  end: number;
}

/** The number that begins at that place: 'dos mil veinte', 'forty and four', 'two hundred', 'nineteen ninety nine'. */
function numberAt(words: readonly string[], at: number): SpelledNumber | null {
  const first = firstValue(words, at);
  if (first === null) return null;
  if (CENTURIES.has(words[at] ?? '') && isTens(words[at + 1] ?? '')) {
    const years = numberAt(words, at + 1);
    if (years !== null && years.value < 100) return { value: first * 100 + years.value, end: years.end };
  }
  const spelled = isSpelled(words[at] ?? '') || THOUSAND.has(words[at + 1] ?? '') || first === 1000;
  let [thousands, rest, limit, end] = first === 1000 ? [1000, 0, 1000, at + 1] : [0, first, limitAfter(first), at + 1];
  for (;;) {
    const place = LINKS.has(words[end] ?? '') && spelled ? end + 1 : end;
    const word = words[place] ?? '';
    const part = spelled ? nextValue(word) : undefined;
    if (place === end && THOUSAND.has(word) && thousands === 0 && rest < 1000)
      [thousands, rest, limit] = [rest * 1000, 0, 1000];
    else if (place === end && part === 100 && rest > 0 && rest < 10) [rest, limit] = [rest * 100, 100];
    else if (part !== undefined && part < limit) [rest, limit] = [rest + part, limitAfter(part)];
    else return { value: thousands + rest, end };
    end = place + 1;
  }
}

/** The words of a name, with numbers of several words in digits: 'fondo dos mil veinte' has 'fondo' and '2020'. */
export function withLongNumbers(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const number = MAY_BEGIN.test(words[at] ?? '') ? numberAt(words, at) : null;
    const long = number !== null && number.end > at + 1;
    found.push(long ? String(number.value) : (words[at] ?? ''));
    at = long ? number.end : at + 1;
  }
  return found;
}

/** Marks between the thousands of a number: '2,000' and '2.000'. */
const THOUSANDS_MARKED = /(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d.,]*\d)/g;

/** A name whose numbers have no marks between thousands. */
export const withoutThousandsMarks = (name: string): string =>
  /\d[.,]\d{3}/.test(name) ? name.replace(THOUSANDS_MARKED, (number) => number.replace(/[.,]/g, '')) : name;

const NONE: ReadonlySet<string> = new Set();

/** A word of a name, or a number of one or several words in digits. */
export interface ReadWord {
  text: string;
  number: boolean;
}

/**
 * The words of a company's name, with numbers in digits: 'forty four', 'XLIV' and '44' are '44', 'No. 1' and 'first' '1'.
 * `initials`: words that were joined from single letters, which are no Roman numerals.
 */
export function withDigits(words: readonly string[], initials: ReadonlySet<string> = NONE): ReadWord[] {
  const found: ReadWord[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const number = MAY_BEGIN.test(word) && !initials.has(word) ? numberAt(words, at) : null;
    if (number !== null) {
      found.push({ text: String(number.value), number: true });
      at = number.end;
      continue;
    }
    const sign = NUMBER_SIGNS.has(word) && firstValue(words, at + 1) !== null;
    if (!sign) found.push({ text: word, number: false });
    at += 1;
  }
  return found;
}
