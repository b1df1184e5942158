import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { PasswordField } from '../../components/PasswordField.js';
import { looksLikeEmail } from '../../format/email.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from './AuthPage.js';
import { messages } from './messages.js';
import { PASSWORD } from './password/password.js';
import { SentNotice } from './confirmation/SentNotice.js';
import { usePasswordCheck } from './password/usePasswordCheck.js';

export default function SignUpPage() {
  const { t, rich, language } = useMessages(messages);
  const api = useApi();
  const checkPassword = usePasswordCheck();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', organization_name: '', password: '' },
    validate: {
      name: (value) => (value.trim() === '' ? t('nameNeeded') : null),
      email: (value) => (looksLikeEmail(value) ? null : t('emailNeeded')),
      password: checkPassword,
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ organization_name: organization, ...values }) => {
    const named = organization.trim() === '' ? {} : { organization_name: organization.trim() };
    await api.post('/api/auth/sign-up', { body: { ...values, ...named, language } });
    setSentTo(values.email);
  });
  if (sentTo !== undefined) return <SentNotice text={t('sent.signUp', { email: sentTo })} />;
  return (
    <AuthPage
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      foot={rich('signUp.hasAccount', { link: <Anchor component={Link} to="/sign-in" /> })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput label={t('name')} autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('password')}
            description={t('passwordHint', { min: PASSWORD.min })}
            autoComplete="new-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <TextInput
            label={t('signUp.organization')}
            description={t('signUp.organizationHint')}
            autoComplete="organization"
            key={form.key('organization_name')}
            {...form.getInputProps('organization_name')}
          />
          <FormError error={fault} />
          <Button type="submit" loading={busy}>
            {t('signUp.submit')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
