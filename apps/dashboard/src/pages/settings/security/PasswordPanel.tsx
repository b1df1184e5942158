import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { PASSWORD } from '../../auth/password/password.js';
import { messages as settings } from '../messages.js';
import classes from '../Settings.module.css';
import { messages } from './messages.js';

export function PasswordPanel() {
  const { t } = useMessages(messages);
  const { t: common } = useMessages(settings);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current_password: '', new_password: '' },
    validate: {
      current_password: (value) => (value === '' ? common('passwordNeeded') : null),
      new_password: (value) => (value.length < PASSWORD.min ? t('password.short', { min: PASSWORD.min }) : null),
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async (values) => {
      await api.post('/api/me/password', { body: values });
      form.reset();
      announce(t('password.done'));
      await client.invalidateQueries({ queryKey: ['sessions'] });
    },
    { say: ({ code }) => (code === 'password_wrong' ? common('passwordWrong') : undefined) },
  );
  return (
    <Panel title={t('password.title')} note={t('password.note')}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          key={form.key('current_password')}
          {...form.getInputProps('current_password')}
        />
        <PasswordField
          label={t('password.next')}
          description={t('password.hint', { min: PASSWORD.min })}
          autoComplete="new-password"
          key={form.key('new_password')}
          {...form.getInputProps('new_password')}
        />
        <FormError error={fault} />
        <Button type="submit" loading={busy}>
          {t('password.submit')}
        </Button>
      </form>
    </Panel>
  );
}
