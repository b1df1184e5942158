import { EVENT_TYPES } from '@entity-registry/sdk';
import { Anchor, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Time } from '../../components/cards/figures.js';
import { EmptyState } from '../../components/notices/states.js';
import { Panel } from '../../components/Panel.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useEvents } from './queries.js';
import type { ListedWatchlist, WatchEvent } from './queries.js';

/** The feed, newest first. */
export function EventsPanel({ lists }: { lists: readonly ListedWatchlist[] }) {
  const { t } = useMessages(messages);
  const [type, setType] = useState('');
  const [watchlist, setWatchlist] = useState('');
  const list = useEvents({ ...(type && { type }), ...(watchlist && { watchlist }) });
  const columns: Column<WatchEvent>[] = [
    { key: 'seq', header: t('events.column.seq'), align: 'end', wide: true, cell: ({ seq }) => seq },
    { key: 'type', header: t('events.column.type'), names: true, cell: (event) => t(`type.${event.type}`) },
    {
      key: 'item',
      header: t('events.column.item'),
      cell: ({ reference, watchlist_id: id }) =>
        id !== null && lists.some((one) => one.id === id) ? (
          <Anchor component={Link} to={`?list=${String(id)}`} inherit>
            {reference ?? `#${String(id)}`}
          </Anchor>
        ) : (
          reference
        ),
    },
    { key: 'about', header: t('events.column.about'), cell: (event) => <About data={event.data} /> },
    { key: 'at', header: t('events.column.at'), cell: (event) => <Time value={event.at} /> },
  ];
  const isFiltered = type !== '' || watchlist !== '';
  return (
    <Panel
      title={t('events.title')}
      flush
      actions={
        <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
          <NativeSelect
            size="xs"
            aria-label={t('events.filterType')}
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
            data={[
              { value: '', label: t('events.allTypes') },
              ...EVENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
            ]}
          />
          <NativeSelect
            size="xs"
            aria-label={t('events.filterList')}
            value={watchlist}
            onChange={(event) => setWatchlist(event.currentTarget.value)}
            data={[
              { value: '', label: t('events.allLists') },
              ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
      }
    >
      <DataTable
        caption={t('events.caption')}
        columns={columns}
        list={list}
        rowKey={({ event_id: id }) => id}
        empty={
          <EmptyState title={isFiltered ? t('events.emptyFilter') : t('events.empty')}>
            {isFiltered ? undefined : t('events.emptyText')}
          </EmptyState>
        }
      />
    </Panel>
  );
}

/** What an event is about: the list and its version, or the entity. */
function About({ data }: Pick<WatchEvent, 'data'>) {
  const { t } = useMessages(messages);
  const { entity_id: entity, list, version, fields, level } = data as Readonly<Record<string, unknown>>;
  return (
    <>
      {typeof entity === 'string' && (
        <Anchor component={Link} to={`/explorer/${entity}`} inherit>
          {entity}
        </Anchor>
      )}
      {typeof list === 'string' && t('events.version', { list, version: typeof version === 'string' ? version : '' })}
      {typeof level === 'string' && <div>{t('events.level', { level })}</div>}
      {Array.isArray(fields) && fields.length > 0 && <div>{t('events.fields', { fields: fields.join(', ') })}</div>}
    </>
  );
}
