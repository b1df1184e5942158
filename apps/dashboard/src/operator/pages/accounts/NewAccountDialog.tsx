import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRefresh } from '../../data/queries.js';
import type { AccountSummary } from '../../data/queries.js';
import { messages } from './messages.js';

/** Creates an account and opens it. */
export function NewAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useMessages(messages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('createTitle')}>
      <NewAccountForm />
    </Dialog>
  );
}

function NewAccountForm() {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: {
      name: (value) => (value.trim() === '' ? t('nameNeeded') : null),
      email: (value) => (value.includes('@') ? null : t('emailNeeded')),
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ name, email }) => {
    const { id } = await api.post<AccountSummary>('/admin/accounts', {
      body: { name: name.trim(), email: email.trim() },
    });
    announce(t('created'));
    await refresh();
    await navigate(`/accounts/${String(id)}`);
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <Text size="sm">{t('createText')}</Text>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          maxLength={200}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('email')}
          description={t('emailHint')}
          type="email"
          maxLength={254}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <FormError error={fault} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
