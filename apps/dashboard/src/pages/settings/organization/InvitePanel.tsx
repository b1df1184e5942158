import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { looksLikeEmail } from '../../../format/email.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../Settings.module.css';
import { messages } from './messages.js';
import { ORGANIZATION, ROLES } from './queries.js';

/** Invites a person to the account. */
export function InvitePanel() {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', role: 'member' },
    validate: { email: (value) => (looksLikeEmail(value) ? null : t('invite.emailNeeded')) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async (values) => {
      await api.post('/api/organization/invitations', { body: values });
      form.reset();
      announce(t('invite.sent', { email: values.email }));
      await client.invalidateQueries({ queryKey: [ORGANIZATION] });
    },
    { say: ({ code }) => (code === 'already_member' ? t('invite.already') : undefined) },
  );
  return (
    <Panel title={t('invite.title')} note={t('invite.note')}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <TextInput
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={t('invite.role')}
          data={ROLES.map((role) => ({ value: role, label: `${t(`roles.${role}`)}: ${t(`roleHelp.${role}`)}` }))}
          key={form.key('role')}
          {...form.getInputProps('role')}
        />
        <FormError error={fault} />
        <Button type="submit" loading={busy}>
          {t('invite.submit')}
        </Button>
      </form>
    </Panel>
  );
}
