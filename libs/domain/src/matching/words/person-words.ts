import { romanized } from './transliterations.js';

/** Common short forms of names in registers of the region, with or without a period. Compiled by us. */
const SHORT_PERSON_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ma: 'maria',
    mª: 'maria',
    fco: 'francisco',
    fca: 'francisca',
    gmo: 'guillermo',
    dgo: 'domingo',
    ant: 'antonio',
    anto: 'antonio',
    alf: 'alfredo',
    alej: 'alejandro',
    alfo: 'alfonso',
    fdo: 'fernando',
    gpe: 'guadalupe',
    hdez: 'hernandez',
    hndez: 'hernandez',
    fdez: 'fernandez',
    fndez: 'fernandez',
    glez: 'gonzalez',
    gzlez: 'gonzalez',
    gzlz: 'gonzalez',
    gtz: 'gutierrez',
    mtz: 'martinez',
    mtnez: 'martinez',
    rdguez: 'rodriguez',
    rguez: 'rodriguez',
    rdz: 'rodriguez',
    rodz: 'rodriguez',
    vsqz: 'vasquez',
    jph: 'joseph',
    wm: 'william',
    sta: 'santa',
    sto: 'santo',
  }),
);

/** Words that mean 'son' or 'daughter of' in names: they are interchangeable, and either may be missing. */
const DESCENT: ReadonlySet<string> = new Set(['bin', 'ben', 'ibn', 'bint', 'ould', 'uld', 'wuld', 'oglu', 'ogli']);

/** Forms of address before or after a person's name, which identify no one. */
const TITLES: ReadonlySet<string> = new Set(
  `mr mrs ms miss mister mx madam madame mme monsieur sir dame lord lady dr doctor prof professor dott dottore dottssa
   sr sra srta srs senor senora senorita don dona dra lic licdo licda licenciado licenciada ing ingeniero ingeniera arq arquitecto
   arquitecta abg abogado abogada profesor profesora mgtr magister msc phd mba md esq he hh hrh hon honorable honourable rt
   excelentisimo excelentisima ilustrisimo ilustrisima excellency majesty highness ambassador embajador embajadora president
   presidente presidenta minister ministro ministra senator senador senadora diputado diputada gobernador alcalde judge juez
   rev reverend padre fray sor monsignor mons bishop obispo rabbi
   gen general gral maj major mayor lt lieutenant ltcol teniente brig brigadier col colonel coronel capt captain cap capitan cmdr
   commander comandante cdte sgt sergeant sargento adm admiral almirante marshal mariscal cdr
   herr frau fraulein hr fr dipl diplomingenieur baron graf freiherr signor signora sig cav avv onorevole
   haji hajji hadji hajj alhaji sheikh shaykh sheik cheikh mullah mulla maulavi mawlawi maulana sayyid sayed seyed seyyed seyyid qari ustad
   ustaz ayatollah hojatoleslam hojjatoleslam mufti imam emir amir sultan prince princess mirza agha muhandis duktur
   gospodin gospozha pan pani akademik polkovnik kapitan dato datuk tan sri tun khun shri smt thiru daw ko syd shykh shkh hj hjj dktwr mhnds`.split(
    /\s+/,
  ),
);
/** Titles of respect that stay in a name of two words ('Haji Qassem'), where they contradict nothing. */
const RESPECT: ReadonlySet<string> = new Set(
  `haji hajji hadji hajj haj alhaji sheikh shaykh sheik cheikh mullah mulla maulavi mawlawi maulana ustad ustaz qari mufti
   ayatollah`.split(/\s+/),
);

export const isTitleOfRespect = (word: string): boolean => RESPECT.has(word);

/** Forms of address that are names too: they are dropped only in front of two other words. */
const MAYBE_NAMES: ReadonlySet<string> = new Set(
  `don rt major mayor general judge bishop baron graf prince princess sultan amir emir imam mirza agha seyed sayed sayyid seyyed seyyid pan tan
   sri tun ko daw hon he md padre cap hr fr khun pani dipl marshal lord lady sir dame he adm mufti ustad maulana haji hajji hadji
   president minister presidente capitan coronel mariscal alcalde obispo gobernador ministro comandante sargento almirante fray sor
   juez teniente senor conde`.split(/\s+/),
);

const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jr: 'junior',
    junior: 'junior',
    hijo: 'junior',
    hija: 'junior',
    filho: 'junior',
    filha: 'junior',
    fils: 'junior',
    sr: 'senior',
    senior: 'senior',
    padre: 'senior',
    neto: 'grandson',
    neta: 'grandson',
    ii: 'second',
    iii: 'third',
    iv: 'fourth',
    '2nd': 'second',
    '3rd': 'third',
    '4th': 'fourth',
    '2do': 'second',
    '3ro': 'third',
  }),
);

/** The canonical word for a short form or spelling in a person's name ('fco': 'francisco'). */
export function personWord(word: string): string {
  return SHORT_PERSON_WORDS.get(word) ?? romanized(word);
}

export function isDescentWord(word: string): boolean {
  return DESCENT.has(word);
}

/** The words of a name without forms of address. */
function withoutTitles(words: readonly string[]): string[] {
  const named: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const leading = named.length === 0 && words.length - place > 2;
    const title = word.length > 1 && TITLES.has(word) && (!MAYBE_NAMES.has(word) || leading);
    if (!title) named.push(word);
  }
  return named;
}

const LETTERS = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
]);

/** A word with the digits that stand for letters replaced ('r0dr1guez'); a number is unchanged. */
export function withoutDigits(word: string): string {
  return /\d/.test(word) && /[a-z]{2}/.test(word) ? word.replace(/\d/g, (digit) => LETTERS.get(digit) ?? digit) : word;
}

/** Surnames that begin with 'de': no husband's name. */
const NATIVE_SURNAMES: ReadonlySet<string> = new Set(
  `leon gracia jesus sedas obaldia freitas oliveira souza almeida paula dios lima arco paz silva santis angelis vries jong boer groot
   wit castro sousa melo la las los haro haan`.split(/\s+/),
);
/** Women's given names that don't end in a. */
const WOMEN: ReadonlySet<string> = new Set(
  `carmen luz isabel raquel ruth esther ester beatriz mercedes dolores rosario pilar consuelo soledad marisol itzel yamileth
   maribel miriam elizabeth judith edith karen jacqueline lourdes milagros ines nieves abigail noemi leonor flor`.split(
    /\s+/,
  ),
);
const WIDOW: ReadonlySet<string> = new Set(['vda', 'viuda']);
const BORN: ReadonlySet<string> = new Set(['nee', 'geb', 'born', 'nacida', 'geborene']);

/**
 * Where, among all folded words in spoken order, the words of a husband's or a maiden name begin, which come and go: after
 * 'viuda de', 'née', or a last 'de' in a woman's name. The number of words if there are none.
 */
export function marriedNameFrom(words: readonly string[]): number {
  const marked = words.findIndex((word, at) => at > 1 && (WIDOW.has(word) || BORN.has(word)));
  if (marked > 0) return marked;
  const at = words.length - 2;
  const given = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const woman = given.endsWith('a') || WOMEN.has(given);
  return at > 0 && words[at] === 'de' && woman && !NATIVE_SURNAMES.has(last) ? at : words.length;
}

/** Which namesake in a family: 'junior', 'senior'; null: the word doesn't say. */
export function generationOf(word: string): string | null {
  return GENERATIONS.get(word) ?? null;
}

/** A surname that also means the grandson: it does if the other name has a generation in its place. */
export const GRANDSON = 'nieto';
/** The same in Portuguese, which is rarely a surname. */
export const GRANDSON_ONLY = 'neto';

/** No name: it may stand after the given names too, as in 'Varnoso Quirindongo, Abel Jr.'. */
const NEVER_NAMES: ReadonlySet<string> = new Set(['jr', '2nd', '3rd', '4th']);

/** Where the word for the generation is among the words of a person's name; -1: nowhere. Two words are the name itself. */
function placeOfGeneration(words: readonly string[]): number {
  if (words.length < 3) return -1;
  if (GENERATIONS.has(words.at(-1) ?? '')) return words.length - 1;
  return words.findIndex((word) => NEVER_NAMES.has(word));
}

/** True for a form of address that is hardly ever a name. */
export const isTitle = (word: string): boolean => TITLES.has(word) && !MAYBE_NAMES.has(word);

/**
 * Names of persons without forms of address and 'Jr.', unless hardly anything else remains. A name of `syllables` has none:
 * 'He' and 'Tan' are surnames there.
 */
export function splitPersonName(
  words: readonly string[],
  syllables: boolean,
): { words: string[]; generation: string | null } {
  if (syllables) return { words: [...words], generation: null };
  const place = placeOfGeneration(words);
  const generation = generationOf(words[place] ?? '');
  const own = words.filter((_, at) => at !== place);
  const named = withoutTitles(own);
  // 'General Sr.' is left as it is.
  if (generation !== null && named.length < 2) return { words: [...words], generation: null };
  return { words: named.length >= 2 ? named : own, generation };
}
