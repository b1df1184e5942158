import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Money, Time } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useEntries } from './queries.js';
import type { CreditEntry } from './queries.js';

/** The ledger without its charges. */
export function EntriesPanel() {
  const { t, rich } = useMessages(messages);
  const list = useEntries();
  const columns: Column<CreditEntry>[] = [
    { key: 'when', header: t('entries.when'), cell: ({ at }) => <Time value={at} /> },
    { key: 'kind', header: t('entries.kind'), names: true, cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'what', header: t('entries.what'), cell: ({ note }) => note ?? '–', wide: true },
    {
      key: 'amount',
      header: t('entries.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} places={6} />,
    },
  ];
  return (
    <Panel
      title={t('entries.title')}
      note={rich('entries.note', { usage: <Anchor component={Link} to="/usage" inherit /> })}
      flush
    >
      <DataTable
        caption={t('entries.caption')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        list={list}
        empty={<EmptyState title={t('entries.empty')} />}
      />
    </Panel>
  );
}
