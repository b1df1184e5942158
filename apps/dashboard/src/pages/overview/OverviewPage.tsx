import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { toMicro, toNumber } from '../../charts/amounts.js';
import { ShareBar } from '../../charts/ShareBar.js';
import { DataTable, type Column } from '../../components/tables/DataTable.js';
import { Money } from '../../components/cards/figures.js';
import { Notice } from '../../components/notices/Notice.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState, ErrorState, Loading } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useCallColumns, useFailureColumns } from '../usage/calls/columns.js';
import { RequestsChart, SpendChart } from '../usage/calls/DayCharts.js';
import { messages as callMessages } from '../usage/calls/messages.js';
import { WithheldTrialNotice } from '../trial/WithheldTrial.js';
import type { Total } from '../usage/calls/types.js';
import { Figures } from './Figures.js';
import { messages } from './messages.js';
import { NextSteps } from './NextSteps.js';
import classes from './overview.module.css';
import { useOverview, type Overview } from './queries.js';

/** The account at a glance. */
export default function OverviewPage() {
  const { t } = useMessages(messages);
  const { data, error, refetch } = useOverview();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button component={Link} to="/usage" variant="default">
            {t('allCalls')}
          </Button>
        }
      />
      {data ? (
        <Glance overview={data} />
      ) : (
        <div className={classes.skeleton}>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
        </div>
      )}
    </>
  );
}

function Glance({ overview }: { overview: Overview }) {
  const { t } = useMessages(messages);
  const { t: tCalls } = useMessages(callMessages);
  const callColumns = useCallColumns(false);
  const failureColumns = useFailureColumns();
  const codeColumns = useCodeColumns(overview.codes);
  const usage = (
    <Anchor component={Link} to="/usage" size="sm">
      {t('allCalls')}
    </Anchor>
  );
  return (
    <div className={classes.page}>
      <Warnings overview={overview} />
      <NextSteps steps={overview.steps} />
      <Figures overview={overview} />
      <div className={classes.pair}>
        <Panel title={t('spend')}>
          <SpendChart days={overview.days} dayCodes={overview.day_codes} codes={overview.codes} />
        </Panel>
        <Panel title={t('answers')}>
          <RequestsChart days={overview.days} />
        </Panel>
      </div>
      <div className={classes.pair}>
        <Panel title={t('byCode')} flush>
          <DataTable
            caption={t('byCode')}
            columns={codeColumns}
            rows={overview.codes}
            rowKey={({ value }) => value ?? ''}
            empty={<EmptyState title={t('noCalls.title')} />}
          />
        </Panel>
        <Panel title={t('failures')} flush>
          <DataTable
            caption={t('failures')}
            columns={failureColumns.filter(({ key }) => key === 'reason' || key === 'requests')}
            rows={overview.failures}
            rowKey={({ route, status, code }) => `${route} ${String(status)} ${code}`}
            empty={<EmptyState title={tCalls('noFailures')} />}
          />
        </Panel>
      </div>
      <Panel title={t('lastCalls')} flush actions={usage}>
        <DataTable
          caption={t('lastCalls')}
          columns={callColumns}
          rows={overview.last_calls}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('noCalls.title')}>{t('noCalls.text')}</EmptyState>}
        />
      </Panel>
    </div>
  );
}

/** Problems that block API calls, with their solution. */
function Warnings({ overview: { tier, month, withheld_trial: withheld } }: { overview: Overview }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const mayDecide = useHasRole('owner');
  const isCapped = month.cap !== null && toMicro(month.spent) >= toMicro(month.cap);
  return (
    <>
      {withheld && <WithheldTrialNotice trial={withheld} may={mayDecide} />}
      {tier === 'free' && withheld === null && (
        <Notice tone="warning" title={t('free.title')}>
          {t('free.text')}{' '}
          <Anchor component={Link} to="/credit" inherit>
            {t('topUp')}
          </Anchor>
        </Notice>
      )}
      {isCapped && (
        <Notice tone="bad" title={t('capped.title')}>
          {t('capped.text', { day: format.day(month.resets_at.slice(0, 10)) })}{' '}
          <Anchor component={Link} to="/credit#spending-limit" inherit>
            {t('capped.link')}
          </Anchor>
        </Notice>
      )}
    </>
  );
}

function useCodeColumns(codes: readonly Total[]): Column<Total>[] {
  const { t } = useMessages(messages);
  const { t: tCalls } = useMessages(callMessages);
  const format = useFormat();
  const most = Math.max(0, ...codes.map(({ amount }) => toNumber(amount)));
  return [
    { key: 'code', header: t('code'), names: true, cell: ({ value }) => (value === 'base' ? tCalls('base') : value) },
    {
      key: 'share',
      header: t('share'),
      wide: true,
      cell: ({ amount }) => <ShareBar share={most === 0 ? 0 : toNumber(amount) / most} />,
    },
    { key: 'calls', header: t('calls'), align: 'end', cell: ({ calls }) => format.number(calls) },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
  ];
}
