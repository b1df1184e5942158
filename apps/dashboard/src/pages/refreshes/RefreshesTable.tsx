import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Price, Time } from '../../components/cards/figures.js';
import type { Pages } from '../../components/usePages.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { Refresh } from './queries.js';
import classes from './refreshes.module.css';
import { RefreshStatus, WebhookStatus } from './states.js';

/** The refreshes; each links to its page. */
export function RefreshesTable({ list, empty }: { list: Pages<Refresh>; empty: ReactNode }) {
  const { t } = useMessages(messages);
  const columns: Column<Refresh>[] = [
    {
      key: 'number',
      header: t('column.number'),
      names: true,
      cell: ({ id }) => (
        <Anchor component={Link} to={`/refreshes/${String(id)}`} aria-label={t('number', { id })}>
          {id}
        </Anchor>
      ),
    },
    {
      key: 'entity',
      header: t('column.entity'),
      cell: ({ entity_id: id, entity_name: name }) => (
        <>
          {name ?? t('unnamed')}
          <Text size="xs" c="dimmed" component="div">
            <code>{id}</code>
          </Text>
        </>
      ),
    },
    {
      key: 'codes',
      header: t('column.codes'),
      wide: true,
      cell: ({ codes }) => <span className={classes.codes}>{codes.join(', ')}</span>,
    },
    { key: 'status', header: t('column.status'), cell: (refresh) => <RefreshStatus refresh={refresh} /> },
    {
      key: 'price',
      header: t('column.price'),
      align: 'end',
      cell: ({ charged, price }) => <Price amount={charged ?? price} />,
    },
    { key: 'webhook', header: t('column.webhook'), wide: true, cell: (refresh) => <WebhookStatus refresh={refresh} /> },
    { key: 'asked', header: t('column.asked'), cell: ({ requested_at: at }) => <Time value={at} /> },
  ];
  return (
    <DataTable caption={t('caption')} columns={columns} list={list} rowKey={({ id }) => String(id)} empty={empty} />
  );
}
