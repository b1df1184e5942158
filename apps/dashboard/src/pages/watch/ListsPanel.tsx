import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { EmptyState } from '../../components/notices/states.js';
import { Panel } from '../../components/Panel.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import type { Pages } from '../../components/usePages.js';
import { useMessages } from '../../i18n/useMessages.js';
import { ListDialog } from './ListDialog.js';
import { messages } from './messages.js';
import { useWatchActions } from './queries.js';
import type { ListedWatchlist } from './queries.js';
import { useWatchErrorText } from './useWatchErrorText.js';

/** Watchlists that the table shows at once. */
const PAGE = 25;

interface ListsPanelProps {
  lists: readonly ListedWatchlist[];
  chosen: number | undefined;
  may: boolean;
  onChoose: (id: number) => void;
}

/** The watchlists, and dialogs to create, change and delete them. */
export function ListsPanel({ lists, chosen, may, onChoose }: ListsPanelProps) {
  const { t } = useMessages(messages);
  const { remove } = useWatchActions();
  const announce = useAnnounce();
  const say = useWatchErrorText();
  const [edited, setEdited] = useState<ListedWatchlist | 'new' | null>(null);
  const [removed, setRemoved] = useState<ListedWatchlist | null>(null);
  const shown = usePagesOf(lists);
  const columns: Column<ListedWatchlist>[] = [
    {
      key: 'name',
      header: t('lists.column.name'),
      names: true,
      cell: ({ id, name }) => (
        <Button
          size="compact-sm"
          variant={id === chosen ? 'light' : 'subtle'}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ),
    },
    { key: 'items', header: t('lists.column.items'), align: 'end', cell: ({ items }) => items },
    { key: 'unpaid', header: t('lists.column.unpaid'), align: 'end', cell: ({ unpaid }) => unpaid },
    {
      key: 'webhook',
      header: t('lists.column.webhook'),
      wide: true,
      cell: ({ webhook }) => (webhook ? t('lists.yes') : t('lists.no')),
    },
    {
      key: 'actions',
      header: t('lists.column.actions'),
      align: 'end',
      cell: (list) =>
        may && (
          <Group gap={4} justify="flex-end" wrap="nowrap">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('lists.editOf', { name: list.name })}
              onClick={() => setEdited(list)}
            >
              {t('lists.edit')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('lists.removeOf', { name: list.name })}
              onClick={() => setRemoved(list)}
            >
              {t('lists.remove')}
            </Button>
          </Group>
        ),
    },
  ];
  const create = may && (
    <Button size="xs" onClick={() => setEdited('new')}>
      {t('lists.create')}
    </Button>
  );
  return (
    <Panel title={t('lists.title')} flush actions={create}>
      <DataTable
        caption={t('lists.title')}
        columns={columns}
        list={shown}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('lists.empty')}>{t('lists.emptyText')}</EmptyState>}
      />
      {edited !== null && (
        <ListDialog
          list={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => onChoose(id)}
        />
      )}
      {removed !== null && (
        <ConfirmDialog
          opened
          onClose={() => setRemoved(null)}
          title={t('lists.removeTitle', { name: removed.name })}
          confirm={t('lists.remove')}
          danger
          say={say}
          onConfirm={async () => {
            await remove(removed.id);
            announce(t('lists.removed'));
          }}
        >
          {t('lists.removeWhat', { count: removed.items })}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Lists that are loaded already, page by page. */
function usePagesOf(lists: readonly ListedWatchlist[]): Pages<ListedWatchlist> {
  const [wanted, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(lists.length / PAGE));
  // Of the last page, the last list may have been deleted.
  const page = Math.min(wanted, last);
  return {
    ...{ rows: lists.slice((page - 1) * PAGE, page * PAGE), page, error: undefined, isLoading: false, isOld: false },
    retry: () => undefined,
    previous: page > 1 ? () => setPage(page - 1) : undefined,
    next: page < last ? () => setPage(page + 1) : undefined,
  };
}
