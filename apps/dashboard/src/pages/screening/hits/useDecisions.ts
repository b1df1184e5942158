import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRegistry, withBackendErrors } from '../../explorer/registry.js';
import { SCREENINGS } from '../stored/queries.js';
import { keysOfDecision, subjectOf } from './hit-rows.js';
import type { Decision, HitRow, KnownDecision } from './hit-rows.js';

export type DecisionKind = Decision['decision'];

/** The decisions about the hits of a page: those that the screenings show, `newest` ones, and those made here. */
export function useDecisions(newest: readonly KnownDecision[] = []) {
  const registry = useRegistry();
  const client = useQueryClient();
  const [made, setMade] = useState<ReadonlyMap<string, Decision>>(new Map());
  const known = new Map(
    newest.toReversed().flatMap((decision) => keysOfDecision(decision).map((key) => [key, decision] as const)),
  );
  const decisionOf = (row: HitRow): Decision | null => made.get(row.key) ?? known.get(row.key) ?? row.hit.decision;
  /** Rejects with a fault that the dialog shows. */
  const decide = async (row: HitRow, decision: DecisionKind, reason: string): Promise<void> => {
    const subject = subjectOf(row);
    if (subject === null) return;
    const answer = await withBackendErrors(
      registry.v5.screening.decide({
        ...{ subject, listing_id: row.hit.listing_id, screening_id: row.screeningId, decision },
        ...(reason !== '' && { reason }),
      }),
    );
    setMade((all) => new Map([...all, [row.key, answer]]));
    void client.invalidateQueries({ queryKey: [...SCREENINGS, 'decisions'] });
  };
  return { decisionOf, decide };
}
