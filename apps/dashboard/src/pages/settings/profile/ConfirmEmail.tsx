import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { useReloadMe } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { FormError } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';
import classes from '../Settings.module.css';

/** The target of the link to a new email address. */
export function ConfirmEmail() {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const reloadMe = useReloadMe();
  const announce = useAnnounce();
  const [parameters] = useSearchParams();
  const confirm = useMutation({
    mutationFn: () => api.post('/api/me/email/confirm', { body: { token: parameters.get('token') ?? '' } }),
    onSuccess: async ({ email }) => {
      await reloadMe();
      announce(t('email.done', { email }));
      await navigate('/settings', { replace: true });
    },
  });
  return (
    <Panel title={t('email.confirm')}>
      <div className={classes.form}>
        <p className={classes.text}>{t('email.confirmLead')}</p>
        <FormError
          error={confirm.error}
          say={({ code }) =>
            code === 'token_invalid' ? t('email.dead') : code === 'email_taken' ? t('email.taken') : undefined
          }
        />
        <Button onClick={() => confirm.mutate()} loading={confirm.isPending}>
          {t('email.confirm')}
        </Button>
      </div>
    </Panel>
  );
}
