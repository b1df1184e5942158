// A thread of exhaustiveHits: scores subjects against every listing.
import { parentPort, workerData } from 'node:worker_threads';
import { MATCH_LEVELS, listingScorer, readListing } from '@entity-registry/domain';
import { wordWeights } from '@entity-registry/registry';
import type { ExhaustiveData, ExhaustiveHit, ExhaustiveQuery } from './exhaustive-hits.js';

const { listings, names, frequencies } = workerData as ExhaustiveData;
const weight = wordWeights(names, frequencies);
const readListings = listings.map(({ id, listing }) => ({ id, read: readListing(listing, weight) }));

parentPort?.on('message', ({ name, type }: ExhaustiveQuery) => {
  const subject = { name, type, aliases: [], birthDate: null, nationalities: [], identifiers: [] };
  const scorer = listingScorer(subject, weight);
  const hits: ExhaustiveHit[] = [];
  for (const { id, read } of readListings) {
    const found = scorer.score(read);
    if (found !== null && found.score >= MATCH_LEVELS.screen.possible) hits.push({ id, score: found.score });
  }
  parentPort?.postMessage(hits);
});
