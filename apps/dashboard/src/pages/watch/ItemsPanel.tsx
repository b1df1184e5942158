import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Time } from '../../components/cards/figures.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.js';
import { FormError } from '../../components/forms.js';
import { Icon } from '../../components/Icon.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { EmptyState } from '../../components/notices/states.js';
import { Panel } from '../../components/Panel.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { saveFile } from '../explorer/export/save-file.js';
import { AddItemForm } from './AddItemForm.js';
import { ItemHits } from './ItemHits.js';
import { messages } from './messages.js';
import { useItems, useWatchActions } from './queries.js';
import type { Item, ListedWatchlist } from './queries.js';
import { UploadPanel } from './UploadPanel.js';
import { useWatchErrorText } from './useWatchErrorText.js';

const TONES = { active: 'good', unpaid: 'bad', restricted: 'warning', deleted: 'neutral' } as const;

/** The items of a watchlist, with forms to add more. */
export function ItemsPanel({ list, may }: { list: ListedWatchlist; may: boolean }) {
  const { t } = useMessages(messages);
  const actions = useWatchActions();
  const announce = useAnnounce();
  const format = useFormat();
  const say = useWatchErrorText();
  const [removed, setRemoved] = useState<Item | null>(null);
  const [fault, setFault] = useState<unknown>();
  const [opened, setOpened] = useState<number | null>(null);
  const items = useItems(list.id);
  // As it is now, so that a decision shows at once.
  const shown = items.rows?.find(({ id, hits }) => id === opened && hits.length > 0);
  const download = async () => {
    setFault(undefined);
    try {
      saveFile(`watchlist-${String(list.id)}.csv`, 'text/csv', await actions.download(list.id));
    } catch (error) {
      setFault(error);
    }
  };
  const columns: Column<Item>[] = [
    { key: 'reference', header: t('items.column.reference'), names: true, cell: ({ reference }) => reference },
    { key: 'name', header: t('items.column.name'), cell: (item) => <ItemName {...item} /> },
    {
      key: 'state',
      header: t('items.column.state'),
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`items.state.${state}`)}</StatusBadge>,
    },
    { key: 'until', header: t('items.column.until'), cell: (item) => <Time value={item.paid_until} as="day" /> },
    {
      key: 'hits',
      header: t('items.column.hits'),
      align: 'end',
      cell: (item) => <HitCount item={item} onOpen={() => setOpened(item.id)} />,
    },
    {
      key: 'actions',
      header: t('items.column.actions'),
      align: 'end',
      cell: (item) =>
        may && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('items.removeOf', { reference: item.reference })}
            onClick={() => setRemoved(item)}
          >
            {t('items.remove')}
          </Button>
        ),
    },
  ];
  return (
    <Panel
      title={t('items.title', { name: list.name })}
      actions={
        <Button size="xs" variant="default" leftSection={<Icon name="download" />} onClick={() => void download()}>
          {t('items.download')}
        </Button>
      }
    >
      <Stack gap="md">
        <FormError error={fault} say={say} />
        <DataTable
          caption={t('items.title', { name: list.name })}
          columns={columns}
          list={items}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('items.empty')}>{t('items.emptyText')}</EmptyState>}
        />
        {shown !== undefined && <ItemHits item={shown} may={may} onClose={() => setOpened(null)} />}
        {may && <AddItemForm list={list.id} />}
        {may && <UploadPanel list={list.id} />}
      </Stack>
      {removed !== null && (
        <ConfirmDialog
          opened
          onClose={() => setRemoved(null)}
          title={t('items.removeTitle', { reference: removed.reference })}
          confirm={t('items.remove')}
          danger
          say={say}
          onConfirm={async () => {
            await actions.removeItem(list.id, removed.id);
            announce(t('items.removed', { reference: removed.reference }));
          }}
        >
          {t('items.removeWhat', { until: format.dateTime(removed.paid_until) })}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function HitCount({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const { t } = useMessages(messages);
  const { hits, reference, total_hits: total, screened_at: at } = item;
  if (at === null) return <>{t('items.searching')}</>;
  if (total === 0) return <>0</>;
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('hits.open', { reference, total })}
      title={hits.map(({ name }) => name).join(', ')}
      onClick={onOpen}
    >
      {total}
    </Button>
  );
}

function ItemName({ name, entity_id: id }: Item) {
  if (id === null) return <>{name}</>;
  return (
    <Anchor component={Link} to={`/explorer/${id}`} inherit>
      {name}
    </Anchor>
  );
}
