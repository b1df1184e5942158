import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { looksLikeEmail } from '../../../format/email.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { AuthPage } from '../AuthPage.js';
import { messages } from '../messages.js';
import { SentNotice } from '../confirmation/SentNotice.js';

export default function ForgotPasswordPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => (looksLikeEmail(value) ? null : t('emailNeeded')) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ email }) => {
    await api.post('/api/auth/forgot-password', { body: { email } });
    setSentTo(email);
  });
  if (sentTo !== undefined) return <SentNotice text={t('sent.reset', { email: sentTo })} />;
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={
        <Anchor component={Link} to="/sign-in">
          {t('toSignIn')}
        </Anchor>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <FormError error={fault} />
          <Button type="submit" loading={busy}>
            {t('forgot.submit')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
