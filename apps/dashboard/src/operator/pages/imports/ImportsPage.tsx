import { useSearchParams } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge, type Tone } from '../../../components/cards/StatusBadge.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { LIVE_MS } from '../../data/live.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { Choice, Filters } from '../../parts/Filters.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { Progress } from '../../parts/Progress.js';
import { useDuration } from '../../parts/useDuration.js';
import { messages } from './messages.js';
import { silentMinutes } from './stalled.js';

type Run = Schemas['IngestRunView'];

const STATUSES = ['running', 'completed', 'failed'] as const;
const TONES: Record<Run['status'], Tone> = { running: 'accent', completed: 'good', failed: 'bad' };

export default function ImportsPage() {
  const { t } = useMessages(messages);
  const [place, setPlace] = useSearchParams();
  const status = STATUSES.find((one) => one === place.get('status')) ?? '';
  const list = useAdminPages<Run>('/admin/ingest-runs', { query: { status: status || null }, live: LIVE_MS });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      <Panel flush>
        <Filters label={t('filter')}>
          <Choice
            label={t('state')}
            value={status}
            options={STATUSES.map((one) => [one, t(`states.${one}`)] as const)}
            onChange={(value) => setPlace(value === '' ? {} : { status: value })}
          />
        </Filters>
        <DataTable
          caption={t('list')}
          list={list}
          columns={useColumns()}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        />
      </Panel>
    </>
  );
}

function useColumns(): Column<Run>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'dataset',
      header: t('column.dataset'),
      names: true,
      cell: (run) => (
        <>
          {run.dataset}
          {run.synthetic && <div className={classes.quiet}>{t('invented')}</div>}
        </>
      ),
    },
    { key: 'state', header: t('state'), cell: (run) => <State run={run} /> },
    { key: 'progress', header: t('column.progress'), cell: (run) => <RunProgress run={run} /> },
    {
      key: 'rows',
      header: t('column.rows'),
      align: 'end',
      cell: (run) => (
        <span
          title={t('rows', {
            inserted: format.number(run.rows_inserted),
            updated: format.number(run.rows_updated),
            unchanged: format.number(run.rows_unchanged),
          })}
        >
          {format.number(run.rows_inserted + run.rows_updated + run.rows_unchanged)}
        </span>
      ),
    },
    {
      key: 'rejected',
      header: t('column.rejected'),
      align: 'end',
      wide: true,
      cell: ({ rows_rejected: rows }) => format.number(rows),
    },
    { key: 'file', header: t('column.file'), wide: true, cell: ({ file_name: name }) => nameOf(name) },
    { key: 'began', header: t('column.began'), wide: true, cell: ({ started_at: at }) => <Time value={at} /> },
    { key: 'ended', header: t('column.ended'), wide: true, cell: ({ finished_at: at }) => <Time value={at} /> },
  ];
}

/** The file name without the folders of the machine that read it. */
const nameOf = (path: string | null): string => path?.split('/').at(-1) ?? '–';

function State({ run }: { run: Run }) {
  const { t } = useMessages(messages);
  const silent = silentMinutes(run, new Date());
  if (silent !== null) {
    return (
      <>
        <StatusBadge tone="warning">{t('stalled')}</StatusBadge>
        <div className={classes.quiet}>{t('stalledNote', { minutes: silent })}</div>
      </>
    );
  }
  return (
    <>
      <StatusBadge tone={TONES[run.status]}>{t(`states.${run.status}`)}</StatusBadge>
      {run.error !== null && <div className={classes.quiet}>{run.error}</div>}
    </>
  );
}

function RunProgress({ run }: { run: Run }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const duration = useDuration();
  const { lines_per_second: pace, seconds_left: left } = run;
  const rate = pace === null ? null : format.number(pace);
  const note =
    run.status !== 'running' || rate === null || silentMinutes(run, new Date()) !== null
      ? t('lines', { lines: format.number(run.lines_done) })
      : left === null
        ? t('rate', { rate })
        : t('pace', { rate, left: duration(left) });
  return (
    <Progress
      label={t('progress', { dataset: run.dataset })}
      done={run.bytes_done}
      total={run.status === 'completed' ? null : run.bytes_total}
      note={note}
    />
  );
}
