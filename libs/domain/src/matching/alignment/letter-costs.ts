/** Letters that are interchangeable for one sound or transliteration, and the cost of swapping them. */
const ALIKE: readonly (readonly [letters: string, cost: number])[] = [
  ['sz', 0.2],
  ['kq', 0.2],
  ['bv', 0.25],
  ['ck', 0.25],
  ['cq', 0.3],
  ['iy', 0.25],
  ['uw', 0.3],
  ['uv', 0.4],
  ['cs', 0.35],
  ['cz', 0.4],
  ['vw', 0.4],
  ['gj', 0.4],
  ['jx', 0.4],
  ['ij', 0.5],
  ['jy', 0.5],
  ['jz', 0.5],
  ['hj', 0.5],
  ['sx', 0.5],
  ['mn', 0.6],
  ['ou', 0.4],
  ['ei', 0.4],
  ['ae', 0.5],
  ['ao', 0.7],
  ['eo', 0.7],
  ['ai', 0.7],
  ['au', 0.7],
  ['io', 0.8],
  ['iu', 0.8],
  ['eu', 0.8],
  ['dt', 0.6],
  ['bp', 0.6],
  ['fv', 0.6],
  ['fp', 0.6],
  ['gq', 0.5],
  ['gk', 0.6],
  ['hk', 0.6],
  ['lr', 0.8],
];

const LETTERS = 26;
const A = 97;
const SUBSTITUTION = new Float64Array(LETTERS * LETTERS).fill(1);
for (const [letters, cost] of ALIKE) {
  const [one, other] = [letters.charCodeAt(0) - A, letters.charCodeAt(1) - A];
  SUBSTITUTION[one * LETTERS + other] = cost;
  SUBSTITUTION[other * LETTERS + one] = cost;
}

const VOWELS = [97, 101, 105, 111, 117];
const H = 104;
const DOUBLED = 0.25;
const SILENT_H = 0.3;
const VOWEL = 0.75;
const SWAPPED = 0.7;

/** Cost of an extra letter, by its code. */
const INSERTION = new Float64Array(128).fill(1);
for (const vowel of VOWELS) INSERTION[vowel] = VOWEL;
INSERTION[H] = SILENT_H;

/** The first letter is rarely mistyped: a difference there more likely means another word. */
const OTHER_FIRST = 0.25;
const ALIKE_AT_FIRST = 0.55;

/** Given names of the region can differ only in a final o or a (Julio, Julia): two names, not one misspelled name. */
const LAST_O = 111;
const LAST_A = 97;

function replaced(one: number, other: number): number {
  if (one === other) return 0;
  const row = one - A;
  const column = other - A;
  const letters = row >= 0 && row < LETTERS && column >= 0 && column < LETTERS;
  return letters ? (SUBSTITUTION[row * LETTERS + column] ?? 1) : 1;
}

/** The cost of an extra letter, given the letter before it. */
function inserted(code: number, before: number): number {
  return code === before ? DOUBLED : (INSERTION[code] ?? 1);
}

const WIDTH = 42;
let before = new Float64Array(WIDTH);
let above = new Float64Array(WIDTH);
let row = new Float64Array(WIDTH);

/**
 * Lowest cost of turning one folded word into the other: 1 for a letter too many, too few or wrong, less where letters
 * sound alike (b and v, s and z) or are transliterated either way (o and u), 0.7 for two letters swapped. Infinity
 * beyond `limit`, for words that differ only in a final o or a, and for words of more than 40 letters. Symmetric.
 */
export function editCost(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  if (one.length >= WIDTH - 1 || other.length >= WIDTH - 1 || isOtherGender(one, other)) return Infinity;
  const first = replaced(one.charCodeAt(0), other.charCodeAt(0)) > ALIKE_AT_FIRST ? OTHER_FIRST : 0;
  startRow(other);
  for (let line = 1; line <= one.length; line += 1) {
    const least = fillRow(row, above, line > 1 ? before : null, { word: one, query: other, line });
    if (least + first > limit) return Infinity;
    const oldest = before;
    before = above;
    above = row;
    row = oldest;
  }
  const cost = (above[other.length] ?? Infinity) + first;
  return cost <= limit ? cost : Infinity;
}

/**
 * The costs of turning one word into many others, as {@link editCost} has them. Words in alphabetical order share their beginnings, whose
 * rows are computed once: several times faster than one after the other.
 */
export class EditCosts {
  private readonly rows: Float64Array[] = [];
  /** The word before, and how many letters of it have rows. */
  private word = '';
  private known = 0;

  /** `query`: at most 40 letters. */
  constructor(private readonly query: string) {
    startRow(query);
    this.rows.push(above.slice(0, query.length + 1));
  }

  /** Infinity beyond `limit`, as in {@link editCost}. */
  costOf(word: string, limit: number): number {
    const { query, rows } = this;
    if (word === query) return 0;
    if (word.length >= WIDTH - 1 || isOtherGender(word, query)) return Infinity;
    let line = 0;
    while (line < this.known && word.charCodeAt(line) === this.word.charCodeAt(line)) line += 1;
    const first = replaced(word.charCodeAt(0), query.charCodeAt(0)) > ALIKE_AT_FIRST ? OTHER_FIRST : 0;
    this.word = word;
    this.known = line;
    // The beginning that both words have may already cost too much.
    for (let at = 1; at <= line; at += 1) if ((this.least[at] ?? 0) + first > limit) return Infinity;
    while (line < word.length) {
      line += 1;
      const own = (rows[line] ??= new Float64Array(query.length + 1));
      const least = fillRow(own, rows[line - 1] as Float64Array, rows[line - 2] ?? null, { word, query, line });
      this.least[line] = least;
      this.known = line;
      if (least + first > limit) return Infinity;
    }
    const cost = ((rows[word.length] as Float64Array)[query.length] ?? Infinity) + first;
    return cost <= limit ? cost : Infinity;
  }

  /** The lowest cost in each row. */
  private readonly least = new Float64Array(WIDTH);
}

function startRow(other: string): void {
  above[0] = 0;
  for (let at = 1; at <= other.length; at += 1)
    above[at] = (above[at - 1] ?? 0) + inserted(other.charCodeAt(at - 1), other.charCodeAt(at - 2));
}

interface RowOf {
  readonly word: string;
  readonly query: string;
  /** Place of the letter, from 1. */
  readonly line: number;
}

/** Fills the row of one letter, given the rows of the one and two letters before it, and returns the lowest cost in it. */
function fillRow(
  own: Float64Array,
  above: Float64Array,
  before: Float64Array | null,
  { word, query, line }: RowOf,
): number {
  const letter = word.charCodeAt(line - 1);
  const previous = word.charCodeAt(line - 2);
  const tooMany = inserted(letter, previous);
  let left = (above[0] ?? 0) + tooMany;
  let least = left;
  let last = -1;
  own[0] = left;
  for (let at = 1; at <= query.length; at += 1) {
    const facing = query.charCodeAt(at - 1);
    let cost = (above[at - 1] ?? 0) + replaced(letter, facing);
    const without = (above[at] ?? 0) + tooMany;
    if (without < cost) cost = without;
    left += inserted(facing, last);
    if (left < cost) cost = left;
    if (before !== null && letter === last && previous === facing && letter !== facing) {
      const swapped = (before[at - 2] ?? 0) + SWAPPED;
      if (swapped < cost) cost = swapped;
    }
    own[at] = cost;
    left = cost;
    last = facing;
    if (cost < least) least = cost;
  }
  return least;
}

const DIGIT = /\d/;

/** True for words with digits: another digit is another word, not a misspelled one. */
export function hasDigit(word: string): boolean {
  return DIGIT.test(word);
}

/** True for words that differ only in a final o or a. */
export function isOtherGender(one: string, other: string): boolean {
  const size = one.length;
  if (size !== other.length) return false;
  const last = one.charCodeAt(size - 1);
  const facing = other.charCodeAt(size - 1);
  const gendered = (last === LAST_O && facing === LAST_A) || (last === LAST_A && facing === LAST_O);
  return gendered && one.slice(0, -1) === other.slice(0, -1);
}
