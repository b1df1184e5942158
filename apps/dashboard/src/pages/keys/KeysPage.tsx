import { Anchor, Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { EmptyState } from '../../components/notices/states.js';
import { Icon } from '../../components/Icon.js';
import { Notice } from '../../components/notices/Notice.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { CreateDialog } from './CreateDialog.js';
import { EditDialog } from './EditDialog.js';
import { expiryOf } from './expiry.js';
import { KeysTable } from './KeysTable.js';
import type { KeyAction } from './KeysTable.js';
import { messages } from './messages.js';
import { useKeys } from './queries.js';
import type { Key, KeyFilter } from './queries.js';
import { RevokeDialog } from './RevokeDialog.js';
import { RollDialog } from './RollDialog.js';

const KEY_FILTERS: readonly KeyFilter[] = ['working', 'ended', 'all'];
const DIALOGS = { edit: EditDialog, roll: RollDialog, revoke: RevokeDialog };

export default function KeysPage() {
  const { t } = useMessages(messages);
  const may = useHasRole('member');
  const [standing, setStanding] = useState<KeyFilter>('working');
  const [creating, setCreating] = useState(false);
  const [chosen, setChosen] = useState<{ action: KeyAction; key: Key } | null>(null);
  const list = useKeys(standing);
  const ChosenDialog = chosen && DIALOGS[chosen.action];
  const create = may && (
    <Button leftSection={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} lead={t('lead')} actions={create} />
      {list.rows && <ExpiryNotice keys={list.rows} />}
      <Panel
        title={t('caption')}
        flush
        actions={
          <NativeSelect
            size="xs"
            aria-label={t('standing.label')}
            value={standing}
            onChange={(event) => setStanding(event.currentTarget.value as KeyFilter)}
            data={KEY_FILTERS.map((value) => ({ value, label: t(`standing.${value}`) }))}
          />
        }
      >
        <KeysTable
          list={list}
          onAction={may ? (action, key) => setChosen({ action, key }) : undefined}
          empty={
            <EmptyState title={t('empty.title')} action={standing === 'working' && create}>
              {standing === 'working' ? t('empty.working') : t('empty.other')}
            </EmptyState>
          }
        />
      </Panel>
      <CreateDialog opened={creating} onClose={() => setCreating(false)} />
      {chosen && ChosenDialog && <ChosenDialog apiKey={chosen.key} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

/** Warns that keys will stop, and says what keeps them. */
function ExpiryNotice({ keys }: { keys: readonly Key[] }) {
  const { t, rich } = useMessages(messages);
  const format = useFormat();
  const expiry = expiryOf(keys, new Date());
  if (expiry === null) return null;
  return (
    <Notice
      tone={expiry.soon ? 'warning' : 'neutral'}
      title={t('expiry.title', { count: expiry.keys, date: format.date(expiry.at) })}
    >
      {rich('expiry.body', { buy: <Anchor component={Link} to="/credit" inherit /> })}
    </Notice>
  );
}
