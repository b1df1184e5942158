import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { toNumber } from '../../charts/amounts.js';
import { ShareBar } from '../../charts/ShareBar.js';
import { DataTable, type Column } from '../../components/tables/DataTable.js';
import { Money } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState, ErrorState } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages as callMessages } from './calls/messages.js';
import type { Total } from './calls/types.js';
import type { Filter } from './filter.js';
import { messages } from './messages.js';
import { useReferences, type Usage } from './queries.js';
import classes from './usage.module.css';

const GROUPS = ['code', 'key', 'route', 'reference'] as const;
type Group = (typeof GROUPS)[number];

/** A sum and its label. */
type Row = Total & { label: string };

interface BreakdownProps {
  usage: Usage;
  filter: Filter;
  onChoose: (change: Partial<Filter>) => void;
}

/** The same calls grouped in different ways; each row links to its calls. */
export function Breakdown({ usage, filter, onChoose }: BreakdownProps) {
  const { t } = useMessages(messages);
  const [group, setGroup] = useState<Group>('code');
  return (
    <Panel
      title={t('break')}
      flush
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('by')}
          value={group}
          onChange={({ currentTarget: { value } }) => setGroup(value as Group)}
          data={GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        />
      }
    >
      {group === 'reference' ? (
        <ByReference filter={filter} onChoose={onChoose} />
      ) : (
        <Sums group={group} totals={totalsOf(usage, group)} onChoose={onChoose} />
      )}
      {group === 'code' && usage.calls > 0 && <p className={classes.note}>{t('codesNote')}</p>}
    </Panel>
  );
}

function totalsOf(usage: Usage, group: 'code' | 'key' | 'route'): readonly (Total & { name?: string | null })[] {
  return { code: usage.codes, key: usage.keys, route: usage.routes }[group];
}

function ByReference({ filter, onChoose }: Pick<BreakdownProps, 'filter' | 'onChoose'>) {
  const { t } = useMessages(messages);
  const { data, error, refetch } = useReferences(filter);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Sums group="reference" totals={data?.items} onChoose={onChoose} />
      {data?.truncated === true && <p className={classes.note}>{t('truncated', { count: data.items.length })}</p>}
    </>
  );
}

interface SumsProps extends Pick<BreakdownProps, 'onChoose'> {
  group: Group;
  totals: readonly (Total & { name?: string | null })[] | undefined;
}

function Sums({ group, totals, onChoose }: SumsProps) {
  const { t } = useMessages(messages);
  const { t: tCalls } = useMessages(callMessages);
  const format = useFormat();
  const nameOf = ({ value, name }: Total & { name?: string | null }): string =>
    name ?? (group === 'code' && value === 'base' ? tCalls('base') : (value ?? t('none')));
  const rows = totals?.map((total): Row => ({ ...total, label: nameOf(total) }));
  const most = Math.max(0, ...(rows ?? []).map(({ amount }) => toNumber(amount)));
  const columns: Column<Row>[] = [
    {
      key: 'value',
      header: t(`groups.${group}`),
      names: true,
      cell: ({ value, label }) =>
        value === null ? (
          label
        ) : (
          <button
            type="button"
            className={classes.value}
            title={t('only', { value: label })}
            onClick={() => onChoose({ [group]: value })}
          >
            {label}
          </button>
        ),
    },
    {
      key: 'share',
      header: t('share'),
      wide: true,
      cell: ({ amount }) => <ShareBar share={most === 0 ? 0 : toNumber(amount) / most} />,
    },
    { key: 'calls', header: t('calls'), align: 'end', cell: ({ calls }) => format.number(calls) },
    { key: 'amount', header: t('spent'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
  ];
  return (
    <DataTable
      caption={t(`groups.${group}`)}
      columns={columns}
      rows={rows}
      rowKey={({ value }) => value ?? ''}
      empty={<EmptyState title={t('noCalls.title')} />}
    />
  );
}
