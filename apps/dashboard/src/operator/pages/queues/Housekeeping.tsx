import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { ErrorState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useAdmin } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import classes from '../../parts/parts.module.css';
import { messages } from './messages.js';

type Run = Schemas['HousekeepingRunView'];

/** Scheduled jobs and their last run. */
export function Housekeeping() {
  const { t } = useMessages(messages);
  const runs = useAdmin<{ items: Run[] }>('/admin/housekeeping', {}, SLOW_MS);
  const columns: Column<Run>[] = [
    { key: 'task', header: t('task'), names: true, cell: ({ task }) => <code>{task}</code> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ ok }) => (
        <StatusBadge tone={ok === null ? 'accent' : ok ? 'good' : 'bad'}>
          {t(ok === null ? 'runs' : ok ? 'well' : 'wrong')}
        </StatusBadge>
      ),
    },
    { key: 'began', header: t('began'), cell: ({ started_at: at }) => <Time value={at} as="ago" /> },
    {
      key: 'detail',
      header: t('detail'),
      wide: true,
      cell: ({ detail }) => <p className={classes.detail}>{wordsOf(detail)}</p>,
    },
  ];
  return (
    <Panel title={t('jobs')} note={t('jobsNote')} flush>
      {runs.error && !runs.data ? (
        <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
      ) : (
        <DataTable caption={t('jobs')} rows={runs.data?.items} columns={columns} rowKey={({ id }) => String(id)} />
      )}
    </Panel>
  );
}

/** `accounts 3, entries 12`: empty values are omitted. */
export function wordsOf(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join('; ') : String(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${text}`)
    .join(', ');
}
