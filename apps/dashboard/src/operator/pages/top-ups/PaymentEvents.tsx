import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useHasRole } from '../../data/me.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { OneField } from '../../parts/OneField.js';
import { messages } from './messages.js';

type PaymentEvent = Schemas['PaymentEventView'];

/** Payments at the provider that match no order, until an operator notes how they were resolved. */
export function PaymentEvents() {
  const { t } = useMessages(messages);
  const api = useApi();
  const may = useHasRole('finance');
  const [asked, setAsked] = useState<PaymentEvent | null>(null);
  const list = useAdminPages<PaymentEvent>('/admin/payment-events', { query: { open: true } });
  return (
    <Panel title={t('events')} note={t('eventsNote')} id="payment-events" flush>
      <DataTable
        caption={t('events')}
        list={list}
        columns={useColumns(may ? setAsked : undefined)}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('eventsNone')}>{t('eventsNoneText')}</EmptyState>}
      />
      {asked && (
        <OneField
          title={t('resolve')}
          text={asked.reason ?? asked.type}
          label={t('resolution')}
          hint={t('resolutionHint')}
          name="resolution"
          check={(value) => (value.trim() === '' ? t('resolutionNeeded') : null)}
          submit={t('resolve')}
          done={t('resolved')}
          onClose={() => setAsked(null)}
          onSend={(resolution) =>
            api.post('/admin/payment-events/{id}/resolve', { path: { id: asked.id }, body: { resolution } })
          }
        />
      )}
    </Panel>
  );
}

function useColumns(onResolve: ((event: PaymentEvent) => void) | undefined): Column<PaymentEvent>[] {
  const { t } = useMessages(messages);
  const columns: Column<PaymentEvent>[] = [
    { key: 'type', header: t('event.type'), names: true, cell: ({ type }) => type },
    { key: 'reason', header: t('event.reason'), cell: ({ reason }) => reason ?? '–' },
    { key: 'payment', header: t('event.payment'), wide: true, cell: ({ payment_id: id }) => <code>{id ?? '–'}</code> },
    {
      key: 'amount',
      header: t('event.amount'),
      align: 'end',
      cell: ({ amount }) => (amount === null ? '–' : <Money amount={amount} />),
    },
    { key: 'at', header: t('event.at'), cell: ({ received_at: at }) => <Time value={at} /> },
  ];
  if (!onResolve) return columns;
  const actions: Column<PaymentEvent> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (event) => (
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => onResolve(event)}
        aria-label={`${t('resolve')}: ${event.type}`}
      >
        {t('resolve')}
      </Button>
    ),
  };
  return [...columns, actions];
}
