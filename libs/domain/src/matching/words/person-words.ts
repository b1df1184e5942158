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
  `mr mrs ms miss sr sra srta don dona dr dra lic licdo licda ing arq prof profesor profesora mgtr msc phd mba he hon
   rev gen gral col capt cap sir haji hajji sheikh shaykh mullah maulavi mawlawi sayyid sayed qari doctor ingeniero
   licenciado licenciada`.split(/\s+/),
);

const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jr: 'junior',
    junior: 'junior',
    hijo: 'junior',
    senior: 'senior',
    ii: 'second',
    iii: 'third',
    iv: 'fourth',
  }),
);

/** The canonical word for a short form or spelling in a person's name ('fco': 'francisco'). */
export function personWord(word: string): string {
  return SHORT_PERSON_WORDS.get(word) ?? romanized(word);
}

export function isDescentWord(word: string): boolean {
  return DESCENT.has(word);
}

export function isTitle(word: string): boolean {
  return TITLES.has(word);
}

/** Which namesake in a family: 'junior', 'senior'; null: the word doesn't say. */
export function generationOf(word: string): string | null {
  return GENERATIONS.get(word) ?? null;
}
