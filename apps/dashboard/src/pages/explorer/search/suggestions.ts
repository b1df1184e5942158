import type { SearchSurfaces } from '@entity-registry/sdk';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackendError } from '../../../api/backend-error.js';
import { useMe } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { useDebounced } from '../../../components/useDebounced.js';
import { isZeroAmount } from '../PriceTag.js';
import { useRegistry, withBackendErrors } from '../registry.js';
import { useExplorer } from '../useExplorer.js';
import { useChargeText } from '../useExplorerErrorText.js';
import { useNamePrice } from './prices.js';
import { nameOf, readTerm } from './search-term.js';
import type { Kind } from './search-term.js';

export type Suggestion = SearchSurfaces['entities']['record'];

const ROWS = 8;
const NOTHING = '0.00';
/** The user's own choice; null: suggestions are shown while a session covers them. */
type Choice = 'start' | 'off' | null;

/**
 * The names that begin with what is typed. They are searches of a session, so they cost nothing while one is open; only the
 * user's own choice starts one, and none is started again when it ends (ADR 0140).
 */
export function useSuggestions(typed: string, kind: Kind) {
  const { account, user } = useMe();
  const { explorer, refresh } = useExplorer();
  const registry = useRegistry();
  const announce = useAnnounce();
  const charge = useChargeText();
  const [choice, setChoice] = useState<Choice>(null);
  const session = explorer?.search_session ?? null;
  const isOn = choice === 'start' || (choice === null && session !== null);
  const price = useNamePrice(choice !== 'off');
  const maxCharge = session === null ? price.data?.price : NOTHING;
  const name = nameOf(readTerm(useDebounced(typed, 250)));
  const canAsk = isOn && name !== '' && maxCharge !== undefined;
  const { data, error } = useQuery({
    queryKey: ['explorer', 'suggestions', account?.id, user.id, name, kind],
    queryFn: canAsk
      ? async ({ signal }): Promise<readonly Suggestion[]> => {
          const body = { q: name, limit: ROWS, ...(kind !== '' && { filters: { kind } }) };
          try {
            const page = await withBackendErrors(registry.v5.search('entities', body, { maxCharge, signal }));
            if (!isZeroAmount(page.billing.charged)) announce(charge(page.billing.charged));
            setChoice(null);
            return page.results;
          } finally {
            void refresh();
          }
        }
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const isOver = error instanceof BackendError && error.code === 'max_charge_exceeded';
  return {
    list: canAsk && error === null ? (data ?? []) : [],
    isOn,
    session,
    price,
    error: isOver ? null : error,
    turn: (on: boolean) => setChoice(on ? (session === null ? 'start' : null) : 'off'),
  };
}
