// A thread of bestOfAll: scores queries against every name.
import { parentPort, workerData } from 'node:worker_threads';
import { nameScorer } from '@entity-registry/domain';
import { Vocabulary } from '../pairs/vocabulary.js';
import type { ScoringData, ScoringQuery, ScoringResult } from './best-of-all.js';
import { bestPlaces } from './best-places.js';

const { names, counted, most } = workerData as ScoringData;
const vocabulary = new Vocabulary(names.slice(0, counted));

parentPort?.on('message', ({ query, kind }: ScoringQuery) => {
  const scorer = nameScorer({ name: query, type: kind }, (word) => vocabulary.weight(word));
  parentPort?.postMessage({ places: bestPlaces(names, scorer, most) } satisfies ScoringResult);
});
