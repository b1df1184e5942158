import { Button } from '@mantine/core';
import { useState } from 'react';
import { Time } from '../../../components/cards/figures.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { FormError } from '../../../components/forms.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { EmptyState } from '../../../components/notices/states.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import type { Column } from '../../../components/tables/DataTable.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { DELIVERY_TONES } from '../delivery-tones.js';
import { useFailureText } from '../useFailureText.js';
import { useWebhookErrorText } from '../useWebhookErrorText.js';
import { messages } from './messages.js';
import { useEventDeliveries, useEventWebhookActions } from './queries.js';
import type { EventDelivery } from './queries.js';

/** The webhooks of events, with a button to replay those that ended. */
export function EventDeliveriesTable({ may }: { may: boolean }) {
  const { t } = useMessages(messages);
  const { replay } = useEventWebhookActions();
  const announce = useAnnounce();
  const say = useWebhookErrorText();
  const why = useFailureText();
  const [fault, setFault] = useState<unknown>();
  const list = useEventDeliveries();
  const send = async (id: number) => {
    setFault(undefined);
    try {
      announce(t('deliveries.replayed', { id: (await replay(id)).id }));
    } catch (error) {
      setFault(error);
    }
  };
  const columns: Column<EventDelivery>[] = [
    { key: 'number', header: t('deliveries.column.number'), align: 'end', cell: ({ id }) => id },
    { key: 'what', header: t('deliveries.column.what'), names: true, cell: (row) => <Content {...row} /> },
    {
      key: 'status',
      header: t('deliveries.column.status'),
      cell: ({ status }) => <StatusBadge tone={DELIVERY_TONES[status]}>{t(`deliveries.status.${status}`)}</StatusBadge>,
    },
    { key: 'attempts', header: t('deliveries.column.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'answer',
      header: t('deliveries.column.answer'),
      wide: true,
      cell: ({ status_code: code, error }) =>
        code !== null ? `HTTP ${String(code)}` : error === null ? t('deliveries.noAnswer') : why(error),
    },
    { key: 'at', header: t('deliveries.column.at'), wide: true, cell: (row) => <Time value={row.created_at} /> },
    {
      key: 'actions',
      header: t('deliveries.column.actions'),
      align: 'end',
      cell: ({ id, status }) =>
        may &&
        status !== 'pending' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('deliveries.replayLabel', { id })}
            onClick={() => void send(id)}
          >
            {t('deliveries.replay')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <FormError error={fault} say={say} />
      <DataTable
        caption={t('deliveries.caption')}
        columns={columns}
        list={list}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('deliveries.empty')}>{t('deliveries.emptyText')}</EmptyState>}
      />
    </>
  );
}

function Content({ kind, events: count, first_seq: first, last_seq: last }: EventDelivery) {
  const { t } = useMessages(messages);
  if (first === null || last === null) return <>{t('deliveries.test')}</>;
  const what = t('deliveries.events', { count, first, last });
  return <>{kind === 'replay' ? t('deliveries.replayOf', { what }) : what}</>;
}
