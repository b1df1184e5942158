import type { Billing } from '@entity-registry/sdk';
import { createContext, use } from 'react';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { useChargeText } from './useExplorerErrorText.js';

/** Records a call's cost where the entity page adds it up. */
export const ChargeContext = createContext<(billing: Billing) => void>(() => undefined);

/** Call it after every paid call other than the sections: it reports the charge and records it. */
export function useRecordCharge(): (billing: Billing) => void {
  const announce = useAnnounce();
  const words = useChargeText();
  const keep = use(ChargeContext);
  return (billing) => {
    announce(words(billing.charged));
    keep(billing);
  };
}
