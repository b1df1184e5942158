import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { BackendError } from '../../../api/backend-error.js';
import { useMeQuery, useReloadMe } from '../../../api/me.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as shellMessages } from '../../../shell/messages.js';
import { AuthPage } from '../AuthPage.js';
import { messages } from '../messages.js';
import { PASSWORD } from '../password/password.js';
import { usePasswordCheck } from '../password/usePasswordCheck.js';

/** The target of an invitation link. */
export default function InvitationPage() {
  const { t } = useMessages(messages);
  const { t: shell } = useMessages(shellMessages);
  const api = useApi();
  const me = useMeQuery();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.post('/api/auth/invitation', { body: { token }, signal }),
  });
  if (invitation.error instanceof BackendError && invitation.error.code === 'token_invalid') {
    return <AuthPage title={t('linkUsed.title')} lead={t('linkUsed.invitation')} />;
  }
  if (invitation.isError) return <ErrorState error={invitation.error} onRetry={() => void invitation.refetch()} />;
  if (!invitation.data || me.data === undefined) return <Loading />;
  const { organization, email, role, invited_by: by } = invitation.data;
  return (
    <AuthPage
      title={organization === by ? t('invitation.ownTitle', { by }) : t('invitation.title', { organization })}
      lead={organization === by ? t('invitation.ownLead', { by, email }) : t('invitation.lead', { by, email })}
    >
      <p style={{ margin: 0 }}>{t('invitation.role', { role: shell(`roles.${role}`) })}</p>
      {me.data === null ? <NewHere token={token} /> : <Known token={token} />}
    </AuthPage>
  );
}

/** For signed-in users. */
function Known({ token }: { token: string }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const join = useJoin();
  const accept = useMutation({ mutationFn: () => join({ token }) });
  const signOut = useMutation({
    mutationFn: () => api.post('/api/auth/sign-out'),
    onSuccess: () => window.location.reload(),
  });
  const isAnother = accept.error instanceof BackendError && accept.error.code === 'invitation_for_another';
  return (
    <Stack gap="sm">
      <FormError
        error={accept.error}
        say={({ code }) => (code === 'invitation_for_another' ? t('invitation.another') : undefined)}
      />
      {isAnother ? (
        <Button variant="default" onClick={() => signOut.mutate()} loading={signOut.isPending}>
          {t('invitation.signOut')}
        </Button>
      ) : (
        <Button onClick={() => accept.mutate()} loading={accept.isPending}>
          {t('invitation.accept')}
        </Button>
      )}
    </Stack>
  );
}

/** For signed-out users: a new user, unless the address has one. */
function NewHere({ token }: { token: string }) {
  const { t, rich, language } = useMessages(messages);
  const { pathname, search } = useLocation();
  const checkPassword = usePasswordCheck();
  const join = useJoin();
  const signIn = `/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', password: '' },
    validate: { name: (value) => (value.trim() === '' ? t('nameNeeded') : null), password: checkPassword },
  });
  const { onSubmit, busy, error: fault } = useSubmit(form, (values) => join({ token, ...values, language }));
  const hasAccount = fault instanceof BackendError && fault.code === 'sign_in_first';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <p style={{ margin: 0 }}>{rich('invitation.newHere', { link: <Anchor component={Link} to={signIn} /> })}</p>
        <TextInput label={t('name')} autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
        <PasswordField
          label={t('password')}
          description={t('passwordHint', { min: PASSWORD.min })}
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <FormError
          error={fault}
          say={({ code }) => (code === 'sign_in_first' ? t('invitation.signInFirst') : undefined)}
        />
        {hasAccount ? (
          <Button component={Link} to={signIn}>
            {t('signIn.title')}
          </Button>
        ) : (
          <Button type="submit" loading={busy}>
            {t('invitation.create')}
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** Accepts, and goes to the organization. */
function useJoin(): (body: object) => Promise<void> {
  const api = useApi();
  const navigate = useNavigate();
  const reloadMe = useReloadMe();
  return async (body) => {
    await api.post('/api/auth/invitation/accept', { body });
    await reloadMe();
    await navigate('/', { replace: true });
  };
}
