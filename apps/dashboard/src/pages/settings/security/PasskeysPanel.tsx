import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { BackendError } from '../../../api/backend-error.js';
import { useReloadMe } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { EmptyState, ErrorState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { passkeysPossible } from '../../auth/passkeys-possible.js';
import { messages as settings } from '../messages.js';
import { AskPassword } from './AskPassword.js';
import { messages } from './messages.js';

interface Passkey {
  id: string;
  name: string;
  created_at: string | null;
  device_type: string;
  backed_up: boolean;
}

/** The user's passkeys: add and remove. */
export function PasskeysPanel() {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const announce = useAnnounce();
  const possible = passkeysPossible();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const passkeys = useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.get('/api/me/passkeys', { signal }),
  });
  const changed = async (text: string) => {
    setAdding(false);
    setRemoved(undefined);
    await Promise.all([client.invalidateQueries({ queryKey: ['passkeys'] }), reloadMe()]);
    announce(text);
  };
  const remove = async (password: string) => {
    if (!removed) return;
    await api.post('/api/me/passkeys/{id}/remove', { path: { id: removed.id }, body: { password } });
    await changed(t('passkeys.removed'));
  };
  return (
    <Panel
      title={t('passkeys.title')}
      note={t('passkeys.about')}
      flush
      actions={
        <Button variant="default" size="xs" disabled={!possible} onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      }
    >
      {passkeys.isError && !passkeys.data ? (
        <ErrorState error={passkeys.error} onRetry={() => void passkeys.refetch()} />
      ) : (
        <DataTable
          caption={t('passkeys.title')}
          rows={passkeys.data?.items}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('passkeys.none')}>{possible ? undefined : t('passkeys.impossible')}</EmptyState>}
          columns={[
            { key: 'name', header: t('passkeys.name'), names: true, cell: ({ name }) => name },
            {
              key: 'created',
              header: t('passkeys.created'),
              cell: (passkey) => <Time value={passkey.created_at} as="day" />,
            },
            {
              key: 'kind',
              header: t('passkeys.kind'),
              cell: (passkey) => (passkey.backed_up ? t('passkeys.synced') : t('passkeys.device')),
              wide: true,
            },
            {
              key: 'remove',
              header: '',
              align: 'end',
              cell: (passkey) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('passkeys.remove')}: ${passkey.name}`}
                  onClick={() => setRemoved(passkey)}
                >
                  {t('passkeys.remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <Dialog opened={adding} onClose={() => setAdding(false)} title={t('passkeys.add')}>
        <AddForm onAdded={() => changed(t('passkeys.added'))} />
      </Dialog>
      <AskPassword
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={t('passkeys.removeTitle', { name: removed?.name ?? '' })}
        submit={t('passkeys.remove')}
        danger
        act={remove}
      />
    </Panel>
  );
}

function AddForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const { t } = useMessages(messages);
  const { t: common } = useMessages(settings);
  const api = useApi();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', password: '' },
    validate: {
      name: (value) => (value.trim() === '' ? t('passkeys.nameNeeded') : null),
      password: (value) => (value === '' ? common('passwordNeeded') : null),
    },
  });
  const wrong = ({ code }: BackendError) => (code === 'password_wrong' ? common('passwordWrong') : undefined);
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async ({ name, password }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { options } = await api.post('/api/me/passkeys/options', { body: { password } });
      const response = await startRegistration({
        // Passed unchanged from the auth library to the browser's.
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      });
      await api.post('/api/me/passkeys', { body: { name: name.trim(), response } });
      await onAdded();
    },
    { fields: { current_password: 'password' }, say: wrong },
  );
  const ofBrowser = fault !== undefined && !(fault instanceof BackendError);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <PasswordField
          label={common('password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {ofBrowser ? (
          <Notice tone="warning" live="alert">
            {t('passkeys.refused')}
          </Notice>
        ) : (
          <FormError error={fault} say={wrong} />
        )}
        <Button type="submit" loading={busy}>
          {t('passkeys.add')}
        </Button>
      </Stack>
    </form>
  );
}
