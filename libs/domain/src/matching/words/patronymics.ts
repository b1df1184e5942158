import { romanized } from './transliterations.js';

const ENDING = /(?:[oea][vw][iy]t?s?ch|(?:yov|yev|iev)[iy]t?ch|[oeai][vw]na|[aoe]una|yivna|ichna)$/;
const SHORTEST_STEM = 2;
/** What a given name may end in that its patronymic has not: 'Nikolai' and 'Nikolaevich'. */
const GIVEN_ENDINGS = ['', 'i', 'y', 'ei', 'ai', 'ii', 'a'] as const;

/** The father's given name in a patronymic ('nikolai' for 'mikalaevich'), roughly; null for other words. */
export function fatherIn(word: string): string | null {
  // Most words end in another letter.
  if (!word.endsWith('ch') && !word.endsWith('na')) return null;
  const end = ENDING.exec(word)?.index ?? 0;
  if (end < SHORTEST_STEM) return null;
  const stem = word.slice(0, end).replace(/[iy]$/, '');
  for (const ending of GIVEN_ENDINGS) {
    const given = romanized(stem + ending);
    if (given !== stem + ending) return given;
  }
  return stem;
}
