import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.js';
import { SecretOnce } from '../../../../components/copy.js';
import { DataTable } from '../../../../components/tables/DataTable.js';
import { Dialog } from '../../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../../components/forms.js';
import { Icon } from '../../../../components/Icon.js';
import { Panel } from '../../../../components/Panel.js';
import { ErrorState } from '../../../../components/notices/states.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useHasRole } from '../../../data/me.js';
import { useAdmin, useRefresh, type Account, type Key } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { isAmount } from '../amount.js';
import { useKeyColumns } from './key-columns.js';
import { messages } from '../messages.js';

type OpenDialog = { what: 'create' } | { what: 'roll' | 'revoke'; key: Key };

/** An account's keys: create, roll and revoke. */
export function KeysTab({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const keys = useAdmin<{ items: Key[] }>('/admin/accounts/{id}/keys', { id: account.id });
  const may = useHasRole('support');
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const close = () => setAsked(null);
  const columns = useKeyColumns(may ? (what, key) => setAsked({ what, key }) : undefined);
  return (
    <Panel
      title={t('tabs.keys')}
      flush
      actions={
        may && (
          <Button size="xs" leftSection={<Icon name="plus" size={14} />} onClick={() => setAsked({ what: 'create' })}>
            {t('keys.create')}
          </Button>
        )
      }
    >
      {keys.error && !keys.data ? (
        <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />
      ) : (
        <DataTable caption={t('tabs.keys')} rows={keys.data?.items} columns={columns} rowKey={({ id }) => String(id)} />
      )}
      {asked?.what === 'create' && <CreateKeyDialog account={account} onClose={close} />}
      {asked?.what === 'roll' && <RollKeyDialog apiKey={asked.key} onClose={close} />}
      {asked?.what === 'revoke' && <RevokeKeyDialog apiKey={asked.key} onClose={close} />}
    </Panel>
  );
}

function CreateKeyDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const [made, setMade] = useState<Schemas['CreatedKeyView'] | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', monthly_cap: '' },
    validate: {
      name: (value) => (value.trim() === '' ? t('keys.nameNeeded') : null),
      monthly_cap: (value) => (value.trim() === '' || isAmount(value) ? null : t('amountNeeded')),
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ name, monthly_cap: cap }) => {
    const body = { name: name.trim(), ...(cap.trim() !== '' && { monthly_cap: cap.trim() }) };
    setMade(await api.post('/admin/accounts/{id}/keys', { path: { id: account.id }, body }));
  });
  return (
    <NewSecret title={t('keys.create')} label={t('keys.key')} secret={made?.key} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('keys.name')}
            description={t('keys.nameHint')}
            maxLength={100}
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('keys.cap')}
            description={t('keys.capHint')}
            inputMode="decimal"
            key={form.key('monthly_cap')}
            {...form.getInputProps('monthly_cap')}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('keys.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </NewSecret>
  );
}

function RollKeyDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const [made, setMade] = useState<Schemas['RolledKeyView'] | null>(null);
  const form = useForm({ mode: 'uncontrolled', initialValues: { overlap_hours: 24 as number | string } });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ overlap_hours: hours }) => {
    setMade(
      await api.post('/admin/keys/{id}/roll', { path: { id: apiKey.id }, body: { overlap_hours: Number(hours) } }),
    );
  });
  return (
    <NewSecret
      title={t('keys.rollTitle', { name: apiKey.name })}
      label={t('keys.key')}
      secret={made?.key}
      onClose={onClose}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text size="sm">{t('keys.rollText')}</Text>
          <NumberInput
            label={t('keys.overlap')}
            min={0}
            max={168}
            allowDecimal={false}
            key={form.key('overlap_hours')}
            {...form.getInputProps('overlap_hours')}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('keys.roll')}
            </Button>
          </Group>
        </Stack>
      </form>
    </NewSecret>
  );
}

function RevokeKeyDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('keys.revokeTitle', { name: apiKey.name })}
      confirm={t('keys.revoke')}
      onConfirm={async () => {
        await api.delete('/admin/keys/{id}', { path: { id: apiKey.id } });
        await refresh();
        announce(t('keys.revoked'));
      }}
    >
      {t('keys.revokeText')}
    </ConfirmDialog>
  );
}

interface NewSecretProps {
  title: string;
  label: string;
  /** Absent: the secret doesn't exist yet, and `children` asks for its settings. */
  secret: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that ends with a secret that is shown once. */
export function NewSecret({ title, label, secret, onClose, children }: NewSecretProps) {
  const { t } = useMessages(messages);
  const refresh = useRefresh();
  const stored = () => {
    onClose();
    void refresh();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closable={secret === undefined}>
      {secret === undefined ? (
        children
      ) : (
        <SecretOnce secret={secret} label={label} onStored={stored} done={t('close')} />
      )}
    </Dialog>
  );
}
