import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { useReloadMe } from '../../api/me.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { PasswordField } from '../../components/PasswordField.js';
import { looksLikeEmail } from '../../format/email.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage, Or } from './AuthPage.js';
import { messages } from './messages.js';
import { nextOf } from './next.js';
import { PasskeySignIn } from './PasskeySignIn.js';
import { passkeysPossible } from './passkeys-possible.js';

export default function SignInPage() {
  const { t, rich } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const reloadMe = useReloadMe();
  const enter = async () => {
    await reloadMe();
    await navigate(nextOf(search), { replace: true });
  };
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (looksLikeEmail(value) ? null : t('emailNeeded')),
      password: (value) => (value === '' ? t('passwordNeeded') : null),
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async (values) => {
    const response = await api.post('/api/auth/sign-in', { body: values });
    if (response.two_factor) await navigate(`/two-factor${search}`);
    else await enter();
  });
  return (
    <AuthPage
      title={t('signIn.title')}
      foot={rich('signIn.noAccount', { link: <Anchor component={Link} to={`/sign-up${search}`} /> })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="username webauthn"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Anchor component={Link} to="/forgot-password" size="sm">
            {t('signIn.forgot')}
          </Anchor>
          <FormError
            error={fault}
            say={({ code }) => {
              if (code === 'credentials_rejected') return t('signIn.wrong');
              return code === 'browser_unconfirmed' ? t('signIn.unconfirmed') : undefined;
            }}
          />
          <Button type="submit" loading={busy}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </form>
      {passkeysPossible() && (
        <>
          <Or>{t('signIn.or')}</Or>
          <PasskeySignIn onSignedIn={enter} />
        </>
      )}
    </AuthPage>
  );
}
