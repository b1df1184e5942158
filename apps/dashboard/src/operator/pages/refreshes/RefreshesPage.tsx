import { Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge, type Tone } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { Choice, Filters } from '../../parts/Filters.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { messages } from './messages.js';

type Refresh = Schemas['UpdateRequestView'];

const STATUSES = ['pending', 'completed', 'failed'] as const;
type Status = (typeof STATUSES)[number];

const TONES: Record<Status, Tone> = { pending: 'accent', completed: 'good', failed: 'bad' };

export default function RefreshesPage() {
  const { t } = useMessages(messages);
  const [status, setStatus] = useState<Status | ''>('');
  const [account, setAccount] = useState('');
  const isNumber = /^[1-9]\d{0,17}$/.test(account.trim());
  const list = useAdminPages<Refresh>('/admin/update-requests', {
    query: { status: status || null, account: isNumber ? account.trim() : null },
    live: SLOW_MS,
  });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      <Panel flush>
        <Filters label={t('filter')}>
          <Choice
            label={t('state')}
            value={status}
            options={STATUSES.map((one) => [one, t(`states.${one}`)] as const)}
            onChange={setStatus}
          />
          <TextInput
            label={t('account')}
            inputMode="numeric"
            maxLength={18}
            value={account}
            onChange={(event) => setAccount(event.currentTarget.value)}
          />
        </Filters>
        <DataTable caption={t('list')} list={list} columns={useColumns()} rowKey={({ id }) => String(id)} />
      </Panel>
    </>
  );
}

function useColumns(): Column<Refresh>[] {
  const { t } = useMessages(messages);
  return [
    { key: 'id', header: t('column.id'), names: true, cell: ({ id }) => id },
    {
      key: 'account',
      header: t('column.account'),
      cell: ({ account_id: id }) => (
        <Anchor component={Link} to={`/accounts/${String(id)}`}>
          {id}
        </Anchor>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ status, error }) => (
        <>
          <StatusBadge tone={TONES[status]}>{t(`states.${status}`)}</StatusBadge>
          {error !== null && <div className={classes.quiet}>{error}</div>}
        </>
      ),
    },
    {
      key: 'entity',
      header: t('column.entity'),
      cell: (row) => `${row.jurisdiction.toUpperCase()} ${String(row.entity_id)}`,
    },
    { key: 'codes', header: t('column.codes'), wide: true, cell: ({ codes }) => codes.join(', ') },
    { key: 'price', header: t('column.price'), align: 'end', cell: ({ price }) => <Money amount={price} /> },
    { key: 'asked', header: t('column.asked'), cell: ({ requested_at: at }) => <Time value={at} /> },
    { key: 'ended', header: t('column.ended'), wide: true, cell: ({ completed_at: at }) => <Time value={at} /> },
    {
      key: 'webhook',
      header: t('column.webhook'),
      wide: true,
      cell: ({ webhook_status: webhook, webhook_attempts: tries }) =>
        webhook === null ? '–' : `${t(`webhooks.${webhook}`)}, ${t('tries', { count: tries })}`,
    },
  ];
}
