import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Time } from '../../../components/cards/figures.js';
import { EmptyState } from '../../../components/notices/states.js';
import { Panel } from '../../../components/Panel.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';
import { useScreenings } from './queries.js';
import type { ScreeningSummary } from './queries.js';

/** What the organization screened, newest first. */
export function StoredPanel() {
  const { t } = useMessages(messages);
  const format = useFormat();
  const list = useScreenings();
  return (
    <Panel title={t('stored.title')} note={t('stored.note')} flush>
      <DataTable<ScreeningSummary>
        caption={t('stored.title')}
        list={list}
        rowKey={({ screening_id: id }) => id}
        empty={<EmptyState title={t('stored.empty')} />}
        columns={[
          {
            key: 'screened',
            header: t('stored.screened'),
            names: true,
            cell: ({ screening_id: id, screened_at: at }) => (
              <Anchor
                component={Link}
                to={`/screening/${id}`}
                aria-label={t('stored.open', { time: format.dateTime(at) })}
              >
                <Time value={at} />
              </Anchor>
            ),
          },
          { key: 'subjects', header: t('stored.subjects'), align: 'end', cell: (row) => format.number(row.subjects) },
          { key: 'hits', header: t('stored.withHits'), align: 'end', cell: (row) => format.number(row.with_hits) },
          {
            key: 'until',
            header: t('stored.until'),
            wide: true,
            cell: (row) => <Time value={row.expires_at} as="day" />,
          },
        ]}
      />
    </Panel>
  );
}
