import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { DataTable, type Column } from '../../../../components/tables/DataTable.js';
import { Time } from '../../../../components/cards/figures.js';
import { FormError } from '../../../../components/forms.js';
import { Panel } from '../../../../components/Panel.js';
import { StatusBadge, type Tone } from '../../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { SLOW_MS } from '../../../data/live.js';
import { useHasRole } from '../../../data/me.js';
import { useAdminPages } from '../../../data/pages.js';
import { useRefresh, type Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { Choice, Filters } from '../../../parts/Filters.js';
import { messages } from '../messages.js';

type Delivery = Schemas['DeliveryView'];

const STATUSES = ['pending', 'delivered', 'failed'] as const;
type Status = (typeof STATUSES)[number];

const TONES: Record<Status, Tone> = { pending: 'accent', delivered: 'good', failed: 'bad' };

/** The account's webhook log; ended deliveries can be sent again. */
export function Deliveries({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const may = useHasRole('support');
  const [status, setStatus] = useState<Status | ''>('');
  const list = useAdminPages<Delivery>('/admin/accounts/{id}/webhook/deliveries', {
    path: { id: account.id },
    query: { status: status === '' ? null : status },
    live: SLOW_MS,
  });
  const replay = useMutation({
    mutationFn: ({ id }: Delivery) => api.post('/admin/deliveries/{id}/replay', { path: { id } }),
    onSuccess: async () => {
      await refresh();
      announce(t('webhooks.replayed'));
    },
  });
  const columns = useColumns(may ? (delivery) => replay.isPending || replay.mutate(delivery) : undefined);
  return (
    <Panel title={t('webhooks.deliveries')} flush>
      <Filters label={t('webhooks.filter')}>
        <Choice
          label={t('webhooks.state')}
          value={status}
          options={STATUSES.map((one) => [one, t(`webhooks.states.${one}`)] as const)}
          onChange={setStatus}
        />
      </Filters>
      <FormError error={replay.error} />
      <DataTable caption={t('webhooks.deliveries')} list={list} columns={columns} rowKey={({ id }) => String(id)} />
    </Panel>
  );
}

function useColumns(onReplay: ((delivery: Delivery) => void) | undefined): Column<Delivery>[] {
  const { t } = useMessages(messages);
  const columns: Column<Delivery>[] = [
    { key: 'id', header: t('ledger.number'), names: true, cell: ({ id }) => id },
    { key: 'kind', header: t('webhooks.kind'), cell: ({ kind }) => t(`webhooks.kinds.${kind}`) },
    {
      key: 'state',
      header: t('webhooks.state'),
      cell: ({ status }) => <StatusBadge tone={TONES[status]}>{t(`webhooks.states.${status}`)}</StatusBadge>,
    },
    { key: 'attempts', header: t('webhooks.attempts'), align: 'end', cell: ({ attempts }) => attempts.length },
    { key: 'made', header: t('webhooks.made'), cell: ({ created_at: at }) => <Time value={at} /> },
    { key: 'error', header: t('webhooks.error'), wide: true, cell: ({ error, attempts }) => error ?? lastOf(attempts) },
  ];
  if (!onReplay) return columns;
  const actions: Column<Delivery> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (delivery) =>
      delivery.status !== 'pending' && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onReplay(delivery)}
          aria-label={`${t('webhooks.replay')}: ${String(delivery.id)}`}
        >
          {t('webhooks.replay')}
        </Button>
      ),
  };
  return [...columns, actions];
}

/** The receiver's last response. */
function lastOf(attempts: Delivery['attempts']): string {
  const last = attempts.at(-1);
  return last?.error ?? (last?.status_code ? `HTTP ${String(last.status_code)}` : '–');
}
