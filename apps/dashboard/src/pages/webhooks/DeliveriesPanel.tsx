import { Anchor, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Time } from '../../components/cards/figures.js';
import { FormError } from '../../components/forms.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { useMessages } from '../../i18n/useMessages.js';
import { DELIVERY_TONES } from './delivery-tones.js';
import { DeliveryDialog } from './DeliveryDialog.js';
import { messages } from './messages.js';
import { useDeliveries, useWebhookActions } from './queries.js';
import type { Delivery, DeliveryStatus } from './queries.js';
import { useFailureText } from './useFailureText.js';
import { useWebhookErrorText } from './useWebhookErrorText.js';

const STATUSES: readonly DeliveryStatus[] = ['pending', 'delivered', 'failed'];

/** The deliveries with their attempts, and a button to replay them. `?request=` shows those of one refresh. */
export function DeliveriesPanel({ may }: { may: boolean }) {
  const { t } = useMessages(messages);
  const [search, setSearch] = useSearchParams();
  const request = /^\d{1,18}$/.exec(search.get('request') ?? '')?.[0];
  const [status, setStatus] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const { replay, fault } = useReplay();
  const list = useDeliveries({ ...(status && { status }), ...(request && { request }) });
  const columns: Column<Delivery>[] = [
    { key: 'number', header: t('deliveries.column.number'), align: 'end', cell: ({ id }) => id },
    {
      key: 'what',
      header: t('deliveries.column.what'),
      names: true,
      cell: (delivery) => <DeliveryEvent {...delivery} />,
    },
    {
      key: 'status',
      header: t('deliveries.column.status'),
      cell: (delivery) => (
        <StatusBadge tone={DELIVERY_TONES[delivery.status]}>{t(`deliveries.status.${delivery.status}`)}</StatusBadge>
      ),
    },
    {
      key: 'attempts',
      header: t('deliveries.column.attempts'),
      align: 'end',
      cell: ({ attempts }) => `${String(attempts.length)}/3`,
    },
    {
      key: 'answer',
      header: t('deliveries.column.answer'),
      wide: true,
      cell: (delivery) => <ReceiverResponse {...delivery} />,
    },
    { key: 'at', header: t('deliveries.column.at'), wide: true, cell: (row) => <Time value={row.created_at} /> },
    {
      key: 'actions',
      header: t('deliveries.column.actions'),
      align: 'end',
      cell: ({ id, status: state }) => (
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('deliveries.detailsOf', { id })}
            onClick={() => setOpened(id)}
          >
            {t('deliveries.details')}
          </Button>
          {may && state !== 'pending' && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('deliveries.replayOf', { id })}
              onClick={() => void replay(id)}
            >
              {t('deliveries.replay')}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  const isFiltered = status !== '' || request !== undefined;
  return (
    <Panel
      title={t('deliveries.title')}
      flush
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('deliveries.filter')}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
          data={[
            { value: '', label: t('deliveries.all') },
            ...STATUSES.map((value) => ({ value, label: t(`deliveries.status.${value}`) })),
          ]}
        />
      }
    >
      {request !== undefined && (
        <Text size="sm" p="xs">
          {t('deliveries.ofRequest', { id: request })}{' '}
          <Anchor component="button" type="button" inherit onClick={() => setSearch({})}>
            {t('deliveries.showAll')}
          </Anchor>
        </Text>
      )}
      <FormError error={fault.error} say={fault.say} />
      <DataTable
        caption={t('deliveries.caption')}
        columns={columns}
        list={list}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState title={isFiltered ? t('deliveries.emptyFilter') : t('deliveries.empty')}>
            {isFiltered ? undefined : t('deliveries.emptyText')}
          </EmptyState>
        }
      />
      {opened !== null && <DeliveryDialog id={opened} may={may} onReplay={replay} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

/** Sends a delivery again, and reports success or the error. */
function useReplay() {
  const { t } = useMessages(messages);
  const actions = useWebhookActions();
  const announce = useAnnounce();
  const say = useWebhookErrorText();
  const [error, setError] = useState<unknown>();
  const replay = async (id: number): Promise<void> => {
    setError(undefined);
    try {
      announce(t('deliveries.replayed', { id: (await actions.replay(id)).id }));
    } catch (thrown) {
      setError(thrown);
    }
  };
  return { replay, fault: { error, say } };
}

function DeliveryEvent({ kind, update_request_id: request }: Delivery) {
  const { t } = useMessages(messages);
  if (request === null) return <>{t('deliveries.kind.test')}</>;
  return (
    <Anchor component={Link} to={`/refreshes/${String(request)}`} inherit>
      {t(`deliveries.kind.${kind}`, { id: request })}
    </Anchor>
  );
}

function ReceiverResponse({ attempts, error }: Delivery) {
  const { t } = useMessages(messages);
  const why = useFailureText();
  const last = attempts.at(-1);
  if (last !== undefined && last.status_code !== null)
    return <span title={last.error ?? ''}>HTTP {last.status_code}</span>;
  const reported = last?.error ?? error;
  return <>{reported === null ? t('deliveries.noAnswer') : why(reported)}</>;
}
