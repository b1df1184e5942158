import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { BackendError } from '../../../api/backend-error.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { AuthPage } from '../AuthPage.js';
import { messages } from '../messages.js';
import { PASSWORD } from './password.js';
import { usePasswordCheck } from './usePasswordCheck.js';

/** The target of a password reset link. */
export default function ResetPasswordPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const [parameters] = useSearchParams();
  const checkPassword = usePasswordCheck();
  const [state, setState] = useState<'ready' | 'done' | 'dead'>('ready');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: checkPassword },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ password }) => {
    try {
      await api.post('/api/auth/reset-password', { body: { token: parameters.get('token') ?? '', password } });
      setState('done');
    } catch (error) {
      if (!(error instanceof BackendError) || error.code !== 'token_invalid') throw error;
      setState('dead');
    }
  });
  if (state === 'dead') {
    return (
      <AuthPage title={t('linkUsed.title')} lead={t('linkUsed.reset')}>
        <Button component={Link} to="/forgot-password">
          {t('reset.again')}
        </Button>
      </AuthPage>
    );
  }
  if (state === 'done') {
    return (
      <AuthPage title={t('reset.done.title')} lead={t('reset.done.text')}>
        <Button component={Link} to="/sign-in">
          {t('signIn.title')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('reset.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <PasswordField
            label={t('reset.password')}
            description={t('passwordHint', { min: PASSWORD.min })}
            autoComplete="new-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <FormError error={fault} />
          <Button type="submit" loading={busy}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
