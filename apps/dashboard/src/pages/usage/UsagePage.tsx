import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../components/tables/DataTable.js';
import { Icon } from '../../components/Icon.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState, ErrorState, Loading } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { Breakdown } from './Breakdown.js';
import { useCallColumns, useFailureColumns } from './calls/columns.js';
import { RequestsChart, SpendChart } from './calls/DayCharts.js';
import { messages as callMessages } from './calls/messages.js';
import { FilterPanel } from './FilterPanel.js';
import { readFilter, writeFilter, type Filter } from './filter.js';
import { messages } from './messages.js';
import { fileAddress, useCalls, useChoices, useUsage, type Usage } from './queries.js';
import classes from './usage.module.css';
import { ErrorRateChart, UsageFigures } from './UsageFigures.js';

/** The calls and their cost. The filter is in the address. */
export default function UsagePage() {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => new Date());
  const filter = readFilter(search);
  const change = (changed: Partial<Filter>): void => setSearch(writeFilter({ ...filter, ...changed }));
  const { data: usage, error, refetch, isPlaceholderData } = useUsage(filter);
  const { data: choices } = useChoices();
  const callColumns = useCallColumns(true);
  const calls = useCalls(filter);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            component="a"
            href={fileAddress(filter)}
            download
            variant="default"
            leftSection={<Icon name="download" />}
          >
            {t('csv')}
          </Button>
        }
      />
      <FilterPanel filter={filter} choices={choices} now={now} onChange={change} />
      <p className="registry-visually-hidden" role="status">
        {usage &&
          !isPlaceholderData &&
          t('shown', {
            ...{ from: format.day(usage.from), to: format.day(usage.to) },
            ...{ calls: format.number(usage.calls), amount: format.money(usage.amount) },
          })}
      </p>
      {usage ? (
        <div className={`${classes.page ?? ''} ${isPlaceholderData ? (classes.old ?? '') : ''}`}>
          <Sums usage={usage} filter={filter} onChoose={change} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <Panel title={t('list')} flush>
        <DataTable
          caption={t('list')}
          columns={callColumns}
          list={calls}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('noCalls.title')}>{t('noCalls.text')}</EmptyState>}
        />
      </Panel>
    </div>
  );
}

interface SumsProps {
  usage: Usage;
  filter: Filter;
  onChoose: (change: Partial<Filter>) => void;
}

function Sums({ usage, filter, onChoose }: SumsProps) {
  const { t } = useMessages(messages);
  const { t: tCalls } = useMessages(callMessages);
  const failureColumns = useFailureColumns();
  return (
    <>
      <UsageFigures usage={usage} />
      <div className={classes.pair}>
        <Panel title={t('spend')}>
          <SpendChart days={usage.days} dayCodes={usage.day_codes} codes={usage.codes} />
        </Panel>
        <Breakdown usage={usage} filter={filter} onChoose={onChoose} />
      </div>
      {usage.requests && (
        <>
          <div className={classes.pair}>
            <Panel title={t('answers')}>
              <RequestsChart days={usage.days} />
            </Panel>
            <Panel title={t('rate')}>
              <ErrorRateChart days={usage.days} />
            </Panel>
          </div>
          <Panel title={tCalls('failures')} flush>
            <DataTable
              caption={tCalls('failures')}
              columns={failureColumns}
              rows={usage.failures}
              rowKey={({ route, status, code }) => `${route} ${String(status)} ${code}`}
              empty={<EmptyState title={tCalls('noFailures')} />}
            />
          </Panel>
        </>
      )}
    </>
  );
}
