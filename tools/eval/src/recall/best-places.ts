import type { WrittenName } from '../pairs/vocabulary.js';

/** Positions of the `most` names with the highest confidence, best first; equal ones in their order. */
export function bestPlaces(
  names: readonly WrittenName[],
  score: (name: WrittenName) => { confidence: number },
  most: number,
): number[] {
  const best: { place: number; confidence: number }[] = [];
  let least = -1;
  const keepBest = (): void => {
    best.sort((a, b) => b.confidence - a.confidence || a.place - b.place).splice(most);
    if (best.length === most) least = best.at(-1)?.confidence ?? least;
  };
  for (const [place, name] of names.entries()) {
    const { confidence } = score(name);
    if (confidence <= least) continue;
    best.push({ place, confidence });
    if (best.length === most * 2) keepBest();
  }
  keepBest();
  return best.map(({ place }) => place);
}
