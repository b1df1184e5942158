import { Anchor, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useMe } from '../../../api/me.js';
import { SecretOnce } from '../../../components/copy.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Notice } from '../../../components/notices/Notice.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useWebhookErrorText } from '../useWebhookErrorText.js';
import { EventDeliveriesTable } from './EventDeliveriesTable.js';
import { EndpointState } from './EndpointState.js';
import { messages } from './messages.js';
import { useEventEndpoint, useEventWebhookActions } from './queries.js';
import type { EventEndpoint } from './queries.js';

/** Where the events of watchlists are sent, and what was sent. */
export function EventWebhooksPanel({ may }: { may: boolean }) {
  const { t, rich } = useMessages(messages);
  const { docs_url: docs } = useMe().capabilities;
  const { data: endpoint, error, refetch } = useEventEndpoint();
  return (
    <Panel title={t('title')}>
      <Stack gap="md">
        <Text size="sm">
          {t('lead')}{' '}
          {docs && rich('guide', { docs: <Anchor href={new URL('guides/get-notified', `${docs}/`).href} inherit /> })}
        </Text>
        {endpoint ? (
          <>
            <Endpoint endpoint={endpoint} may={may} />
            <EventDeliveriesTable may={may} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Stack>
    </Panel>
  );
}

function Endpoint({ endpoint, may }: { endpoint: EventEndpoint; may: boolean }) {
  const { t } = useMessages(messages);
  const { url } = endpoint;
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Stack gap="sm">
      {url === null && <Text size="sm">{t('none')}</Text>}
      {may ? <UrlForm url={url} onSecret={setSecret} /> : url !== null && <code>{url}</code>}
      {url !== null && <EndpointState endpoint={endpoint} />}
      {url !== null && may && <EndpointActions url={url} enabled={endpoint.enabled} onSecret={setSecret} />}
      {secret !== null && (
        <Dialog opened onClose={() => setSecret(null)} title={t('secret.title')} closable={false} size="lg">
          <SecretOnce
            secret={secret}
            label={t('secret.label')}
            onStored={() => setSecret(null)}
            done={t('secret.done')}
          />
        </Dialog>
      )}
    </Stack>
  );
}

interface UrlFormProps {
  url: string | null;
  onSecret: (secret: string) => void;
}

function UrlForm({ url, onSecret }: UrlFormProps) {
  const { t } = useMessages(messages);
  const { setUrl } = useEventWebhookActions();
  const announce = useAnnounce();
  const say = useWebhookErrorText();
  const form = useForm({
    initialValues: { url: url ?? '' },
    validate: { url: (text) => (text.trim() === '' ? t('needed') : null) },
  });
  const send = async (values: { url: string }) => {
    const { url: set, secret } = await setUrl(values.url.trim());
    form.setValues({ url: set ?? '' });
    announce(t('saved', { url: set ?? '' }));
    if (secret !== null) onSecret(secret.secret);
  };
  const { onSubmit, busy, error } = useSubmit(form, send, { say });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('label')}
          description={t('hint')}
          type="url"
          inputMode="url"
          placeholder="https://hooks.example.com/events"
          autoComplete="off"
          spellCheck={false}
          key={form.key('url')}
          {...form.getInputProps('url')}
        />
        <FormError error={error} say={say} />
        <Group>
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface EndpointActionsProps {
  url: string;
  enabled: boolean;
  onSecret: (secret: string) => void;
}

function EndpointActions({ url, enabled, onSecret }: EndpointActionsProps) {
  const { t } = useMessages(messages);
  const actions = useEventWebhookActions();
  const announce = useAnnounce();
  const say = useWebhookErrorText();
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null);
  const [fault, setFault] = useState<unknown>();
  const attempt = async (call: Promise<unknown>, done: string) => {
    setFault(undefined);
    try {
      await call;
      announce(done);
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <>
      <Switch
        label={t('enabled')}
        checked={enabled}
        onChange={({ currentTarget: { checked } }) =>
          void attempt(actions.setEnabled(checked), checked ? t('switchedOn') : t('switchedOff'))
        }
      />
      {!enabled && <Notice tone="warning">{t('offNote')}</Notice>}
      <FormError error={fault} say={say} />
      <Group gap="xs">
        <Button variant="default" onClick={() => void attempt(actions.test(), t('tested'))}>
          {t('test')}
        </Button>
        <Button variant="default" onClick={() => setAsked('rotate')}>
          {t('rotate')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asked === 'rotate'}
        onClose={() => setAsked(null)}
        title={t('rotateTitle')}
        confirm={t('rotate')}
        say={say}
        onConfirm={async () => onSecret((await actions.rotate()).secret)}
      >
        {t('rotateWhat')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        onClose={() => setAsked(null)}
        title={t('removeTitle')}
        confirm={t('remove')}
        danger
        onConfirm={async () => {
          await actions.remove();
          announce(t('removed'));
        }}
      >
        {t('removeWhat', { url })}
      </ConfirmDialog>
    </>
  );
}
