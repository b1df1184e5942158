import type { Billing } from '@entity-registry/sdk';
import { createContext, use } from 'react';
import { useAnnounce } from '../../components/Announcer.js';
import { useChargeWords } from './useFaultWords.js';

/** Keeps what a call cost, where the page of an entity adds it up. */
export const ChargeContext = createContext<(billing: Billing) => void>(() => undefined);

/** To be told of every call that was paid for besides the sections: it says so, and keeps it. */
export function useCharged(): (billing: Billing) => void {
  const announce = useAnnounce();
  const words = useChargeWords();
  const keep = use(ChargeContext);
  return (billing) => {
    announce(words(billing.charged));
    keep(billing);
  };
}
