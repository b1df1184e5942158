import type { EntityRegistry, Resolution } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasRole } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Notice } from '../../../components/notices/Notice.js';
import { ErrorState } from '../../../components/notices/states.js';
import { Panel } from '../../../components/Panel.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { messages as libraryMessages } from '../library/library-messages.js';
import { PriceTag } from '../PriceTag.js';
import { useRegistry, withBackendErrors } from '../registry.js';
import { useChargeText, useExplorerErrorText } from '../useExplorerErrorText.js';
import { messages } from './browse-messages.js';
import { Candidates } from './Candidates.js';
import { useMatchPrice } from './prices.js';
import { useSearches } from './searches.js';
import type { SearchQuery } from './searches.js';

type ResolveInput = Parameters<EntityRegistry['v5']['resolve']>[0];

/**
 * Whose name or number it probably is, with confidence and reasons. Costs its price, at once if the user asked for it and else by a
 * button, unless the Library still has it.
 */
export function Matches({ query, isAsked }: { query: SearchQuery; isAsked: boolean }) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const format = useFormat();
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const maySpend = useHasRole('member');
  const searches = useSearches();
  const price = useMatchPrice(maySpend);
  const found = searches.find(query);
  const search = useMutation({
    mutationFn: async (maxCharge: string): Promise<Resolution> => {
      const { term, kind } = query;
      const wanted = { ...term, ...(kind !== '' && { type: kind }), limit: 10, explain: true } as ResolveInput;
      return withBackendErrors(registry.v5.resolve(wanted, { maxCharge }));
    },
    onSuccess: (resolution) => {
      searches.add(query, resolution);
      announce(charge(resolution.billing.charged));
    },
  });
  const { mutate, isIdle } = search;
  const shownPrice = price.data?.price;
  const isDue = isAsked && !found && isIdle && !searches.isPending && shownPrice !== undefined;
  useEffect(() => {
    if (isDue) mutate(shownPrice);
  }, [isDue, mutate, shownPrice]);
  if (found) {
    return (
      <>
        <p className={classes.small}>{library.t('search.kept', { ago: format.ago(found.at, new Date()) })}</p>
        <Candidates resolution={found.resolution} />
      </>
    );
  }
  const isName = 'name' in query.term;
  const error = search.error ?? (isAsked ? price.error : null);
  return (
    <>
      {error && <ErrorState error={error} say={say} />}
      {!isName && !isAsked && !searches.isPending && <Notice tone="neutral">{library.t('search.over')}</Notice>}
      {isName && (
        <Panel title={t('similar.title')} note={t('similar.note')}>
          <Button
            variant="default"
            loading={search.isPending || searches.isPending}
            disabled={!maySpend || shownPrice === undefined}
            onClick={() => mutate(shownPrice ?? '')}
          >
            <span>
              {t('similar.submit')} · <PriceTag preview={price} />
            </span>
          </Button>
        </Panel>
      )}
    </>
  );
}
