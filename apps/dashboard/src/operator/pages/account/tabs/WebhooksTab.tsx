import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.js';
import { Dialog } from '../../../../components/dialogs/Dialog.js';
import { Time } from '../../../../components/cards/figures.js';
import { FormError, useSubmit } from '../../../../components/forms.js';
import { Panel } from '../../../../components/Panel.js';
import { ErrorState, Loading } from '../../../../components/notices/states.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useHasRole } from '../../../data/me.js';
import { useAdmin, useRefresh, type Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { Facts } from '../../../parts/Facts.js';
import { Deliveries } from './Deliveries.js';
import { NewSecret } from './KeysTab.js';
import { messages } from '../messages.js';

type Webhook = Schemas['WebhookView'];

/** The account's webhook address, signing secrets, and deliveries. */
export function WebhooksTab({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const path = { id: account.id };
  const webhook = useAdmin<Webhook>('/admin/accounts/{id}/webhook', path);
  return (
    <>
      <Panel
        title={t('webhooks.settings')}
        actions={webhook.data && <Actions account={account} webhook={webhook.data} />}
      >
        {webhook.data ? (
          <Facts
            rows={[
              [t('webhooks.url'), webhook.data.url ?? t('facts.nowhere')],
              ...webhook.data.secrets.map(
                ({ created_at: made, expires_at: ends }, index) =>
                  [
                    t(index === 0 ? 'webhooks.secret' : 'webhooks.former'),
                    <>
                      <Time value={made} />{' '}
                      {ends !== null && (
                        <>
                          → <Time value={ends} />
                        </>
                      )}
                    </>,
                  ] as const,
              ),
            ]}
          />
        ) : webhook.error ? (
          <ErrorState error={webhook.error} onRetry={() => void webhook.refetch()} />
        ) : (
          <Loading />
        )}
      </Panel>
      <Deliveries account={account} />
    </>
  );
}

function Actions({ account, webhook }: { account: Account; webhook: Webhook }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const may = useHasRole('support');
  const [dialog, setDialog] = useState<'url' | 'clear' | 'secret' | null>(null);
  const path = { id: account.id };
  const test = useMutation({
    mutationFn: () => api.post('/admin/accounts/{id}/webhook/test', { path }),
    onSuccess: async () => {
      await refresh();
      announce(t('webhooks.tested'));
    },
  });
  if (!may) return null;
  const close = () => setDialog(null);
  return (
    <>
      <FormError error={test.error} />
      {webhook.url !== null && webhook.secrets.length > 0 && (
        <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {t('webhooks.test')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => setDialog('secret')}>
        {t('webhooks.rotate')}
      </Button>
      {webhook.url !== null && (
        <Button size="xs" variant="default" onClick={() => setDialog('clear')}>
          {t('webhooks.clear')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => setDialog('url')}>
        {t('webhooks.set')}
      </Button>
      {dialog === 'url' && <UrlDialog account={account} url={webhook.url ?? ''} onClose={close} />}
      {dialog === 'secret' && <SecretDialog account={account} onClose={close} />}
      {dialog === 'clear' && (
        <ConfirmDialog
          opened
          danger
          onClose={close}
          title={t('webhooks.clear')}
          confirm={t('webhooks.clear')}
          onConfirm={async () => {
            await api.delete('/admin/accounts/{id}/webhook', { path });
            await refresh();
            announce(t('saved'));
          }}
        >
          {t('webhooks.clearText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function UrlDialog({ account, url, onClose }: { account: Account; url: string; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { url },
    validate: { url: (value) => (/^https?:\/\/./.test(value.trim()) ? null : t('webhooks.urlNeeded')) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async (values) => {
    await api.put('/admin/accounts/{id}/webhook', { path: { id: account.id }, body: { url: values.url.trim() } });
    await refresh();
    announce(t('saved'));
    onClose();
  });
  return (
    <Dialog opened onClose={onClose} title={t('webhooks.set')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('webhooks.url')}
            description={t('webhooks.urlHint')}
            type="url"
            maxLength={2048}
            key={form.key('url')}
            {...form.getInputProps('url')}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function SecretDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const make = useMutation({
    mutationFn: () =>
      api.post<Schemas['NewWebhookSecretView']>('/admin/accounts/{id}/webhook/secret', { path: { id: account.id } }),
  });
  return (
    <NewSecret title={t('webhooks.rotate')} label={t('webhooks.secret')} secret={make.data?.secret} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('webhooks.rotateText')}</Text>
        <FormError error={make.error} />
        <Group justify="flex-end">
          <Button loading={make.isPending} onClick={() => make.mutate()}>
            {t('webhooks.rotate')}
          </Button>
        </Group>
      </Stack>
    </NewSecret>
  );
}
