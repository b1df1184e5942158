import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useHasRole } from '../../data/me.js';
import { useAdminPages } from '../../data/pages.js';
import { useRefresh } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { OneField } from '../../parts/OneField.js';
import { messages } from './messages.js';

type UnsentCredit = Schemas['UnsentCreditView'];
type Action = 'credit' | 'uphold';

/** Credits for unsent responses over the daily limit: an operator credits them or keeps the charge. */
export function UnsentCredits() {
  const { t } = useMessages(messages);
  const [asked, setAsked] = useState<{ action: Action; charge: UnsentCredit } | null>(null);
  const may = useHasRole('finance');
  const list = useAdminPages<UnsentCredit>('/admin/unsent-credits', { live: SLOW_MS });
  const act = (action: Action, charge: UnsentCredit): void => setAsked({ action, charge });
  const close = (): void => setAsked(null);
  return (
    <Panel title={t('unsent')} note={t('unsentNote')} id="unsent-credits" flush>
      <DataTable
        caption={t('unsent')}
        list={list}
        columns={useColumns(may ? act : undefined)}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('unsentNone')}>{t('unsentNoneText')}</EmptyState>}
      />
      {asked?.action === 'credit' && <CreditDialog charge={asked.charge} onClose={close} />}
      {asked?.action === 'uphold' && <UpholdDialog charge={asked.charge} onClose={close} />}
    </Panel>
  );
}

function CreditDialog({ charge, onClose }: { charge: UnsentCredit; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const path = { id: charge.account_id, entry: charge.id };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('creditTitle')}
      confirm={t('credit')}
      onConfirm={async () => {
        await api.post('/admin/accounts/{id}/ledger/{entry}/reverse', { path });
        await refresh();
        announce(t('credited'));
      }}
    >
      {t('creditText', { amount: format.money(charge.amount), name: charge.account_name })}
    </ConfirmDialog>
  );
}

function UpholdDialog({ charge, onClose }: { charge: UnsentCredit; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const api = useApi();
  const path = { id: charge.account_id, entry: charge.id };
  return (
    <OneField
      title={t('upholdTitle')}
      text={t('upholdText', { amount: format.money(charge.amount), name: charge.account_name })}
      label={t('reason')}
      hint={t('reasonHint')}
      name="reason"
      check={(value) => (value.trim() === '' ? t('reasonNeeded') : null)}
      submit={t('uphold')}
      done={t('upheld')}
      onClose={onClose}
      onSend={(reason) => api.post('/admin/accounts/{id}/ledger/{entry}/uphold', { path, body: { reason } })}
    />
  );
}

function useColumns(onAct: ((action: Action, charge: UnsentCredit) => void) | undefined): Column<UnsentCredit>[] {
  const { t } = useMessages(messages);
  const columns: Column<UnsentCredit>[] = [
    { key: 'entry', header: t('entry'), names: true, cell: ({ id }) => String(id) },
    {
      key: 'account',
      header: t('account'),
      cell: ({ account_id: id, account_name: name }) => (
        <Anchor component={Link} to={`/accounts/${String(id)}`}>
          {name}
        </Anchor>
      ),
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    { key: 'route', header: t('route'), wide: true, cell: ({ route }) => <code>{route ?? '–'}</code> },
    { key: 'at', header: t('time'), cell: ({ at }) => <Time value={at} /> },
  ];
  if (!onAct) return columns;
  const button = (action: Action, charge: UnsentCredit) => (
    <Button
      key={action}
      size="compact-xs"
      variant={action === 'credit' ? 'filled' : 'default'}
      onClick={() => onAct(action, charge)}
      aria-label={`${t(action)}: ${String(charge.id)}`}
    >
      {t(action)}
    </Button>
  );
  const actions: Column<UnsentCredit> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (charge) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {button('credit', charge)}
        {button('uphold', charge)}
      </Group>
    ),
  };
  return [...columns, actions];
}
