import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.js';
import { DataTable, type Column } from '../../../../components/tables/DataTable.js';
import { Money, Time } from '../../../../components/cards/figures.js';
import { Icon } from '../../../../components/Icon.js';
import { Panel } from '../../../../components/Panel.js';
import { RequestId } from '../../../../components/notices/RequestId.js';
import { useFormat } from '../../../../format/useFormat.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useHasRole } from '../../../data/me.js';
import { useAdminPages } from '../../../data/pages.js';
import { useRefresh, type Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { Choice, Filters } from '../../../parts/Filters.js';
import { messages } from '../messages.js';

type Entry = Schemas['LedgerEntryView'];

const KINDS = ['charge', 'purchase', 'trial', 'adjustment', 'expiry', 'reversal', 'refund'] as const;
type Kind = (typeof KINDS)[number];

/** Every ledger entry of the account; a charge whose response was never sent can be reversed. */
export function LedgerTab({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const [kind, setKind] = useState<Kind | ''>('');
  const [reversing, setReversing] = useState<Entry | null>(null);
  const mayReverse = useHasRole('finance');
  const list = useAdminPages<Entry>('/admin/accounts/{id}/ledger', {
    path: { id: account.id },
    query: { kind: kind === '' ? null : kind },
  });
  return (
    <Panel
      title={t('tabs.ledger')}
      flush
      actions={
        <Anchor href={`/admin/accounts/${String(account.id)}/ledger?format=csv`} download>
          <Icon name="download" size={14} /> {t('csv')}
        </Anchor>
      }
    >
      <Filters label={t('ledger.filter')}>
        <Choice
          label={t('ledger.kind')}
          value={kind}
          options={KINDS.map((one) => [one, t(`kinds.${one}`)] as const)}
          onChange={setKind}
        />
      </Filters>
      <DataTable
        caption={t('tabs.ledger')}
        list={list}
        columns={useColumns(mayReverse ? setReversing : undefined)}
        rowKey={({ id }) => String(id)}
      />
      {reversing && <ReverseDialog account={account} entry={reversing} onClose={() => setReversing(null)} />}
    </Panel>
  );
}

function useColumns(onReverse: ((entry: Entry) => void) | undefined): Column<Entry>[] {
  const { t } = useMessages(messages);
  const columns: Column<Entry>[] = [
    { key: 'id', header: t('ledger.number'), names: true, cell: ({ id }) => id },
    { key: 'at', header: t('ledger.at'), cell: ({ at }) => <Time value={at} /> },
    { key: 'kind', header: t('ledger.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'amount', header: t('ledger.amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    { key: 'what', header: t('ledger.what'), cell: (entry) => whatOf(entry) },
    { key: 'reference', header: t('ledger.reference'), wide: true, cell: (row) => row.client_reference ?? '–' },
    {
      key: 'request',
      header: t('ledger.request'),
      wide: true,
      cell: (row) => <RequestId id={row.request_id} narrow />,
    },
  ];
  if (!onReverse) return columns;
  const actions: Column<Entry> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (entry) =>
      entry.kind === 'charge' && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onReverse(entry)}
          aria-label={`${t('ledger.reverse')}: ${String(entry.id)}`}
        >
          {t('ledger.reverse')}
        </Button>
      ),
  };
  return [...columns, actions];
}

/** The codes of a charge, or the note of a booking. */
function whatOf({ lines, route }: Entry): string {
  const words = lines.map(({ code, note }) => code ?? note).filter((word) => typeof word === 'string');
  return words.length > 0 ? words.join(', ') : (route ?? '–');
}

function ReverseDialog({ account, entry, onClose }: { account: Account; entry: Entry; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('ledger.reverseTitle', { id: entry.id })}
      confirm={t('ledger.reverse')}
      say={({ code }) => (code === 'already_answered' ? t('ledger.answered') : undefined)}
      onConfirm={async () => {
        const path = { id: account.id, entry: entry.id };
        await api.post('/admin/accounts/{id}/ledger/{entry}/reverse', { path });
        await refresh();
        announce(t('ledger.reversed'));
      }}
    >
      {t('ledger.reverseText', { amount: format.money(entry.amount.replace('-', '')) })}
    </ConfirmDialog>
  );
}
