import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { BackendError } from '../../../api/backend-error.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { AuthPage } from '../AuthPage.js';
import { messages } from '../messages.js';

/** The target of the emailed link that lets an account's owner sign in during password guessing: a click confirms this browser. */
export default function ConfirmBrowserPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const [parameters] = useSearchParams();
  const [state, setState] = useState<'ready' | 'done' | 'dead'>('ready');
  const form = useForm({ mode: 'uncontrolled', initialValues: {} });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async () => {
    try {
      await api.post('/api/auth/confirm-browser', { body: { token: parameters.get('token') ?? '' } });
      setState('done');
    } catch (error) {
      if (!(error instanceof BackendError && error.code === 'token_invalid')) throw error;
      setState('dead');
    }
  });
  if (state !== 'ready') {
    const [title, lead] =
      state === 'done'
        ? [t('confirmBrowser.done.title'), t('confirmBrowser.done.text')]
        : [t('linkUsed.title'), t('confirmBrowser.used')];
    return (
      <AuthPage title={title} lead={lead}>
        <Button component={Link} to="/sign-in">
          {t('signIn.title')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('confirmBrowser.title')} lead={t('confirmBrowser.lead')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <FormError error={fault} />
          <Button type="submit" loading={busy}>
            {t('confirmBrowser.submit')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
