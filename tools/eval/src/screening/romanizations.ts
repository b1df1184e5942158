/** Ways to write the same sounds of other scripts in Latin letters, in both directions. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Russian and Ukrainian.
  [/iy$/i, 'y'],
  [/yi$/i, 'iy'],
  [/([^aeiouy])y$/i, '$1iy'],
  [/ey$/i, 'ei'],
  [/ei$/i, 'ey'],
  [/^ye/i, 'e'],
  [/^e(?=[vkl])/i, 'ye'],
  [/yu/i, 'iu'],
  [/iu/i, 'yu'],
  [/ya$/i, 'ia'],
  [/ia$/i, 'iya'],
  [/ks/i, 'x'],
  [/x/i, 'ks'],
  [/zh/i, 'j'],
  [/ov$/i, 'off'],
  [/kh/i, 'h'],
  [/evich$/i, 'evitch'],
  [/ovich$/i, 'ovitch'],
  [/tch$/i, 'ch'],
  // Arabic and Persian.
  [/ou/i, 'u'],
  [/oo/i, 'u'],
  [/ee/i, 'i'],
  [/dh/i, 'd'],
  [/q/i, 'k'],
  [/gh/i, 'g'],
  [/ss/i, 's'],
  [/(?<=[aeiou])s(?=[aeiou])/i, 'ss'],
  [/mm/i, 'm'],
  [/ei/i, 'ai'],
  [/ai/i, 'ay'],
  [/aw/i, 'au'],
  [/sh/i, 'ch'],
  [/j/i, 'dj'],
  [/ah$/i, 'a'],
  [/w/i, 'v'],
];

/** The word's other spellings, each with one change. */
export function romanizations(word: string): string[] {
  return SPELLINGS.map(([sound, spelling]) => word.replace(sound, spelling)).filter((spelled) => spelled !== word);
}
