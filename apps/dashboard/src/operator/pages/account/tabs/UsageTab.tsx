import { Anchor, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { addressOf } from '../../../../api/client.js';
import { DataTable, type Column } from '../../../../components/tables/DataTable.js';
import { Money } from '../../../../components/cards/figures.js';
import { Icon } from '../../../../components/Icon.js';
import { Panel } from '../../../../components/Panel.js';
import { ErrorState } from '../../../../components/notices/states.js';
import { useFormat } from '../../../../format/useFormat.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import type { Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { Filters } from '../../../parts/Filters.js';
import { messages } from '../messages.js';

type Total = Schemas['UsageTotalView'];

const GROUPS = ['day', 'code', 'key', 'route', 'client_reference'] as const;
type Group = (typeof GROUPS)[number];

const ADDRESS = '/admin/accounts/{id}/usage';

/** The account's requests, grouped. */
export function UsageTab({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const [group, setGroup] = useState<Group>('day');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const path = { id: account.id };
  const query = { group, from: from === '' ? null : from, to: to === '' ? null : to };
  const usage = useQuery({
    queryKey: [ADDRESS, path, query],
    queryFn: ({ signal }) => api.get<Schemas['UsageView']>(ADDRESS, { path, query, signal }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(group);
  return (
    <Panel
      title={t('tabs.usage')}
      flush
      {...(usage.data && { note: t('usage.range', { from: usage.data.from, to: usage.data.to }) })}
      actions={
        <Anchor href={addressOf(ADDRESS, path, { ...query, format: 'csv' })} download>
          <Icon name="download" size={14} /> {t('csv')}
        </Anchor>
      }
    >
      <Filters label={t('usage.filter')}>
        <NativeSelect
          label={t('usage.by')}
          value={group}
          data={GROUPS.map((one) => ({ value: one, label: t(`usage.groups.${one}`) }))}
          onChange={(event) => setGroup(event.currentTarget.value as Group)}
        />
        <TextInput
          label={t('usage.from')}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          label={t('usage.to')}
          type="date"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </Filters>
      {usage.error ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : (
        <DataTable
          caption={t('tabs.usage')}
          rows={usage.data?.totals}
          columns={columns}
          rowKey={({ value }) => value ?? ''}
        />
      )}
    </Panel>
  );
}

function useColumns(group: Group): Column<Total>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'value', header: t(`usage.groups.${group}`), names: true, cell: ({ value }) => value ?? t('usage.without') },
    { key: 'calls', header: t('usage.calls'), align: 'end', cell: ({ calls }) => format.number(calls) },
    { key: 'amount', header: t('usage.amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    {
      key: 'quota',
      header: t('usage.quota'),
      align: 'end',
      wide: true,
      cell: ({ quota_units: units }) => (units === null ? '–' : format.number(units)),
    },
  ];
}
