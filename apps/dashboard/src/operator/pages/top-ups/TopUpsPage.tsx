import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { FormError } from '../../../components/forms.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useHasRole } from '../../data/me.js';
import { useAdminPages } from '../../data/pages.js';
import { useRefresh, type TopUp } from '../../data/queries.js';
import { Choice, Filters } from '../../parts/Filters.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { ApproveDialog } from './ApproveDialog.js';
import { RefundDialog, RejectDialog } from './dialogs.js';
import { messages } from './messages.js';
import { PaymentEvents } from './PaymentEvents.js';
import { useTopUpColumns, type TopUpAction } from './top-up-columns.js';

const STATUSES = ['pending', 'processing', 'paid', 'expired', 'failed', 'cancelled', 'rejected'] as const;
const METHODS = ['bank_transfer', 'card'] as const;

/** Incoming money: transfers to approve, payments, and provider events that match no order. */
export default function TopUpsPage() {
  const { t } = useMessages(messages);
  const [place, setPlace] = useSearchParams();
  const [asked, setAsked] = useState<{ action: TopUpAction; topUp: TopUp } | null>(null);
  const status = STATUSES.find((one) => one === place.get('status')) ?? '';
  const method = METHODS.find((one) => one === place.get('method')) ?? '';
  const owed = place.get('owed') === 'true';
  const list = useAdminPages<TopUp>('/admin/top-ups', {
    query: { status: status || null, method: method || null, owed: owed ? true : null },
    live: SLOW_MS,
  });
  const narrow = (name: string, value: string) =>
    setPlace((former) => {
      const next = new URLSearchParams(former);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const collect = useCollect();
  const mayChange = useHasRole('finance');
  const act = (action: TopUpAction, topUp: TopUp): void => {
    if (action === 'collect') collect.mutate(topUp);
    else setAsked({ action, topUp });
  };
  const close = () => setAsked(null);
  return (
    <div className={classes.stack}>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      <Panel flush>
        <Filters label={t('filter')}>
          <Choice
            label={t('status')}
            value={status}
            options={STATUSES.map((one) => [one, t(`statuses.${one}`)] as const)}
            onChange={(value) => narrow('status', value)}
          />
          <Choice
            label={t('method')}
            value={method}
            options={METHODS.map((one) => [one, t(`methods.${one}`)] as const)}
            onChange={(value) => narrow('method', value)}
          />
          <Checkbox
            label={t('owed')}
            checked={owed}
            onChange={(event) => narrow('owed', event.currentTarget.checked ? 'true' : '')}
          />
        </Filters>
        <FormError error={collect.error} />
        <DataTable
          caption={t('list')}
          list={list}
          columns={useTopUpColumns(mayChange ? act : undefined)}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        />
      </Panel>
      <PaymentEvents />
      {asked?.action === 'approve' && <ApproveDialog topUp={asked.topUp} onClose={close} />}
      {asked?.action === 'reject' && <RejectDialog topUp={asked.topUp} onClose={close} />}
      {asked?.action === 'refund' && <RefundDialog topUp={asked.topUp} onClose={close} />}
    </div>
  );
}

function useCollect() {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: TopUp) => api.post('/admin/top-ups/{id}/collect', { path: { id } }),
    onSuccess: async () => {
      await refresh();
      announce(t('collected'));
    },
  });
}
