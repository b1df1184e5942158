/**
 * Usual words of Russian and Ukrainian company names in Latin letters, without their endings, and the English words that
 * translated names have instead. Compiled by us from dictionaries.
 */
const STEMS: readonly string[] = [
  'research nauchn issledovatelsk naukov doslidn',
  'technological tekhnologichesk tehnologichesk',
  'technical tekhnichesk tehnichesk tekhnichn',
  'production proizvodstvenn vyrobnych vyrobnich',
  'experimental eksperimentaln opytn',
  'special spetsialn',
  'central tsentraln',
  'project proektn',
  'engineering inzhenern',
  'mechanical mekhanichesk mehanichesk mekhanichn',
  'electromechanical elektromekhanichesk elektromehanichesk',
  'optical optik optichesk',
  'electronics elektronik elektronn',
  'electrical elektrichesk elektrotekhnichesk',
  'electric elektr',
  'chemical khimichesk himichesk',
  'chemistry khimi',
  'machinebuilding mashinostroiteln mashinostroeni mashynobudivn mashinobudivn',
  'enginebuilding motorostroiteln dvigatelestroiteln dvigatelestroeni motorobudivn',
  'instrumentmaking priborostroiteln priborostroeni',
  'shipbuilding sudostroiteln sudostroeni sudnobudivn',
  'shiprepair sudoremontn sudoremont',
  'repair remontn',
  'aviation aviatsionn aviatsiyn aviatsi',
  'rocket raketn',
  'space kosmichesk kosmichn',
  'satellite sputnikov',
  'information informatsionn informatsiyn',
  'communications telekommunikatsionn telekommunikatsi',
  'television televizionn televidenie',
  'metallurgical metallurgichesk metallurgiyn',
  'mining gornodobyvayushch gorn',
  'nuclear yadern',
  'atomic atomn',
  'thermal teplov',
  'marine morsk',
  'river rechn',
  'precision tochn pretsizionn',
  'weapons oruzheyn oruzhein',
  'cartridge patronn',
  'insurance strakhov',
  'transport transportn',
  'construction stroiteln budiveln',
  'shipping parokhodstv sudokhodn',
  'airport aeroport',
  'oil neftyan neftov naftov',
  'gas gazov',
  'petrochemical neftekhimichesk',
  'coal ugoln vugiln',
  'steel staln',
  'food pishchev',
  'medical meditsinsk medychn',
  'pharmaceutical farmatsevtichesk',
  'agricultural selskokhozyaystvenn agrarn',
  'industrial promyshlenn promyslov',
  'state gosudarstvenn derzhavn',
  'military voenn',
  'defense oboronn',
  'security bezopasnost',
  'academy akademi',
  'university universitet',
  'institute institut',
  'ministry ministerstv',
  'administration administratsi',
  'committee komitet',
  'movement dvizheni',
  'army armi',
  'republic respublik',
  'regional regionaln',
  'federal federaln',
  'united obedinenn',
  'association obedineni obyedineni',
  'enterprise predpriyati pidpryyemstv',
  'company kompani kompaniy',
  'corporation korporatsi',
  'international mezhdunarodn mizhnarodn',
  'national natsionaln',
  'russian rossiysk rossiisk rossijsk russk',
  'ukrainian ukrainsk',
  'volunteers dobrovolts dobrovolcheskiy',
  'youth molodezhn',
  'trade torgov torgovelnyy',
  'investment investitsionn investitsiyn',
  'financial finansov',
  'power energetichesk energetychn',
  'center tsentr',
  'group grupp',
  'plant zavod',
  'works kombinat',
  'bureau byuro',
];

/** Endings of nouns and adjectives, as Cyrillic letters are romanized. */
const ENDING = /(?:[aoeiyu]y[aeiou]?|[aioy]i[aei]?|[oeiy]go|[iy]kh|[iy]m[iy]?|[oe][vmj]|[aeiouy]ya|[aeiouy])$/;
const SHORTEST_STEM = 4;

const BY_STEM = new Map(
  STEMS.flatMap((line) => {
    const [english = '', ...stems] = line.split(' ');
    return stems.map((stem) => [stem, english] as const);
  }),
);

/** Beginnings of the stems: few words of other languages have one. */
const BEGINNINGS: ReadonlySet<string> = new Set([...BY_STEM.keys()].map((stem) => stem.slice(0, 4)));

/** The English word for a usual Russian or Ukrainian word of company names; null for other words. */
export function slavicWord(word: string): string | null {
  if (word.length <= SHORTEST_STEM || !BEGINNINGS.has(word.slice(0, 4))) return null;
  const stem = word.replace(ENDING, '');
  return BY_STEM.get(stem) ?? BY_STEM.get(word) ?? null;
}

/** Abbreviations of kinds of institutes and plants, which names in other languages have in words. */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'nii research institute',
    'tsnii central research institute',
    'cnii central research institute',
    'vnii russian research institute',
    'niti research technological institute',
    'npo research production association',
    'npp research production enterprise',
    'gnpp state research production enterprise',
    'gnpo state research production association',
    'npk research production corporation',
    'npf research production company',
    'ntts research technical center',
    'ntc research technical center',
    'fnpts federal research production center',
    'okb experimental designbureau',
    'skb special designbureau',
    'kb designbureau',
    'tskb central designbureau',
    'ckb central designbureau',
  ].map((line) => {
    const [short = '', ...words] = line.split(' ');
    return [short, words] as const;
  }),
);

/** Phrases that are one word in other languages, and those that are written in several ways. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\breal estate\b/, 'realestate'],
  [/\bgroup of companies\b|\bgruppa kompaniy\b|\bgrupo de empresas\b/, 'group'],
  [/\bdesign bureau\b|\bkonstruktorsk\w+ byuro\b/, 'designbureau'],
  [/\bmachine building\b/, 'machinebuilding'],
  [/\bengine building\b/, 'enginebuilding'],
  [/\binstrument (?:making|building|engineering)\b/, 'instrumentmaking'],
  [/\bship ?(?:repair(?:ing)?|maintenance)\b/, 'shiprepair'],
  [/\bship building\b/, 'shipbuilding'],
  [/\bnamed after\b|\bnamed for\b|\bim\b/, 'imeni'],
];
const MAY_HAVE_PHRASE =
  / (?:estate|of comp|kompan|de emp|bureau|byuro|building|making|engin|repair|maint|after|for) ?|\bship|\bim /;

/** A folded company name with usual phrases as one word: 'real estate', 'machine building'. */
export function withPhrasesJoined(folded: string): string {
  if (!MAY_HAVE_PHRASE.test(folded)) return folded;
  return PHRASES.reduce((text, [pattern, word]) => text.replace(pattern, word), folded);
}

/** The words of a company's core with abbreviations spelled out: 'NII' is 'research institute'. */
export function spelledOut(words: readonly string[]): readonly string[] {
  return words.some((word) => ABBREVIATIONS.has(word)) && words.length > 1
    ? words.flatMap((word) => ABBREVIATIONS.get(word) ?? word)
    : words;
}

/** Stands before the person after whom a plant or institute is named. Names often leave both out. */
export const NAMED_AFTER = 'imeni';
