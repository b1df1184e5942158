import { JURISDICTIONS } from '@entity-registry/sdk';
import { Anchor, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable, type Column } from '../../components/tables/DataTable.js';
import { Time } from '../../components/cards/figures.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { StatCard, StatCards } from '../../components/cards/StatCard.js';
import { EmptyState, ErrorState, Loading } from '../../components/notices/states.js';
import { StatusBadge, type Tone } from '../../components/cards/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useLevelName } from '../explorer/sections/values/level-name.js';
import classes from './coverage.module.css';
import { Levels } from './Levels.js';
import { Lists } from './Lists.js';
import { messages } from './messages.js';
import { useCoverage, type Coverage, type Source } from './queries.js';
import { Rows } from './Rows.js';
import { STATES, chooseSources, sumSources, type SourceFilter } from './sources.js';

const TONES: Record<Source['state'], Tone> = {
  ok: 'neutral',
  stale: 'warning',
  source_down: 'bad',
  not_loaded: 'unknown',
  unknown: 'unknown',
};

/** The records of each source, and how fresh they are. */
export default function CoveragePage() {
  const { t } = useMessages(messages);
  const { data, error, refetch } = useCoverage();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {data ? (
        <Sources coverage={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Sources({ coverage: { as_of: asOf, sources, lists } }: { coverage: Coverage }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [now] = useState(() => new Date());
  const levelName = useLevelName();
  const [search, setSearch] = useSearchParams();
  // The address follows the input; it changes too late to be the input's value.
  const [text, setText] = useState(search.get('text') ?? '');
  const filter: SourceFilter = {
    jurisdiction: search.get('jurisdiction') ?? '',
    state: search.get('state') ?? '',
    text,
  };
  const change = (changed: Partial<SourceFilter>): void => {
    const entries = Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== '');
    setSearch(new URLSearchParams(entries), { replace: true });
  };
  const chosen = chooseSources(sources, filter, levelName);
  const jurisdictions = [...new Set(chosen.map(({ jurisdiction }) => jurisdiction))].toSorted((a, b) =>
    a > b ? -1 : 1,
  );
  const columns = useColumns(now);
  return (
    <>
      <Figures sources={sources} />
      <Panel
        title={t('filter')}
        note={
          asOf === null ? (
            t('notCounted')
          ) : (
            <span title={format.utc(asOf)}>{t('asOf', { ago: format.ago(asOf, now) })}</span>
          )
        }
      >
        <div className={classes.filter}>
          <NativeSelect
            label={t('jurisdiction')}
            value={filter.jurisdiction}
            onChange={({ currentTarget: { value } }) => change({ jurisdiction: value })}
            data={[
              { value: '', label: t('all') },
              ...JURISDICTIONS.map((value) => ({ value, label: t(`jurisdictions.${value}`) })),
            ]}
          />
          <NativeSelect
            label={t('state')}
            value={filter.state}
            onChange={({ currentTarget: { value } }) => change({ state: value })}
            data={[{ value: '', label: t('all') }, ...STATES.map((value) => ({ value, label: t(`states.${value}`) }))]}
          />
          <TextInput
            label={t('search')}
            value={filter.text}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              change({ text: value });
            }}
          />
        </div>
      </Panel>
      <p className="registry-visually-hidden" role="status">
        {t('found', { count: chosen.length })}
      </p>
      {chosen.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {jurisdictions.map((jurisdiction) => {
        const own = chosen.filter((source) => source.jurisdiction === jurisdiction);
        const title = t(`jurisdictions.${jurisdiction}`);
        return (
          <Panel key={jurisdiction} title={title} note={t('found', { count: own.length })} flush>
            <DataTable caption={`${t('title')}: ${title}`} columns={columns} rows={own} rowKey={({ id }) => id} />
          </Panel>
        );
      })}
      <Lists lists={lists} />
    </>
  );
}

function Figures({ sources }: { sources: readonly Source[] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { withRecords, rows, synthetic, late } = sumSources(sources);
  return (
    <StatCards>
      <StatCard
        label={t('sources')}
        value={format.number(withRecords)}
        note={t('ofSources', { all: format.number(sources.length) })}
      />
      <StatCard
        label={t('records')}
        value={format.number(rows)}
        note={synthetic > 0 ? t('invented', { count: format.number(synthetic) }) : undefined}
      />
      <StatCard label={t('late')} value={format.number(late)} note={late === 0 ? t('lateNone') : t('lateNote')} />
    </StatCards>
  );
}

function useColumns(now: Date): Column<Source>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'source',
      header: t('source'),
      names: true,
      cell: ({ name, url, levels }) => (
        <>
          <Anchor href={url} target="_blank" rel="noreferrer" inherit>
            {name}
          </Anchor>
          <Levels levels={levels} of={name} now={now} />
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => (
        <span title={t(`stateHelp.${state}`)}>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        </span>
      ),
    },
    { key: 'cadence', header: t('cadence'), wide: true, cell: ({ cadence }) => t(`cadences.${cadence}`) },
    {
      key: 'rows',
      header: t('rows'),
      align: 'end',
      cell: ({ rows, synthetic_rows: invented }) => <Rows rows={rows} invented={invented} />,
    },
    {
      key: 'newest',
      header: t('newest'),
      wide: true,
      cell: ({ newest, oldest }) =>
        newest === null ? (
          '–'
        ) : (
          <span
            title={oldest === null ? undefined : t('span', { oldest: format.day(oldest), newest: format.day(newest) })}
          >
            {format.day(newest)}
          </span>
        ),
    },
    {
      key: 'fetched',
      header: t('fetched'),
      cell: ({ fetched_at: at }) => <Time value={at} as="ago" now={now} />,
    },
    {
      key: 'run',
      header: t('run'),
      wide: true,
      cell: ({ last_run: run }) =>
        run === null ? (
          '–'
        ) : (
          <>
            {t(`kinds.${run.kind}`)}, {t(`runStates.${run.state}`)}
            <span className={classes.age}>
              <Time value={run.at} as="ago" now={now} />
            </span>
          </>
        ),
    },
  ];
}
