import type { Screening } from '@entity-registry/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ME } from '../../../api/me.js';
import { sumAmounts } from '../../../charts/amounts.js';
import { useRegistry, withBackendErrors } from '../../explorer/registry.js';
import { SCREENINGS } from '../stored/queries.js';
import { callsFor } from './read-customers.js';
import type { Subject } from './read-customers.js';

/** The price of screening some customers, which the user agrees to. */
export interface ScreeningPrice {
  /** USD. */
  readonly total: string;
  readonly calls: number;
}

export type ScreeningStep = 'idle' | 'pricing' | 'priced' | 'screening' | 'stopped' | 'done';

export interface ScreeningState {
  readonly step: ScreeningStep;
  readonly price: ScreeningPrice | null;
  /** Customers that are done, of `total`. */
  readonly done: number;
  readonly total: number;
  readonly screenings: readonly Screening[];
  /** USD charged so far. */
  readonly charged: string;
  readonly error: unknown;
}

const IDLE: ScreeningState = {
  ...{ step: 'idle', price: null, done: 0, total: 0, screenings: [], charged: '0.00', error: undefined },
};

/** Prices and screens customers, up to 100 in a call. Each call costs at most what its dry run said. */
export function useScreening() {
  const registry = useRegistry();
  const client = useQueryClient();
  const [state, setState] = useState<ScreeningState>(IDLE);
  const calls = useRef<Subject[][]>([]);
  /** Number of the latest pricing. What an earlier one finds is about customers that are no longer shown. */
  const pricing = useRef(0);
  const stopping = useRef<AbortController | null>(null);
  const change = (next: Partial<ScreeningState>): void => setState((known) => ({ ...known, ...next }));

  const price = async (subjects: readonly Subject[]): Promise<void> => {
    pricing.current += 1;
    const { current: own } = pricing;
    const isStale = (): boolean => pricing.current !== own;
    const parts = callsFor(subjects);
    calls.current = parts;
    setState({ ...IDLE, step: 'pricing', total: subjects.length });
    try {
      let total = '0.00';
      for (const part of parts) {
        const { billing } = await withBackendErrors(registry.v5.screening.screen({ subjects: part }, { dryRun: true }));
        if (isStale()) return;
        total = sumAmounts([total, billing.price]);
      }
      change({ step: 'priced', price: { total, calls: parts.length } });
    } catch (error) {
      if (!isStale()) change({ step: 'idle', error });
    }
  };

  /** Screens what isn't done yet. */
  const run = async (): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    let { done, charged } = state;
    const screenings = [...state.screenings];
    change({ step: 'screening', error: undefined });
    try {
      for (const own of calls.current.slice(screenings.length)) {
        if (controller.signal.aborted) break;
        const screening = await withBackendErrors(registry.v5.screening.screen({ subjects: own }));
        screenings.push(screening);
        done += own.length;
        charged = sumAmounts([charged, screening.billing.charged]);
        change({ done, charged, screenings: [...screenings] });
      }
      change({ step: screenings.length === calls.current.length ? 'done' : 'stopped' });
    } catch (error) {
      change({ step: 'stopped', error });
    }
    void client.invalidateQueries({ queryKey: SCREENINGS });
    void client.invalidateQueries({ queryKey: ME });
  };

  /** Ends the run after the call in progress, whose result is paid for. */
  const stop = (): void => stopping.current?.abort();
  const reset = (): void => {
    pricing.current += 1;
    setState(IDLE);
  };
  return { state, price, run, stop, reset };
}
