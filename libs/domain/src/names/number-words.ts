/** Numbers and ordinals in words of Spanish, English, French, German, Italian, Portuguese and Russian (romanized). */
const UNITS: readonly string[] = [
  '1 uno one un eins first primera primero primer premier premiere erste erster primo prima odin pervyy pervaya',
  '2 two zwei deux due segunda segundo second deuxieme zweite secondo seconda dois duas vtoroy vtoraya',
  '3 tres three drei trois tre tercera tercero tercer third troisieme dritte terzo terza tri tretiy tretya',
  '4 cuatro four vier quatre quattro cuarta cuarto fourth quatrieme vierte quarto quarta chetyre',
  '5 cinco five funf cinq cinque quinta quinto fifth cinquieme funfte pyat',
  '6 seis six sechs sei sexta sexto sixth sixieme sechste',
  '7 siete seven sieben sept sette septima septimo seventh septieme siebte sem',
  '8 ocho eight acht huit otto octava octavo eighth huitieme achte',
  '9 nueve nine neun neuf nove novena noveno ninth neuvieme neunte',
  '10 diez ten zehn dieci decima decimo tenth dixieme zehnte dez',
  '11 once eleven elf onze undici undecimo eleventh',
  '12 doce twelve zwolf douze dodici duodecimo twelfth',
  '13 trece thirteen dreizehn treize tredici thirteenth',
  '14 catorce fourteen vierzehn quatorze quattordici fourteenth',
  '15 quince fifteen funfzehn quinze quindici fifteenth',
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
  '50 cincuenta fifty funfzig cinquante cinquanta fiftieth',
  '60 sesenta sixty sechzig soixante sessanta sixtieth',
  '70 setenta seventy siebzig settanta seventieth',
  '80 ochenta eighty achtzig ottanta eightieth',
  '90 noventa ninety neunzig novanta ninetieth',
  '100 cien ciento hundred hundert cent cento hundredth',
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
/** Short words that are usually something else than a number. */
const USUALLY_OTHER: ReadonlySet<string> = new Set(['un', 'sem', 'sei', 'due', 'tri', 'prima', 'cent', 'elf']);
const ORDINAL = /^0*(\d+)(?:st|nd|rd|th|er|ra|ro|do|da|to|ta|mo|ma|vo|va|no|na|e|eme|o|a)$/;
const NUMBER_SIGNS: ReadonlySet<string> = new Set(['no', 'nr', 'num', 'numero', 'number', 'nro']);

const ROMAN = /^(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const LETTERS = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
  ['l', 50],
  ['c', 100],
]);
/** Words and abbreviations that only look like Roman numerals. */
const NOT_ROMAN: ReadonlySet<string> = new Set(['li', 'xl', 'lv', 'l', 'xv1']);

/** The value of a Roman numeral below 100 in lower case; null if it is none. */
function romanValue(word: string): number | null {
  if (word === '' || !ROMAN.test(word) || NOT_ROMAN.has(word)) return null;
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
  const unit = USUALLY_OTHER.has(word) ? undefined : UNIT.get(word);
  if (unit !== undefined) return unit;
  if (last && word === 'dos') return 2;
  const ten = TEN.get(word);
  if (ten !== undefined) return ten;
  return word.length > 1 || last ? romanValue(word) : null;
}

const NONE: ReadonlySet<string> = new Set();

/** Words that cannot begin a number are by far the most common: their first letters, and digits. */
const MAY_BEGIN =
  /^(?:[\divxl]|un|on|fi|fo|fu|se|si|so|tw|th|tr|te|ni|ne|no|nu|nr|ei|el|er|en|oc|ot|ac|hu|ho|q|d[ieouv]|ci|ce|ca|cu|pr|pe|py|v|z|ch|od|se)/;

/**
 * The words of a company's name, with numbers in digits: 'forty four', 'XLIV' and '44' are '44', 'No. 1' and 'first' '1'.
 * `initials`: words that were joined from single letters, which are no Roman numerals.
 */
export function withDigits(
  words: readonly string[],
  initials: ReadonlySet<string> = NONE,
): { text: string; number: boolean }[] {
  const found: { text: string; number: boolean }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const last = at === words.length - 1;
    const value = MAY_BEGIN.test(word) && !initials.has(word) ? valueOf(word, last && at > 0) : null;
    if (value === null) {
      const sign = NUMBER_SIGNS.has(word) && valueOf(words[at + 1] ?? '', at + 2 === words.length) !== null;
      if (!sign) found.push({ text: word, number: false });
      continue;
    }
    let sum = value;
    if (TEN.has(word)) {
      const linked = words[at + 1] === 'y' || words[at + 1] === 'and' ? at + 2 : at + 1;
      const unit = UNIT.get(words[linked] ?? '');
      if (unit !== undefined && unit < Math.max(10, value === 100 ? 100 : 0)) {
        sum += unit;
        at = linked;
      }
    }
    found.push({ text: String(sum), number: true });
  }
  return found;
}
