import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { Notice } from '../../../components/notices/Notice.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { ErrorState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { LIVE_MS } from '../../data/live.js';
import { useAdmin } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { useDuration } from '../../parts/useDuration.js';
import { Housekeeping } from './Housekeeping.js';
import { isUnattended, lateSeconds } from './late.js';
import { messages } from './messages.js';
import { LimitsMet, SharesOfQueues } from './Shares.js';

type Queue = Schemas['QueueView'];

export default function QueuesPage() {
  const { t } = useMessages(messages);
  const queues = useAdmin<{ items: Queue[] }>('/admin/queues', {}, LIVE_MS);
  const columns = useColumns();
  return (
    <div className={classes.stack}>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      {queues.data && <Warnings queues={queues.data.items} />}
      <Panel flush>
        {queues.error && !queues.data ? (
          <ErrorState error={queues.error} onRetry={() => void queues.refetch()} />
        ) : (
          <DataTable caption={t('list')} rows={queues.data?.items} columns={columns} rowKey={({ name }) => name} />
        )}
      </Panel>
      <SharesOfQueues />
      <LimitsMet />
      <Housekeeping />
    </div>
  );
}

function Warnings({ queues }: { queues: readonly Queue[] }) {
  const { t } = useMessages(messages);
  const duration = useDuration();
  const now = new Date();
  return (
    <>
      {queues.some(({ reachable }) => reachable === false) && <Notice tone="bad">{t('awayText')}</Notice>}
      {queues.map((queue) => {
        const late = lateSeconds(queue, now);
        if (late === null) return null;
        const time = duration(late);
        return (
          <Notice key={queue.name} tone={isUnattended(queue) ? 'neutral' : 'warning'}>
            {isUnattended(queue)
              ? t('unattended', { count: queue.rows_untried ?? 0, time })
              : t('late', { name: t(`names.${queue.name}`), time })}
          </Notice>
        );
      })}
    </>
  );
}

function useColumns(): Column<Queue>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  const jobs = (queue: Queue, state: 'waiting' | 'active' | 'delayed') =>
    queue.jobs === null ? '–' : format.number(queue.jobs[state]);
  return [
    { key: 'name', header: t('column.name'), names: true, cell: ({ name }) => t(`names.${name}`) },
    { key: 'backend', header: t('column.backend'), cell: (queue) => <Backend queue={queue} /> },
    { key: 'rows', header: t('column.rows'), align: 'end', cell: (queue) => format.number(queue.rows_waiting) },
    { key: 'oldest', header: t('column.oldest'), cell: ({ oldest_row_at: at }) => <Time value={at} as="ago" /> },
    { key: 'waiting', header: t('column.waiting'), align: 'end', cell: (queue) => jobs(queue, 'waiting') },
    { key: 'active', header: t('column.active'), align: 'end', cell: (queue) => jobs(queue, 'active') },
    { key: 'delayed', header: t('column.delayed'), align: 'end', cell: (queue) => jobs(queue, 'delayed') },
    {
      key: 'oldestJob',
      header: t('column.oldestJob'),
      wide: true,
      cell: (queue) => <Time value={queue.jobs?.oldest_waiting_at ?? null} as="ago" />,
    },
    {
      key: 'failed',
      header: t('column.failed'),
      align: 'end',
      cell: ({ failed_of_late: failed }) => (failed === null ? '–' : format.number(failed)),
    },
  ];
}

function Backend({ queue }: { queue: Queue }) {
  const { t } = useMessages(messages);
  if (queue.backend === null) return <span className={classes.quiet}>{t('none')}</span>;
  if (queue.reachable === false) return <StatusBadge tone="bad">{t('away')}</StatusBadge>;
  return <StatusBadge tone="neutral">{t(`backends.${queue.backend}`)}</StatusBadge>;
}
