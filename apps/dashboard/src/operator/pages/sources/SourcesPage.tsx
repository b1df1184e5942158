import { useState } from 'react';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatCard, StatCards } from '../../../components/cards/StatCard.js';
import { StatusBadge, type Tone } from '../../../components/cards/StatusBadge.js';
import { EmptyState, ErrorState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useAdmin } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { Choice, Filters } from '../../parts/Filters.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { messages } from './messages.js';

type Source = Schemas['SourceHealthView'];

const STATES = ['failing', 'well', 'never_asked'] as const;
type State = (typeof STATES)[number];

const TONES: Record<State, Tone> = { well: 'good', failing: 'bad', never_asked: 'neutral' };

export default function SourcesPage() {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [state, setState] = useState<State | ''>('');
  const sources = useAdmin<{ items: Source[] }>('/admin/sources', {}, SLOW_MS);
  const rows = sources.data?.items.filter((source) => state === '' || source.state === state);
  const columns = useColumns();
  return (
    <div className={classes.stack}>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      {sources.data && (
        <StatCards>
          {STATES.map((one) => (
            <StatCard
              key={one}
              label={t(`figures.${one}`)}
              value={format.number(sources.data.items.filter((source) => source.state === one).length)}
            />
          ))}
        </StatCards>
      )}
      <Panel flush>
        <Filters label={t('filter')}>
          <Choice
            label={t('state')}
            value={state}
            options={STATES.map((one) => [one, t(`states.${one}`)] as const)}
            onChange={setState}
          />
        </Filters>
        {sources.error && !sources.data ? (
          <ErrorState error={sources.error} onRetry={() => void sources.refetch()} />
        ) : (
          <DataTable
            caption={t('list')}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('none')} />}
          />
        )}
      </Panel>
    </div>
  );
}

function useColumns(): Column<Source>[] {
  const { t, has } = useMessages(messages);
  const format = useFormat();
  const country = (code: string): string => {
    const key = `countries.${code}`;
    return has(key) ? t(key) : code.toUpperCase();
  };
  return [
    {
      key: 'name',
      header: t('column.name'),
      names: true,
      cell: ({ id, name, jurisdiction }) => (
        <>
          {name}
          <div className={classes.quiet}>
            {country(jurisdiction)} · {id}
          </div>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, failures_in_a_row: row }) => (
        <>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          {row > 1 && <div className={classes.quiet}>{t('row', { count: format.number(row) })}</div>}
        </>
      ),
    },
    { key: 'look', header: t('column.look'), cell: ({ last_look_at: at }) => <Time value={at} as="ago" /> },
    { key: 'success', header: t('column.success'), cell: ({ last_success_at: at }) => <Time value={at} as="ago" /> },
    {
      key: 'late',
      header: t('column.late'),
      cell: ({ readings_of_late: readings, failures_of_late: failures }) =>
        readings === 0
          ? t('notAsked')
          : t('ofLate', { failures: format.number(failures), readings: format.number(readings) }),
    },
    {
      key: 'reason',
      header: t('column.reason'),
      wide: true,
      cell: ({ last_reason: reason, last_failure_at: at }) =>
        reason === null ? (
          '–'
        ) : (
          <>
            {reason}
            <div className={classes.quiet}>
              <Time value={at} as="ago" />
            </div>
          </>
        ),
    },
    {
      key: 'pace',
      header: t('column.pace'),
      align: 'end',
      wide: true,
      cell: ({ pace_wait_ms: ms }) => (ms === 0 ? t('atOnce') : t('ms', { count: format.number(ms) })),
    },
  ];
}
