import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { useHasRole } from '../../api/me.js';
import { PRODUCT_CODES } from '../../components/codes/product-codes.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Price, Time } from '../../components/cards/figures.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { LIBRARY, useLibraryList } from './queries.js';
import type { LibraryEntity } from './queries.js';

/** The organization's purchases by entity, free for its members. The search and the code are kept in the URL. */
export default function LibraryPage() {
  const { t } = useMessages(messages);
  const [search, setSearch] = useSearchParams();
  const isOwner = useHasRole('owner');
  const [removing, setRemoving] = useState<LibraryEntity>();
  const text = useDebounced(search.get('text') ?? '');
  const code = search.get('code') ?? '';
  const list = useLibraryList({ text: text.trim(), code });
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const isFiltered = text.trim() !== '' || code !== '';
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel
        title={t('list')}
        flush
        actions={
          <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }} role="search">
            <TextInput
              size="xs"
              aria-label={t('filter.text')}
              placeholder={t('filter.text')}
              value={search.get('text') ?? ''}
              onChange={(event) => set('text', event.currentTarget.value)}
            />
            <NativeSelect
              size="xs"
              aria-label={t('filter.code')}
              value={code}
              onChange={(event) => set('code', event.currentTarget.value)}
              data={[
                { value: '', label: t('filter.anyCode') },
                ...[...new Set([...PRODUCT_CODES, ...(code === '' ? [] : [code])])].map((value) => ({
                  value,
                  label: value,
                })),
              ]}
            />
          </div>
        }
      >
        <DataTable
          caption={t('list')}
          list={list}
          rowKey={({ entity_id: id }) => id}
          columns={useColumns(isOwner ? setRemoving : null)}
          empty={
            isFiltered ? (
              <EmptyState title={t('empty.filtered')} />
            ) : (
              <EmptyState
                title={t('empty.title')}
                action={
                  <Button component={Link} to="/explorer" size="xs">
                    {t('empty.action')}
                  </Button>
                }
              >
                {t('empty.text')}
              </EmptyState>
            )
          }
        />
      </Panel>
      {removing && <RemoveDialog entity={removing} onClose={() => setRemoving(undefined)} />}
    </Stack>
  );
}

function useColumns(remove: ((entity: LibraryEntity) => void) | null): Column<LibraryEntity>[] {
  const { t } = useMessages(messages);
  const columns: Column<LibraryEntity>[] = [
    {
      key: 'entity',
      header: t('column.entity'),
      names: true,
      cell: ({ entity_id: id, name }) => (
        <>
          <Anchor component={Link} to={`/explorer/${id}`}>
            {name ?? id}
          </Anchor>
          <Text size="xs" c="dimmed" component="div">
            <code>{id}</code>
          </Text>
        </>
      ),
    },
    { key: 'codes', header: t('column.codes'), cell: ({ codes }) => codes.join(', ') },
    { key: 'last', header: t('column.last'), cell: ({ last_bought_at: at }) => <Time value={at} as="ago" /> },
    { key: 'by', header: t('column.by'), wide: true, cell: ({ last_bought_by: by }) => by ?? t('unknown') },
    { key: 'paid', header: t('column.paid'), align: 'end', cell: ({ paid }) => <Price amount={paid} /> },
    { key: 'until', header: t('column.until'), wide: true, cell: ({ expires_at: at }) => <Time value={at} as="day" /> },
  ];
  if (remove === null) return columns;
  return [
    ...columns,
    {
      key: 'remove',
      header: '',
      align: 'end',
      cell: (entity) => (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => remove(entity)}
          aria-label={t('remove.of', { name: entity.name ?? entity.entity_id })}
        >
          {t('remove.action')}
        </Button>
      ),
    },
  ];
}

function RemoveDialog({ entity, onClose }: { entity: LibraryEntity; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const remove = async () => {
    await api.delete('/api/library/entities/{id}', { path: { id: entity.entity_id } });
    await client.invalidateQueries({ queryKey: LIBRARY });
    client.removeQueries({ queryKey: ['explorer'] });
    announce(t('remove.done'));
  };
  return (
    <ConfirmDialog
      opened
      title={t('remove.title', { name: entity.name ?? entity.entity_id })}
      confirm={t('remove.action')}
      onConfirm={remove}
      onClose={onClose}
      danger
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
