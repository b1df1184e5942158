import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Money, Time } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { centsOf } from './amount.js';
import classes from './credit.module.css';
import { messages } from './messages.js';
import { useCreditActions, useTopUps } from './queries.js';
import type { TopUp } from './queries.js';
import { receiptHref } from './receipts.js';
import { TONES, stateOf } from './top-up-state.js';
import { useCreditErrorText } from './useCreditErrorText.js';

/** The top-ups with their statuses and receipts. */
export function HistoryPanel({ may, onTransfer }: { may: boolean; onTransfer: (topUp: TopUp) => void }) {
  const { t, language } = useMessages(messages);
  const format = useFormat();
  const list = useTopUps();
  const [cancelling, setCancelling] = useState<TopUp | null>(null);
  const columns: Column<TopUp>[] = [
    {
      key: 'reference',
      header: t('history.reference'),
      names: true,
      cell: ({ reference }) => <code>{reference}</code>,
    },
    {
      key: 'when',
      header: t('history.when'),
      cell: (topUp) => (
        <>
          <Time value={topUp.requested_at} />
          <span className={classes.quiet}>{t('history.by', { name: topUp.requested_by })}</span>
        </>
      ),
    },
    { key: 'method', header: t('history.method'), wide: true, cell: ({ method }) => t(`method.${method}`) },
    {
      key: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: (topUp) => <Amount topUp={topUp} />,
    },
    {
      key: 'status',
      header: t('history.status'),
      cell: (topUp) => {
        const state = stateOf(topUp);
        return (
          <>
            <StatusBadge tone={TONES[state]}>{t(`status.${state}`)}</StatusBadge>
            {topUp.reason !== null && <span className={classes.quiet}>{topUp.reason}</span>}
            {topUp.failure !== null && <span className={classes.quiet}>{t(`failure.${topUp.failure}`)}</span>}
          </>
        );
      },
    },
    {
      key: 'papers',
      header: t('history.papers'),
      cell: ({ receipts }) => (
        <span className={classes.papers}>
          {receipts.map(({ number, kind }) => (
            <Anchor
              key={number}
              size="sm"
              href={receiptHref(number, language)}
              aria-label={t(`history.${kind}`, { number })}
            >
              {number}
            </Anchor>
          ))}
        </span>
      ),
    },
    ...(may
      ? [{ key: 'actions', header: '', cell: (topUp: TopUp) => actionsOf(topUp, { onTransfer, setCancelling, t }) }]
      : []),
  ];
  return (
    <Panel title={t('history.title')} flush>
      <DataTable
        caption={t('history.caption')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        list={list}
        empty={
          <EmptyState title={t('history.empty')}>
            <Text size="sm">{t('history.emptyText')}</Text>
          </EmptyState>
        }
      />
      <CancelDialog topUp={cancelling} onClose={() => setCancelling(null)} money={format.money} />
    </Panel>
  );
}

function Amount({ topUp }: { topUp: TopUp }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { amount, received, given_back: givenBack } = topUp;
  return (
    <>
      <Money amount={amount} />
      {received !== null && received !== amount && (
        <span className={classes.quiet}>{t('history.received', { amount: format.money(received) })}</span>
      )}
      {centsOf(givenBack) > 0n && (
        <span className={classes.quiet}>{t('history.givenBack', { amount: format.money(givenBack) })}</span>
      )}
    </>
  );
}

interface RowActions {
  onTransfer: (topUp: TopUp) => void;
  setCancelling: (topUp: TopUp) => void;
  t: (key: 'history.pay' | 'history.details' | 'history.cancel') => string;
}

/** The actions for a top-up that awaits payment. */
function actionsOf(topUp: TopUp, { onTransfer, setCancelling, t }: RowActions) {
  if (topUp.status !== 'pending') return null;
  const { reference } = topUp;
  return (
    <Group gap="xs" wrap="nowrap">
      {topUp.pay_url !== null && (
        <Button component="a" href={topUp.pay_url} size="compact-sm" aria-label={`${t('history.pay')}: ${reference}`}>
          {t('history.pay')}
        </Button>
      )}
      {topUp.bank_details.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onTransfer(topUp)}
          aria-label={`${t('history.details')}: ${reference}`}
        >
          {t('history.details')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => setCancelling(topUp)}
        aria-label={`${t('history.cancel')}: ${reference}`}
      >
        {t('history.cancel')}
      </Button>
    </Group>
  );
}

interface CancelDialogProps {
  topUp: TopUp | null;
  onClose: () => void;
  money: (amount: string) => string;
}

function CancelDialog({ topUp, onClose, money }: CancelDialogProps) {
  const { t } = useMessages(messages);
  const { cancel } = useCreditActions();
  const announce = useAnnounce();
  const say = useCreditErrorText();
  return (
    <ConfirmDialog
      opened={topUp !== null}
      onClose={onClose}
      title={t('history.cancelTitle')}
      confirm={t('history.cancel')}
      say={say}
      onConfirm={async () => {
        if (topUp === null) return;
        const { status } = await cancel(topUp.id);
        announce(t(status === 'paid' ? 'history.paidMeanwhile' : 'history.cancelled'));
      }}
    >
      {topUp && t('history.cancelWhat', { reference: topUp.reference, amount: money(topUp.amount) })}
    </ConfirmDialog>
  );
}
