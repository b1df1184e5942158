import { Button, Group } from '@mantine/core';
import type { Column } from '../../../../components/tables/DataTable.js';
import { Money, Time } from '../../../../components/cards/figures.js';
import { StatusBadge, type Tone } from '../../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import type { Key } from '../../../data/queries.js';
import { messages } from '../messages.js';

type KeyState = 'working' | 'ending' | 'revoked' | 'expired';

const TONES: Record<KeyState, Tone> = { working: 'neutral', ending: 'warning', revoked: 'neutral', expired: 'bad' };

/** The key's state at `now`. */
export function keyState({ revoked_at: revoked, expires_at: expires }: Key, now: Date): KeyState {
  if (revoked !== null) return new Date(revoked) <= now ? 'revoked' : 'ending';
  return expires !== null && new Date(expires) <= now ? 'expired' : 'working';
}

/** The columns of keys; `onAsk` is absent for operators who may not change keys. */
export function useKeyColumns(onAsk: ((what: 'roll' | 'revoke', key: Key) => void) | undefined): Column<Key>[] {
  const { t } = useMessages(messages);
  const now = new Date();
  const columns: Column<Key>[] = [
    { key: 'name', header: t('keys.name'), names: true, cell: ({ name }) => name },
    { key: 'prefix', header: t('keys.prefix'), cell: ({ prefix }) => <code>{prefix}…</code> },
    {
      key: 'state',
      header: t('keys.state'),
      cell: (key) => {
        const state = keyState(key, now);
        return <StatusBadge tone={TONES[state]}>{t(`keys.states.${state}`)}</StatusBadge>;
      },
    },
    {
      key: 'scopes',
      header: t('keys.scopes'),
      wide: true,
      cell: ({ scopes }) => (scopes.length === 0 ? t('keys.allCodes') : scopes.join(', ')),
    },
    {
      key: 'cap',
      header: t('keys.cap'),
      align: 'end',
      wide: true,
      cell: ({ monthly_cap: cap }) => (cap === null ? '–' : <Money amount={cap} />),
    },
    { key: 'used', header: t('keys.used'), cell: ({ last_used_at: at }) => <Time value={at} as="ago" /> },
    { key: 'made', header: t('keys.made'), wide: true, cell: (key) => <Time value={key.created_at} as="day" /> },
  ];
  if (!onAsk) return columns;
  const actions: Column<Key> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (key) =>
      keyState(key, now) === 'working' && (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => onAsk('roll', key)}
            aria-label={`${t('keys.roll')}: ${key.name}`}
          >
            {t('keys.roll')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => onAsk('revoke', key)}
            aria-label={`${t('keys.revoke')}: ${key.name}`}
          >
            {t('keys.revoke')}
          </Button>
        </Group>
      ),
  };
  return [...columns, actions];
}
