import type { Screening } from '@entity-registry/sdk';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';

type SearchedList = Screening['lists_searched'][number];

/** The lists that were searched, each version once, and those that weren't. */
export function SearchedLists({ screenings }: { screenings: readonly Pick<Screening, 'lists_searched'>[] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const keyOf = ({ id, version }: SearchedList): string => `${id} ${version ?? ''}`;
  const all = screenings.flatMap(({ lists_searched: lists }) => lists);
  const lists = [...new Map(all.map((list) => [keyOf(list), list])).values()];
  return (
    <Panel title={t('lists.title')} note={t('lists.note')} flush>
      <DataTable<SearchedList>
        caption={t('lists.title')}
        rows={lists}
        rowKey={keyOf}
        columns={[
          { key: 'list', header: t('lists.list'), names: true, cell: ({ id }) => id },
          {
            key: 'version',
            header: t('lists.version'),
            cell: ({ version }) => version ?? <StatusBadge tone="unknown">{t('lists.notLoaded')}</StatusBadge>,
          },
          { key: 'published', header: t('lists.published'), cell: ({ published }) => published ?? '–' },
          {
            key: 'entries',
            header: t('lists.entries'),
            align: 'end',
            cell: ({ entries }) => (entries === null ? '–' : format.number(entries)),
          },
          {
            key: 'imported',
            header: t('lists.imported'),
            cell: ({ imported_at: at }) => (at === null ? '–' : <Time value={at} as="day" />),
          },
        ]}
      />
    </Panel>
  );
}
