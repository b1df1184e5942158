import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { BackendError } from '../../api/backend-error.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from '../auth/AuthPage.js';
import { messages } from './messages.js';
import { useDataRequestErrorText } from './useDataRequestErrorText.js';

/** The target of the mailed link: a click on the button confirms, since mail scanners follow links. */
export default function ConfirmRequestPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const say = useDataRequestErrorText();
  const [isDead, setDead] = useState(false);
  const form = useForm({ mode: 'uncontrolled', initialValues: {} });
  const { onSubmit, busy, error } = useSubmit(form, async () => {
    try {
      const { link } = await api.post('/api/data-requests/confirm', { body: { token: parameters.get('token') ?? '' } });
      await navigate(`/data-requests/status#${link}`, { replace: true });
    } catch (fault) {
      if (!(fault instanceof BackendError && isWrongLink(fault))) throw fault;
      setDead(true);
    }
  });
  if (isDead) return <DeadLink />;
  return (
    <AuthPage title={t('confirm.title')} lead={t('confirm.lead')}>
      <form onSubmit={onSubmit} noValidate>
        <FormError error={error} say={say} />
        <Button type="submit" loading={busy}>
          {t('confirm.submit')}
        </Button>
      </form>
    </AuthPage>
  );
}

/** Whether a link has expired or was never one: `token` and `link` are the only fields, so a bad one is a broken link. */
export const isWrongLink = ({ code, status }: BackendError): boolean => code === 'token_invalid' || status === 400;

/** Shown for a link that expired, was used, or was cut off. */
export function DeadLink() {
  const { t } = useMessages(messages);
  return (
    <AuthPage title={t('dead.title')} lead={t('dead.text')}>
      <Button component={Link} to="/data-requests" variant="default">
        {t('dead.again')}
      </Button>
    </AuthPage>
  );
}
