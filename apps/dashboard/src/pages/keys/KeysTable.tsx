import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Meter, Time } from '../../components/cards/figures.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import type { Tone } from '../../components/cards/StatusBadge.js';
import type { Pages } from '../../components/usePages.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { Key } from './queries.js';

const TONES: Record<Key['state'], Tone> = {
  working: 'neutral',
  ending: 'warning',
  revoked: 'neutral',
  expired: 'warning',
};

export type KeyAction = 'edit' | 'roll' | 'revoke';

interface KeysTableProps {
  list: Pages<Key>;
  /** Absent: the user may not change keys. */
  onAction: ((action: KeyAction, key: Key) => void) | undefined;
  empty: ReactNode;
}

/** The keys with their permissions and actions. */
export function KeysTable({ list, onAction, empty }: KeysTableProps) {
  const { t } = useMessages(messages);
  const columns: Column<Key>[] = [
    { key: 'name', header: t('column.name'), names: true, cell: (key) => <Name apiKey={key} /> },
    { key: 'state', header: t('column.state'), cell: (key) => <State apiKey={key} /> },
    { key: 'scopes', header: t('column.scopes'), wide: true, cell: ({ scopes }) => <Scopes codes={scopes} /> },
    { key: 'cap', header: t('column.cap'), wide: true, cell: (key) => <SpendingLimit apiKey={key} /> },
    {
      key: 'addresses',
      header: t('column.addresses'),
      wide: true,
      cell: ({ allowed_addresses: from }) => (
        <span title={from.join(', ')}>
          {from.length === 0 ? t('anywhere') : from.length === 1 ? from[0] : t('addresses', { count: from.length })}
        </span>
      ),
    },
    {
      key: 'used',
      header: t('column.used'),
      cell: ({ last_used_at: used }) => (used === null ? t('never') : <Time value={used} as="ago" />),
    },
    {
      key: 'created',
      header: t('column.created'),
      wide: true,
      cell: (key) => <Time value={key.created_at} as="day" />,
    },
  ];
  if (onAction) {
    columns.push({
      key: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (key) => <Actions apiKey={key} onAction={onAction} />,
    });
  }
  return (
    <DataTable caption={t('caption')} columns={columns} list={list} rowKey={({ id }) => String(id)} empty={empty} />
  );
}

function Name({ apiKey }: { apiKey: Key }) {
  const { t } = useMessages(messages);
  return (
    <>
      <span>{apiKey.name}</span>{' '}
      {apiKey.dashboard && (
        <span title={t('dashboardNote')}>
          <StatusBadge tone="accent">{t('dashboard')}</StatusBadge>
        </span>
      )}
      <Text size="xs" c="dimmed" component="div">
        <code>{apiKey.prefix}…</code> {t('number', { id: apiKey.id })}
      </Text>
    </>
  );
}

function State({ apiKey }: { apiKey: Key }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { state, revoked_at: revoked, expires_at: expires, replaced_by: successor } = apiKey;
  const when = {
    working: expires === null ? null : t('until', { time: format.date(expires) }),
    ending: revoked === null ? null : t('until', { time: format.dateTime(revoked) }),
    revoked: revoked === null ? null : t('since', { time: format.date(revoked) }),
    expired: expires === null ? null : t('since', { time: format.date(expires) }),
  }[state];
  return (
    <>
      <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
      {when !== null && (
        <Text size="xs" c="dimmed" component="div">
          {when}
        </Text>
      )}
      {successor !== null && (
        <Text size="xs" c="dimmed" component="div">
          {t('replacedBy', { id: successor })}
        </Text>
      )}
    </>
  );
}

function Scopes({ codes }: { codes: readonly string[] }) {
  const { t } = useMessages(messages);
  if (codes.length === 0) return <>{t('allCodes')}</>;
  const [shown, hidden] = [codes.slice(0, 3), codes.length - 3];
  return (
    <span title={codes.join(', ')}>
      {shown.join(', ')}
      {hidden > 0 && ` +${String(hidden)}`}
    </span>
  );
}

function SpendingLimit({ apiKey: { name, monthly_cap: cap, cap_spent: spent } }: { apiKey: Key }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  if (cap === null) return <>{t('noCap')}</>;
  const text = t('capOf', { spent: format.money(spent ?? '0', 2), cap: format.money(cap, 2) });
  return (
    <>
      <span className="registry-figures">{text}</span>
      <Meter label={t('capLabel', { name })} value={Number(spent ?? 0)} max={Number(cap)} text={text} />
    </>
  );
}

function Actions({ apiKey, onAction }: { apiKey: Key; onAction: NonNullable<KeysTableProps['onAction']> }) {
  const { t } = useMessages(messages);
  const { name, state, replaced_by: successor, dashboard } = apiKey;
  if (state === 'revoked' || state === 'expired') return null;
  const offered: KeyAction[] = ['edit'];
  // The explorer replaces its key itself, and stores its secret.
  if (state === 'working' && successor === null && !dashboard) offered.push('roll');
  offered.push('revoke');
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {offered.map((action) => (
        <Button
          key={action}
          size="compact-sm"
          variant={action === 'revoke' ? 'subtle' : 'default'}
          {...(action === 'revoke' && { color: 'red' })}
          aria-label={t(`action.${action}Of`, { name })}
          onClick={() => onAction(action, apiKey)}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
    </Group>
  );
}
