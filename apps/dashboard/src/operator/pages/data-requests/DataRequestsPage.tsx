import { Anchor, NativeSelect } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { Time } from '../../../components/cards/figures.js';
import { EmptyState } from '../../../components/notices/states.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { useCountryName } from '../../../format/country.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { Filters } from '../../parts/Filters.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { DaysLeft } from './DaysLeft.js';
import { messages } from './messages.js';

type Summary = Schemas['DataRequestSummaryView'];

/** Requests about personal data, the next due at the top. */
export default function DataRequestsPage() {
  const { t } = useMessages(messages);
  const [place, setPlace] = useSearchParams();
  const isEnded = place.get('list') === 'ended';
  const list = useAdminPages<Summary>('/admin/data-requests', {
    query: { list: isEnded ? 'ended' : 'open' },
    live: SLOW_MS,
  });
  return (
    <div className={classes.stack}>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      <Panel flush>
        <Filters label={t('filter')}>
          <NativeSelect
            label={t('which')}
            value={isEnded ? 'ended' : 'open'}
            data={(['open', 'ended'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(event) => setPlace(event.currentTarget.value === 'ended' ? { list: 'ended' } : {})}
          />
        </Filters>
        <DataTable
          caption={t('list')}
          list={list}
          columns={useColumns(isEnded)}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t(isEnded ? 'noneEnded' : 'none')} />}
        />
      </Panel>
    </div>
  );
}

function useColumns(isEnded: boolean): Column<Summary>[] {
  const { t } = useMessages(messages);
  const countryName = useCountryName();
  return [
    {
      key: 'id',
      header: t('column.id'),
      names: true,
      cell: ({ id }) => (
        <Anchor component={Link} to={`/data-requests/${String(id)}`}>
          {t('request', { id })}
        </Anchor>
      ),
    },
    { key: 'right', header: t('column.right'), cell: ({ right }) => t(`rights.${right}`) },
    { key: 'country', header: t('column.country'), wide: true, cell: (row) => countryName(row.jurisdiction) },
    { key: 'state', header: t('column.state'), cell: ({ state }) => t(`states.${state}`) },
    {
      key: 'due',
      header: t('column.due'),
      cell: ({ due_on: dueOn, extended }) => (extended ? `${dueOn} (${t('extended')})` : dueOn),
    },
    isEnded
      ? { key: 'ended', header: t('column.ended'), cell: ({ ended_at: endedAt }) => <Time value={endedAt} as="day" /> }
      : { key: 'left', header: t('column.left'), cell: ({ days_left: left }) => <DaysLeft left={left} /> },
    {
      key: 'received',
      header: t('column.received'),
      wide: true,
      cell: ({ received_at: receivedAt }) => <Time value={receivedAt} as="day" />,
    },
  ];
}
