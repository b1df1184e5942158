import { useState } from 'react';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { Time } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { DataTable, type Column } from '../../components/tables/DataTable.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { List } from './queries.js';

/** The sanctions, PEP and debarment lists with their versions. A list that isn't loaded says so: it clears nobody. */
export function Lists({ lists }: { lists: readonly List[] }) {
  const { t } = useMessages(messages);
  const [now] = useState(() => new Date());
  const columns = useColumns(now);
  return (
    <Panel title={t('lists.title')} note={t('lists.note')} flush>
      <DataTable caption={t('lists.title')} columns={columns} rows={lists} rowKey={({ id }) => id} />
    </Panel>
  );
}

function useColumns(now: Date): Column<List>[] {
  const { t, language } = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'list',
      header: t('lists.list'),
      names: true,
      cell: (list) => <span title={list.publisher}>{language === 'es' ? list.name_es : list.name_en}</span>,
    },
    { key: 'kind', header: t('lists.kind'), cell: ({ kind }) => t(`lists.kinds.${kind}`) },
    {
      key: 'version',
      header: t('lists.version'),
      cell: ({ version }) => version ?? <StatusBadge tone="unknown">{t('states.not_loaded')}</StatusBadge>,
    },
    {
      key: 'entries',
      header: t('lists.entries'),
      align: 'end',
      cell: ({ entries }) => (entries === null ? '–' : format.number(entries)),
    },
    {
      key: 'imported',
      header: t('lists.imported'),
      wide: true,
      cell: ({ imported_at: at }) => <Time value={at} as="ago" now={now} />,
    },
  ];
}
