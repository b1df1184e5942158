import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useWebhookActions } from './queries.js';
import { useWebhookErrorText } from './useWebhookErrorText.js';

interface AddressPanelProps {
  /** Null: none. */
  url: string | null;
  /** There is an address but no secret, so nothing is sent. */
  unsigned: boolean;
  may: boolean;
}

/** The address of webhooks. */
export function AddressPanel({ url, unsigned, may }: AddressPanelProps) {
  const { t } = useMessages(messages);
  const { setUrl, stop } = useWebhookActions();
  const announce = useAnnounce();
  const say = useWebhookErrorText();
  const [stopping, setStopping] = useState(false);
  const form = useForm({
    initialValues: { url: url ?? '' },
    validate: { url: (text) => (text.trim() === '' ? t('address.needed') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async (values) => {
      const { url: set } = await setUrl(values.url.trim());
      form.setValues({ url: set ?? '' });
      announce(t('address.saved', { url: set ?? '' }));
    },
    { say },
  );
  if (!may) {
    return (
      <Panel title={t('address.title')}>
        {url === null ? <Text size="sm">{t('address.none')}</Text> : <code>{url}</code>}
      </Panel>
    );
  }
  return (
    <Panel title={t('address.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {url === null && <Text size="sm">{t('address.none')}</Text>}
          <TextInput
            label={t('address.label')}
            description={t('address.hint')}
            type="url"
            inputMode="url"
            placeholder="https://hooks.example.com/registry"
            autoComplete="off"
            spellCheck={false}
            key={form.key('url')}
            {...form.getInputProps('url')}
          />
          {unsigned && (
            <Notice tone="warning" live="status">
              {t('address.unsigned')}
            </Notice>
          )}
          <FormError error={fault} say={say} />
          <Group gap="xs">
            <Button type="submit" loading={busy}>
              {t('address.save')}
            </Button>
            {url !== null && (
              <Button variant="subtle" color="red" onClick={() => setStopping(true)}>
                {t('address.stop')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      <ConfirmDialog
        opened={stopping}
        onClose={() => setStopping(false)}
        title={t('address.stopTitle')}
        confirm={t('address.stop')}
        danger
        onConfirm={async () => {
          await stop();
          form.setValues({ url: '' });
          announce(t('address.stopped'));
        }}
      >
        {t('address.stopWhat', { url: url ?? '' })}
      </ConfirmDialog>
    </Panel>
  );
}
