import { MEN, WOMEN } from './given-name-table.js';
import { isNicknameOf } from './nicknames.js';
import type { WrittenWord } from './written-word.js';

/** Spellings and translations of one name that sound different, or are easily taken for two names. Written by us. */
const VARIANTS: readonly string[] = [
  'afonso alfonso alonso alphonse',
  'alejandra alessandra alexandra alexa',
  'alejandro alessandro alexander alexandre',
  'andre andrew andres andreas andrej',
  'brian bryan brayan',
  'carl karl carlos charles carlo carles',
  'catalina catarina katarina katrina catherine katherine kathryn kathleen caitlin',
  'cecilia cecelia cecile',
  'cheri sheri sherri sherry cherie sherrie shari',
  'cheryl sheryl',
  'cristina kristina christina christine kristine krista christa kirsten kristen kristin',
  'debra deborah debora',
  'denis dennis dionisio dinis',
  'dominic dominik domingo',
  'duane dwayne wayne',
  'edwin eduin',
  'elena yelena ellen eileen helen helena helene elaine alena',
  'elisa eliza elise lisa liza',
  'esteban stefan stephen steven',
  'estefania estefany estefani stefania stefanie stephanie stephany',
  'estela estella estelle stella',
  'ester esther estera',
  'federico frederico frederic frederick fredrick frederik',
  'gonzalo goncalo',
  'hector heitor',
  'isaac isac',
  'jackie jacqueline jacquelyn jaqueline jaclyn',
  'janet janeth yaneth janneth jeanette jeannette janette',
  'jason jeison yeison',
  'javier xavier',
  'jeanne joan joann joana joanna joanne johana johanna juana jane yohana jeannie joni',
  'jeffery jeffrey geoffrey',
  'jeremiah jeremy',
  'jimena ximena',
  'john jon jhon juan joao jean jan johnny johnnie jhonny',
  'jorge george',
  'jose josep joseph',
  'joshua josue josh',
  'laila leila lela',
  'lauren loren',
  'laurie lori',
  'leonora leonor eleanor eleonora lenora',
  'lisbeth lizbeth liseth lisseth lissette',
  'lorenzo lourenco laurence lawrence',
  'louise luisa luiza',
  'lucas luca lucca luke',
  'luis louis lewis',
  'madalena magdalena madeline madelaine malena',
  'manuel emanuel emmanuel',
  'marc mark marcos marcus marco marek',
  'margarita margarida margaret marguerite',
  'maria marie mary',
  'mateo matteo matthew mathew mateus matheus matej mats',
  'micaela michaela michelle michele',
  'miguel michael micael micheal',
  'nathaniel nataniel nathanael nathan natan',
  'pablo paulo paul',
  'patricia patrica patrice',
  'pedro pietro peter',
  'philip phillip felipe filip filipe',
  'rachel rachael raquel rachelle',
  'reinaldo reynaldo',
  'sandra sondra',
  'sean shaun shawn',
  'sonia sonya sonja',
  'stuart stewart',
  'susan susana susanne suzanne',
  'teresa theresa therese',
  'thomas tomas',
  'victor vitor viktor',
  'victoria vitoria viktoria',
  'jovany yovany geovany giovanni',
  'yahaira jahaira yajaira yaira',
];

/** Names that sound alike and are two: brothers and sisters have them. */
const TWO_NAMES: readonly string[] = [
  'jose josue',
  'marina mariana',
  'elena eliana ileana',
  'elisa eloisa elsa',
  'adela adelina',
  'lila lilia',
  'lina liana',
  'luna luana',
  'diana dina',
  'elias ellis',
  'mateo matias',
  'romina romana',
  'ruben robin',
];

/** How Spanish and English speakers write one sound, one after the other: 'Yaneth' and 'Janet', 'Vilma' and 'Wilma'. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch|ck|qu(?=[ei])|q/g, 'k'],
  [/c(?=[eiy])|sh|[zx]/g, 's'],
  [/c/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[eiy])|j|(?<=^|[aeiou])y(?=[aeiou])|^hi(?=[aeo])/g, 'Y'],
  [/[vw]/g, 'b'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/m$/, 'n'],
];

const VOWELS = /[aeiou]/g;
const LIKE_VOWELS = new Map([
  ['a', 'a'],
  ['e', 'e'],
  ['i', 'e'],
  ['o', 'o'],
  ['u', 'o'],
]);
const vowelOf = (letter = ''): string => LIKE_VOWELS.get(letter) ?? '';

/** What tells a given name from others. */
interface GivenName {
  variant: string;
  women: boolean;
  men: boolean;
  /** The first vowel, roughly, and the consonants as they sound. */
  sound: string;
  /** The last vowel, roughly; '' after a consonant. */
  ending: string;
}

const FIRST_VARIANT = new Map(
  VARIANTS.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? ''] as const);
  }),
);

function givenName(name: string, women: boolean, men: boolean): GivenName {
  const text = SOUNDS.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), name);
  const [first = ''] = text.match(VOWELS) ?? [];
  const begins = text.startsWith(first) ? '-' : '';
  return {
    variant: FIRST_VARIANT.get(name) ?? name,
    women,
    men,
    sound: `${begins}${vowelOf(first)}${text.replace(VOWELS, '')}`,
    ending: vowelOf(text.at(-1)),
  };
}

const ARE_TWO: ReadonlySet<string> = new Set(
  TWO_NAMES.flatMap((line) => {
    const names = line.split(' ');
    return names.flatMap((one) => names.filter((other) => other !== one).map((other) => `${one} ${other}`));
  }),
);

const OF_WOMEN: ReadonlySet<string> = new Set(WOMEN);
const OF_MEN: ReadonlySet<string> = new Set(MEN);
const GIVEN_NAMES: ReadonlyMap<string, GivenName> = new Map(
  [...OF_WOMEN, ...OF_MEN].map((name) => [name, givenName(name, OF_WOMEN.has(name), OF_MEN.has(name))] as const),
);

/** 'fermina' is another person than 'fermin', whether or not the table has her. */
const isWomansForm = (man: string, woman: string): boolean =>
  woman.length === man.length + 1 &&
  woman.endsWith('a') &&
  woman.startsWith(man) &&
  GIVEN_NAMES.get(man)?.women === false;

/** True for two spellings or translations of one given name, however different: 'Stephanie' and 'Estefany'. */
export function areVariants(one: string, other: string): boolean {
  const variant = FIRST_VARIANT.get(one);
  return variant !== undefined && variant === FIRST_VARIANT.get(other);
}

const VARIANTS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  VARIANTS.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words.filter((other) => other !== word)] as const);
  }),
);

/** Other spellings and translations of a given name, as {@link areVariants} tells. */
export const variantsOf = (word: string): readonly string[] => VARIANTS_OF.get(word) ?? [];

/**
 * True for two folded words that are both common given names, and neither spellings, short forms nor translations of one name:
 * 'daniel' and 'daniela', 'karen' and 'carmen'. Siblings have alike names; a typing error rarely makes another name.
 */
export function areOtherGivenNames(one: string, other: string): boolean {
  if (ARE_TWO.has(`${one} ${other}`) || isWomansForm(one, other) || isWomansForm(other, one)) return true;
  const [name, facing] = [GIVEN_NAMES.get(one), GIVEN_NAMES.get(other)];
  if (name === undefined || facing === undefined || name.variant === facing.variant) return false;
  if (isNicknameOf(one, other)) return false;
  if (name.sound !== facing.sound) return true;
  const forBoth = (name.women && facing.women) || (name.men && facing.men);
  return name.ending !== facing.ending && !forBoth;
}

/** The same for two words of names, as they were written or by what they stand for. */
export const areGivenNamesOfTwo = (one: WrittenWord, other: WrittenWord): boolean =>
  areOtherGivenNames(one.written, other.written) || areOtherGivenNames(one.text, other.text);
