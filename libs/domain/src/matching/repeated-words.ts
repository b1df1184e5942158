/** More repetitions than anybody writes by mistake. */
const MOST_TIMES = 4;

/** Words that are the same ones several times ('maderas tuira maderas tuira'), once. One word alone may be doubled: 'Durán Durán'. */
export function withoutRepeatedNames(words: readonly string[]): readonly string[] {
  for (let times = MOST_TIMES; times > 1; times -= 1) {
    const length = words.length / times;
    if (!Number.isInteger(length) || length < 2 || words[length] !== words[0]) continue;
    const once = words.slice(0, length);
    if (new Set(once).size > 1 && words.every((word, at) => word === once[at % length])) return once;
  }
  return words;
}
