import { describingWord } from './describing-words.js';
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

/** Common short forms, translations and spellings of frequent words in company names, by their canonical word. */
const SAME_COMPANY_WORDS: readonly string[] = [
  'compania cia company co companhia compagnie comp',
  'hermanos hnos brothers bros hno',
  'hijos sons hijo son',
  'internacional international intl int internac inter',
  'inversiones investments inversion investment inv invers inversora',
  'distribuidora distribuidor distributors distributor dist distrib distribuciones',
  'importadora importador importaciones importers importer import imports imp',
  'exportadora exportador exportaciones exporters exporter export exports exp',
  'comercializadora comercializacion comerc',
  'comercial commercial',
  'servicios services servicio service serv svcs svc',
  'industrias industries industria industry ind',
  'industrial industriales inds',
  'asociados associates asoc assoc',
  'asociacion association',
  'ingenieria engineering ing ingenieros engineers',
  'grupo group gpo grp grupos',
  'empresa empresas enterprise enterprises emp',
  'desarrollo development desarrollos developments dev',
  'propiedades properties property propiedad',
  'productos products product producto prod',
  'sociedad society soc',
  'nacional national nal',
  'general gral',
  'administracion administration admin management',
  'soluciones solutions solucion solution',
  'corporacion corporation corp',
  'cooperativa cooperative coop',
  'centro center centre ctro',
  'comunicaciones communications comunicacion',
  'manufacturas manufacturing manufactures manuf mfg',
  'suministros supplies suministro supply',
  'equipos equipment equipo',
  'global globales',
  'america americas',
  'consorcio consortium',
  'farmacia farmacias pharmacy',
  'fundacion foundation',
  'union uniones',
  'doctor dr',
  'santa sta',
  'santo sto',
];

/** Words of one axis: another word of the axis counts against a match, like another number. Synonyms are grouped. */
const AXES: readonly (readonly string[])[] = [
  ['norte north', 'sur south', 'este east oriente oriental', 'oeste west occidente occidental'],
  ['primera primero first', 'segunda segundo second', 'tercera tercero third'],
];

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uno: '1',
    one: '1',
    dos: '2',
    two: '2',
    tres: '3',
    three: '3',
    cuatro: '4',
    four: '4',
    cinco: '5',
    five: '5',
    seis: '6',
    six: '6',
    siete: '7',
    seven: '7',
    ocho: '8',
    eight: '8',
    nueve: '9',
    nine: '9',
    diez: '10',
    ten: '10',
    ii: '2',
    iii: '3',
    iv: '4',
    vi: '6',
    vii: '7',
    viii: '8',
    ix: '9',
    xi: '11',
    xii: '12',
    xiii: '13',
    xiv: '14',
    xv: '15',
    xvi: '16',
    xix: '19',
    xx: '20',
    xxi: '21',
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

/** Words that companies add to their names for a market, and others leave out. */
const SUPPLEMENTS: ReadonlySet<string> = new Set(
  `panama colombia ecuador peru mexico venezuela america americas latinoamerica latinamerica latam centroamerica
   centroamericana internacional international intl grupo group company compania cia corporacion empresa`.split(/\s+/),
);

const COMPANY_WORD = new Map(
  SAME_COMPANY_WORDS.flatMap((words) => {
    const [first = '', ...others] = words.split(' ');
    return [first, ...others].map((word) => [word, first] as const);
  }),
);
const AXIS_OF = new Map(
  AXES.flatMap((values, axis) =>
    values.flatMap((words, value) => words.split(' ').map((word) => [word, { axis, value }] as const)),
  ),
);

/** The canonical word for a short form or spelling in a person's name ('fco': 'francisco'). */
export function personWord(word: string): string {
  return SHORT_PERSON_WORDS.get(word) ?? romanized(word);
}

/** The canonical word for all short forms and translations of a common company word ('bros': 'hermanos'). */
export function companyWord(word: string): string {
  return COMPANY_WORD.get(word) ?? describingWord(word) ?? word;
}

/** True for words that exclude each other ('norte', 'south'). */
export function areOpposites(one: string, other: string): boolean {
  const [place, facing] = [AXIS_OF.get(one), AXIS_OF.get(other)];
  return place !== undefined && facing !== undefined && place.axis === facing.axis && place.value !== facing.value;
}

/** Digits of a number, of a Roman numeral of two letters or more, or of a number in words; null if it is not a number. */
export function numberOf(word: string): string | null {
  if (/^\d+$/.test(word)) return word.replace(/^0+(?=\d)/, '');
  return NUMBER_WORDS.get(word) ?? null;
}

export function isSupplement(word: string): boolean {
  return SUPPLEMENTS.has(word);
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
