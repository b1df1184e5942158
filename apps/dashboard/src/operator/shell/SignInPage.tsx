import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { PageHeader } from '../../components/PageHeader.js';
import { PasswordField } from '../../components/PasswordField.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from '../../shell/Shell.module.css';
import { LanguageSwitch, ThemeSwitch } from '../../shell/switches.js';
import { OPERATOR, clearOtherQueries, type Operator } from '../data/me.js';
import { messages } from './messages.js';

/** Asks for the token, once: the browser stores only a cookie that no script can read. */
export function SignInPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token: '' },
    validate: { token: (value) => (value.trim() === '' ? t('signIn.needed') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ token }) => {
    const { id, name, role } = await api.post<Operator>('/admin/session', { body: { token: token.trim() } });
    // Reload data that an earlier session failed to read.
    clearOtherQueries(client);
    client.setQueryData(OPERATOR, { id, name, role });
  });
  return (
    <div className={classes.open}>
      <header className={classes.openTop}>
        <span className={classes.brand}>
          <img src="/mark.svg" alt="" width={22} height={22} />
          {t('product')}
        </span>
        <span className={classes.spring} />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id="content" className={classes.sheet} tabIndex={-1}>
        <PageHeader title={t('signIn.title')} lead={t('signIn.lead')} />
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="sm">
            <PasswordField
              label={t('signIn.token')}
              description={t('signIn.hint')}
              autoComplete="current-password"
              key={form.key('token')}
              {...form.getInputProps('token')}
            />
            <FormError
              error={fault}
              say={({ code }) => {
                if (code === 'token_rejected') return t('signIn.rejected');
                return code === 'origin_rejected' ? t('signIn.origin') : undefined;
              }}
            />
            <Button type="submit" loading={busy}>
              {t('signIn.submit')}
            </Button>
          </Stack>
        </form>
      </main>
    </div>
  );
}
