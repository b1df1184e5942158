import type { SearchSurfaces } from '@entity-registry/sdk';
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useChargeText, useExplorerErrorText } from '../useExplorerErrorText.js';
import { messages } from './browse-messages.js';

type Page = SearchSurfaces['entities']['page'];
type Named = SearchSurfaces['entities']['record'];
const FACETS = ['status', 'province'] as const;
type Filters = Partial<Record<(typeof FACETS)[number], string>>;

/** Names with the words of a search, page by page; each page costs what its button says. */
export function NameList({ name, kind }: { name: string; kind: '' | 'Organization' | 'NaturalPerson' }) {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const maySpend = useHasRole('member');
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [filters, setFilters] = useState<Filters>({});
  const preview = usePreview(maySpend ? ['names'] : null, ({ v5 }, signal) =>
    v5.search('entities', { q: 'comercial' }, { dryRun: true, signal }),
  );
  const read = useMutation({
    mutationFn: async (cursor: string | null): Promise<Page> => {
      const billing = preview.data ?? (await preview.refetch({ cancelRefetch: false, throwOnError: true })).data;
      const wanted = { ...filters, ...(kind !== '' && { kind }) };
      const body = { q: name, filters: wanted, facets: [...FACETS], limit: 20, cursor };
      return withBackendErrors(registry.v5.search('entities', body, { maxCharge: billing?.price }));
    },
    onSuccess: (page, cursor) => {
      setPages(cursor === null ? [page] : [...pages, page]);
      announce(charge(page.billing.charged));
    },
  });
  const [first] = pages;
  const next = pages.at(-1)?.page.next_cursor ?? null;
  const price = (
    <>
      {' '}
      · <PriceTag preview={preview} />
    </>
  );
  return (
    <Panel
      title={t('title')}
      note={first ? t(`total_${first.page.total_relation}`, { count: String(first.page.total) }) : t('note')}
    >
      <div className={classes.search}>
        {first &&
          FACETS.map((facet) => (
            <NativeSelect
              key={facet}
              label={t(facet)}
              value={filters[facet] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const chosen = Object.entries({ ...filters, [facet]: value });
                setFilters(Object.fromEntries(chosen.filter(([, one]) => one !== '')));
              }}
              data={[
                { value: '', label: t('any') },
                ...(first.facets[facet] ?? []).map(({ value, count }) => ({
                  value,
                  label: t('option', { value, count: String(count) }),
                })),
              ]}
            />
          ))}
        <Button variant="default" loading={read.isPending} disabled={!maySpend} onClick={() => read.mutate(null)}>
          <span>
            {t('submit')}
            {price}
          </span>
        </Button>
      </div>
      {read.error && <ErrorState error={read.error} say={say} />}
      {first?.results.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {pages.length > 0 && (
        <ul className={classes.candidates} aria-label={t('title')}>
          {pages.flatMap(({ results }) => results.map((one) => <NameRow key={one.id} named={one} />))}
        </ul>
      )}
      {next !== null && (
        <Button variant="default" loading={read.isPending} disabled={!maySpend} onClick={() => read.mutate(next)}>
          <span>
            {t('more')}
            {price}
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
        </div>
      </div>
    </li>
  );
}
