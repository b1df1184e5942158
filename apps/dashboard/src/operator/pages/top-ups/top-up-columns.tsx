import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { Column } from '../../../components/tables/DataTable.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { StatusBadge, type Tone } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import type { TopUp } from '../../data/queries.js';
import { isZeroAmount } from '../account/amount.js';
import { messages } from './messages.js';

export type TopUpAction = 'approve' | 'reject' | 'refund' | 'collect';

const TONES: Record<TopUp['status'], Tone> = {
  pending: 'warning',
  processing: 'accent',
  paid: 'good',
  expired: 'neutral',
  failed: 'bad',
  cancelled: 'neutral',
  rejected: 'neutral',
};

/** The actions for a top-up: cards are paid and refunded at the provider. */
export function actionsOf({ method, status, owed }: TopUp): TopUpAction[] {
  const actions: TopUpAction[] = [];
  if (method === 'bank_transfer' && (status === 'pending' || status === 'processing'))
    actions.push('approve', 'reject');
  if (method === 'bank_transfer' && status === 'paid') actions.push('refund');
  if (!isZeroAmount(owed)) actions.push('collect');
  return actions;
}

/** The columns of top-ups; `onAct` is absent for operators who may not change them. */
export function useTopUpColumns(onAct: ((action: TopUpAction, topUp: TopUp) => void) | undefined): Column<TopUp>[] {
  const { t } = useMessages(messages);
  const columns: Column<TopUp>[] = [
    {
      key: 'account',
      header: t('column.account'),
      names: true,
      cell: (topUp) => (
        <Anchor component={Link} to={`/accounts/${String(topUp.account_id)}`} title={topUp.account_email}>
          {topUp.account_name}
        </Anchor>
      ),
    },
    { key: 'reference', header: t('column.reference'), cell: ({ reference }) => <code>{reference}</code> },
    { key: 'method', header: t('method'), wide: true, cell: ({ method }) => t(`methods.${method}`) },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, reason }) => (
        <span title={reason ?? undefined}>
          <StatusBadge tone={TONES[status]}>{t(`statuses.${status}`)}</StatusBadge>
        </span>
      ),
    },
    { key: 'ordered', header: t('column.ordered'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    {
      key: 'received',
      header: t('column.received'),
      align: 'end',
      cell: ({ received }) => (received === null ? '–' : <Money amount={received} />),
    },
    {
      key: 'owed',
      header: t('column.owed'),
      align: 'end',
      wide: true,
      cell: ({ owed }) => (isZeroAmount(owed) ? '–' : <Money amount={owed} />),
    },
    { key: 'made', header: t('column.made'), wide: true, cell: (topUp) => <Time value={topUp.created_at} /> },
  ];
  if (!onAct) return columns;
  const actions: Column<TopUp> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (topUp) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {actionsOf(topUp).map((action) => (
          <Button
            key={action}
            size="compact-xs"
            variant={action === 'approve' ? 'filled' : 'default'}
            onClick={() => onAct(action, topUp)}
            aria-label={`${t(action)}: ${topUp.reference}`}
          >
            {t(action)}
          </Button>
        ))}
      </Group>
    ),
  };
  return [...columns, actions];
}
