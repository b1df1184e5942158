import type { ScreeningHit } from '@entity-registry/registry';

/** Maximum hits of a subject in a response. `total_hits` says how many there were. */
export const MAX_HITS = 50;
/** Maximum hits of all subjects of a call, so that a response stays small enough to send and store. */
export const MAX_HITS_OF_CALL = 500;

/** The hits that a response shows. */
export interface ShownHits {
  /** Of each subject, by its index in the request: best first. */
  readonly hits: ReadonlyMap<number, readonly ScreeningHit[]>;
  /** Hits that the maximums leave out. */
  readonly omitted: number;
}

interface Ranked {
  readonly index: number;
  readonly hit: ScreeningHit;
  readonly rank: number;
}

const isByNumber = ({ fields }: ScreeningHit): boolean => fields.identifier === 'agrees';

/**
 * Which hits of a call are shown if there are too many. The first hit of each subject always is, so no subject with hits looks like
 * one without. Then come hits by number, which mean the subject whatever its name says, and then the others: the second of each
 * subject, the third, and so on.
 *
 * @param found of each subject, by its index in the request: its hits, best first; at most {@link MAX_HITS_OF_CALL} subjects
 */
export function shownHits(found: ReadonlyMap<number, readonly ScreeningHit[]>): ShownHits {
  const ranked = [...found].flatMap(([index, hits]) =>
    numberedFirst(hits)
      .slice(0, MAX_HITS)
      .map((hit, rank): Ranked => ({ index, hit, rank })),
  );
  const classOf = ({ hit, rank }: Ranked): number => (rank === 0 ? 0 : isByNumber(hit) ? 1 : 2);
  const kept = ranked
    .sort((one, other) => classOf(one) - classOf(other) || one.rank - other.rank || one.index - other.index)
    .slice(0, MAX_HITS_OF_CALL);
  const shown = new Set(kept.map(({ hit }) => hit));
  const hits = new Map([...found].map(([index, own]) => [index, own.filter((hit) => shown.has(hit))]));
  const all = [...found.values()].reduce((sum, own) => sum + own.length, 0);
  return { hits, omitted: all - kept.length };
}

const numberedFirst = (hits: readonly ScreeningHit[]): ScreeningHit[] => [
  ...hits.filter(isByNumber),
  ...hits.filter((hit) => !isByNumber(hit)),
];
