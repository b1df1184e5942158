// A thread of exhaustiveHits: scores subjects against every listing.
import { parentPort, workerData } from 'node:worker_threads';
import { MATCH_LEVELS, listingScorer } from '@entity-registry/domain';
import { wordWeights } from '@entity-registry/registry';
import type { ExhaustiveData, ExhaustiveHit, ExhaustiveQuery } from './exhaustive-hits.js';

const { listings, names, frequencies } = workerData as ExhaustiveData;
const weight = wordWeights(names, frequencies);

parentPort?.on('message', ({ name, type }: ExhaustiveQuery) => {
  const subject = { name, type, aliases: [], birthDate: null, nationalities: [], identifiers: [] };
  const scoreOf = listingScorer(subject, weight);
  const hits: ExhaustiveHit[] = [];
  for (const { id, listing } of listings) {
    const steps = scoreOf(listing);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    if (step.value !== null && step.value.score >= MATCH_LEVELS.screen.possible)
      hits.push({ id, score: step.value.score });
  }
  parentPort?.postMessage(hits);
});
