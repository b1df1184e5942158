import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/ApiProvider.js';
import { useReloadMe } from '../../api/me.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { nextOf } from './next.js';

export default function SignInPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const reloadMe = useReloadMe();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.includes('@') ? null : t('emailNeeded')),
      password: (value) => (value === '' ? t('passwordNeeded') : null),
    },
  });
  const { onSubmit, busy, fault } = useSubmit(form, async (values) => {
    await api.post('/api/auth/sign-in/email', { body: values });
    await reloadMe();
    await navigate(nextOf(search), { replace: true });
  });
  return (
    <>
      <PageHeader title={t('signIn.title')} />
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <FormError
            error={fault}
            say={({ code }) => (code === 'invalid_email_or_password' ? t('signIn.wrong') : undefined)}
          />
          <Button type="submit" loading={busy}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </form>
    </>
  );
}
