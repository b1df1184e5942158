import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { LIVE_MS, SLOW_MS } from '../../data/live.js';
import { useAdmin } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { messages } from './messages.js';

type Shares = Schemas['SharesView'];
type Share = Schemas['AccountShareView'];
type LimitMet = Schemas['LimitMetView'];

/** The accounts that hold the slots of a queue, and those that wait. */
export function SharesOfQueues() {
  const shares = useAdmin<{ items: Shares[] }>('/admin/shares', {}, LIVE_MS);
  return (shares.data?.items ?? []).map((queue) => <SharesOfQueue key={queue.queue} shares={queue} />);
}

function SharesOfQueue({ shares }: { shares: Shares }) {
  const { t } = useMessages(messages);
  const title = t('shares', { name: t(`names.${shares.queue}`) });
  const note = t('sharesNote', { slots: shares.slots, share: shares.share });
  return (
    <Panel title={title} note={note} flush>
      <DataTable
        caption={title}
        rows={shares.accounts}
        columns={useShareColumns()}
        rowKey={({ account_id: id }) => String(id)}
        empty={<EmptyState title={t('sharesNone')}>{t('sharesNoneText')}</EmptyState>}
      />
    </Panel>
  );
}

function useShareColumns(): Column<Share>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'account', header: t('account'), names: true, cell: (row) => <Account {...row} /> },
    { key: 'held', header: t('held'), align: 'end', cell: ({ held }) => format.number(held) },
    { key: 'waiting', header: t('waits'), align: 'end', cell: ({ waiting }) => format.number(waiting) },
    { key: 'since', header: t('since'), cell: ({ oldest_waiting_at: at }) => <Time value={at} as="ago" /> },
  ];
}

/** Accounts with requests refused by a limit today. */
export function LimitsMet() {
  const { t } = useMessages(messages);
  const limits = useAdmin<{ items: LimitMet[] }>('/admin/limits-met', {}, SLOW_MS);
  return (
    <Panel title={t('limits')} note={t('limitsNote')} flush>
      <DataTable
        caption={t('limits')}
        rows={limits.data?.items}
        columns={useLimitColumns()}
        rowKey={({ account_id: id, limit }) => `${String(id)} ${limit}`}
        empty={<EmptyState title={t('limitsNone')}>{t('limitsNoneText')}</EmptyState>}
      />
    </Panel>
  );
}

function useLimitColumns(): Column<LimitMet>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'account', header: t('account'), names: true, cell: (row) => <Account {...row} /> },
    { key: 'limit', header: t('limit'), cell: ({ limit }) => <code>{limit}</code> },
    { key: 'requests', header: t('refused'), align: 'end', cell: ({ requests }) => format.number(requests) },
    { key: 'last', header: t('last'), cell: ({ last_at: at }) => <Time value={at} as="ago" /> },
  ];
}

function Account({ account_id: id, account_name: name }: { account_id: number; account_name: string }) {
  return (
    <Anchor component={Link} to={`/accounts/${String(id)}`}>
      {name}
    </Anchor>
  );
}
