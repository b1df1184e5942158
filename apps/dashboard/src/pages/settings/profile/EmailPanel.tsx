import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { useMe } from '../../../api/me.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { looksLikeEmail } from '../../../format/email.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';
import classes from '../Settings.module.css';

/** Changes the user's email address; the new one has to be confirmed. */
export function EmailPanel() {
  const { t } = useMessages(messages);
  const { user } = useMe();
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (looksLikeEmail(value) ? null : t('email.needed')),
      password: (value) => (value === '' ? t('passwordNeeded') : null),
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async (values) => {
      await api.post('/api/me/email', { body: values });
      setSentTo(values.email);
      form.reset();
    },
    {
      fields: { current_password: 'password' },
      say: ({ code }) => (code === 'password_wrong' ? t('passwordWrong') : undefined),
    },
  );
  return (
    <Panel title={t('email.title')} note={t('email.current', { email: user.email })}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <TextInput
          label={t('email.next')}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {sentTo !== undefined && (
          <Notice tone="good" live="status">
            {t('email.sent', { email: sentTo })}
          </Notice>
        )}
        <FormError error={fault} />
        <Button type="submit" loading={busy}>
          {t('email.submit')}
        </Button>
      </form>
    </Panel>
  );
}
