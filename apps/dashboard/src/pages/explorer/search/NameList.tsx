import type { SearchSurfaces } from '@entity-registry/sdk';
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { EmptyState, ErrorState } from '../../../components/notices/states.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { messages as explorerMessages } from '../messages.js';
import { PriceTag } from '../PriceTag.js';
import { usePreview, useRegistry, withBackendErrors } from '../registry.js';
import { useExplorer } from '../useExplorer.js';
import { useChargeText, useExplorerErrorText } from '../useExplorerErrorText.js';
import { messages } from './browse-messages.js';
import { MatchedName } from './MatchedName.js';
import { FACETS, useListedNames } from './listed-names.js';
import type { Filters, NamePage } from './listed-names.js';
import { useNamePrice } from './prices.js';
import type { Kind } from './search-term.js';

type Named = SearchSurfaces['entities']['record'];
/** A session covers first pages of up to this many rows. */
const ROWS = 20;

interface NameListProps {
  readonly name: string;
  readonly kind: Kind;
  /** Whether the user agreed to pay for the first page. */
  readonly isAsked: boolean;
}

/**
 * Names with the words of a search, page by page. The first page is read at once if the user asked for it or a session covers it;
 * further pages cost what their button says. Other filters begin another list.
 */
export function NameList({ name, kind, isAsked }: NameListProps) {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const maySpend = useHasRole('member');
  const { explorer, refresh } = useExplorer();
  const isCovered = (explorer?.search_session ?? null) !== null;
  const [filters, setFilters] = useState<Filters>({});
  const { pages, keep } = useListedNames({ name, kind, filters });
  const firstPrice = useNamePrice(maySpend);
  const body = (cursor: string | null) => ({
    q: name,
    filters: { ...filters, ...(kind !== '' && { kind }) },
    facets: [...FACETS],
    limit: ROWS,
    cursor,
  });
  const [first] = pages;
  // While another list is read, the filters of the last one stay.
  const [shownFacets, setShownFacets] = useState<NamePage['facets'] | undefined>(first?.facets);
  const facets = first?.facets ?? shownFacets;
  const next = pages.at(-1)?.page.next_cursor ?? null;
  // A session covers first pages only.
  const nextPrice = usePreview(next === null ? null : ['names', 'further'], ({ v5 }, signal) =>
    v5.search('entities', body(next), { dryRun: true, signal }),
  );
  const read = useMutation({
    mutationFn: (cursor: string | null): Promise<NamePage> => {
      const price = cursor === null ? firstPrice : nextPrice;
      return withBackendErrors(registry.v5.search('entities', body(cursor), { maxCharge: price.data?.price }));
    },
    onSuccess: (page, cursor) => {
      keep(cursor === null ? [page] : [...pages, page]);
      if (cursor === null) setShownFacets(page.facets);
      announce(charge(page.billing.charged));
    },
    onSettled: refresh,
  });
  const { mutate, isPending, error } = read;
  const isDue = first === undefined && firstPrice.data !== undefined && !isPending && error === null;
  const isAgreed = isAsked && Object.keys(filters).length === 0;
  const startsNow = isDue && (isCovered || isAgreed);
  useEffect(() => {
    if (startsNow) mutate(null);
  }, [startsNow, mutate]);
  const shownError = error ?? (isAsked ? firstPrice.error : null);
  return (
    <Panel
      title={t('title')}
      note={first ? t(`total_${first.page.total_relation}`, { count: String(first.page.total) }) : t('note')}
    >
      <div className={classes.search}>
        {facets &&
          FACETS.map((facet) => (
            <NativeSelect
              key={facet}
              label={t(facet)}
              value={filters[facet] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const chosen = Object.entries({ ...filters, [facet]: value });
                read.reset();
                setFilters(Object.fromEntries(chosen.filter(([, one]) => one !== '')));
              }}
              data={[
                { value: '', label: t('any') },
                ...(facets[facet] ?? []).map(({ value, count }) => ({
                  value,
                  label: t('option', { value, count: String(count) }),
                })),
              ]}
            />
          ))}
        {first === undefined && (
          <Button
            variant="default"
            loading={isPending || startsNow}
            disabled={!maySpend || firstPrice.data === undefined}
            onClick={() => mutate(null)}
          >
            <span>
              {t('submit')} · <PriceTag preview={firstPrice} />
            </span>
          </Button>
        )}
      </div>
      {shownError && <ErrorState error={shownError} say={say} />}
      {first?.results.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {pages.length > 0 && (
        <ul className={classes.candidates} aria-label={t('title')}>
          {pages.flatMap(({ results }) => results.map((one) => <NameRow key={one.id} named={one} />))}
        </ul>
      )}
      {next !== null && (
        <Button
          variant="default"
          loading={isPending}
          disabled={!maySpend || nextPrice.data === undefined}
          onClick={() => mutate(next)}
        >
          <span>
            {t('more')} · <PriceTag preview={nextPrice} />
          </span>
        </Button>
      )}
    </Panel>
  );
}

function NameRow({ named }: { named: Named }) {
  const { t } = useMessages(explorerMessages);
  const { id, nombre, type, identifier_masked: identifier, province } = named;
  return (
    <li className={classes.candidate}>
      <div className={classes.candidateWho}>
        <Anchor component={Link} to={`/explorer/${id}`} className={classes.candidateName} underline="hover">
          {nombre ?? id}
        </Anchor>
        <div className={classes.meta}>
          <span>{t(`type.${type}`)}</span>
          {identifier !== null && <span className="registry-figures">{identifier}</span>}
          {province !== null && <span>{province}</span>}
          <MatchedName found={named.matched_name} />
        </div>
      </div>
    </li>
  );
}
