import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { BackendError } from '../../../api/backend-error.js';
import { useReloadMe } from '../../../api/me.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { AuthPage } from '../AuthPage.js';
import { messages } from '../messages.js';
import type { WelcomeState } from '../WelcomePage.js';

/** The target of the sign-up link: a click on the button confirms, since mail scanners follow links. */
export default function ConfirmPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const reloadMe = useReloadMe();
  const [parameters] = useSearchParams();
  const [state, setState] = useState<'ready' | 'password' | 'dead'>('ready');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (value) => (state === 'password' && value === '' ? t('passwordNeeded') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ password }) => {
    const token = parameters.get('token') ?? '';
    try {
      await api.post('/api/auth/confirm', { body: { token, ...(state === 'password' && { password }) } });
    } catch (error) {
      const code = error instanceof BackendError ? error.code : '';
      if (code !== 'password_required' && code !== 'token_invalid') throw error;
      setState(code === 'token_invalid' ? 'dead' : 'password');
      return;
    }
    await reloadMe();
    const passed: WelcomeState = { confirmed: true };
    await navigate('/welcome', { replace: true, state: passed });
  });
  if (state === 'dead') {
    return (
      <AuthPage title={t('linkUsed.title')} lead={t('linkUsed.confirm')}>
        <Button component={Link} to="/sign-up" variant="default">
          {t('signUp.title')}
        </Button>
        <Button component={Link} to="/sign-in" variant="default">
          {t('signIn.title')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('confirm.title')} lead={t('confirm.lead')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {state === 'password' && (
            <>
              <Notice tone="neutral" live="status">
                {t('confirm.password')}
              </Notice>
              <PasswordField
                label={t('password')}
                autoComplete="current-password"
                key={form.key('password')}
                {...form.getInputProps('password')}
              />
            </>
          )}
          <FormError
            error={fault}
            say={({ code }) => (code === 'credentials_rejected' ? t('confirm.wrong') : undefined)}
          />
          <Button type="submit" loading={busy}>
            {t('confirm.submit')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
