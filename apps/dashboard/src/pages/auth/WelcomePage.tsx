import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/ApiProvider.js';
import { ApiFault } from '../../api/fault.js';
import { useMeQuery, useReloadMe, type Me } from '../../api/me.js';
import { CodeBlock, SecretOnce } from '../../components/copy.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { Notice } from '../../components/Notice.js';
import { ErrorState, Loading } from '../../components/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from './AuthPage.js';
import { messages } from './messages.js';

interface Onboarded {
  organization: { id: string; name: string };
  key: { key: string };
  trial: { amount: string; expires_at: string };
}

/** What the page of the confirmation passes on. */
export interface WelcomeState {
  confirmed: boolean;
}

/** After the confirmation: makes organisation and account, and shows the first key, once. */
export default function WelcomePage() {
  const me = useMeQuery();
  if (me.isError && me.data === undefined) return <ErrorState error={me.error} onRetry={() => void me.refetch()} />;
  if (me.data === undefined) return <Loading />;
  if (me.data === null) return <Navigate to="/sign-in?next=%2Fwelcome" replace />;
  return <Onboarding me={me.data} />;
}

function Onboarding({ me }: { me: Me }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const reloadMe = useReloadMe();
  const location = useLocation();
  const confirmed = (location.state as WelcomeState | null)?.confirmed === true;
  const asked = useRef(false);
  const making = useMutation({
    mutationFn: (named: { organization_name?: string }) => api.post('/api/onboarding', { body: named }),
  });
  const { mutate, data, error, isError } = making;
  useEffect(() => {
    if (!confirmed || asked.current) return; // once, however often it is shown
    asked.current = true;
    mutate({});
  }, [confirmed, mutate]);
  const leaveTo = async (page: '/' | '/keys') => {
    await reloadMe();
    await navigate(page, { replace: true });
  };
  const finish = () => leaveTo('/');
  if (data) return <FirstKey made={data} name={me.user.name} apiUrl={me.capabilities.api_url} onDone={finish} />;
  if (me.account !== null || (isError && error instanceof ApiFault && error.code === 'already_confirmed')) {
    return (
      <AuthPage title={t('welcome.already.title')} lead={t('welcome.already.text')}>
        <Stack gap="sm">
          <Button onClick={finish}>{t('welcome.done')}</Button>
          <Button variant="default" onClick={() => void leaveTo('/keys')}>
            {t('welcome.already.keys')}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  if (!confirmed) return <MakeAccount onMake={(named) => making.mutateAsync(named)} />;
  return (
    <AuthPage title={t('welcome.title', { name: me.user.name })} lead={t('welcome.making')}>
      {isError ? <ErrorState error={error} onRetry={() => mutate({})} /> : <Loading />}
    </AuthPage>
  );
}

/** For who has no organisation (any more) and does not come from the confirmation: nothing is made unasked. */
function MakeAccount({ onMake }: { onMake: (named: { organization_name?: string }) => Promise<unknown> }) {
  const { t } = useMessages(messages);
  const form = useForm({ mode: 'uncontrolled', initialValues: { organization_name: '' } });
  const { onSubmit, busy, fault } = useSubmit(form, ({ organization_name: name }) =>
    onMake(name.trim() === '' ? {} : { organization_name: name.trim() }),
  );
  return (
    <AuthPage title={t('welcome.make.title')} lead={t('welcome.make.lead')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('signUp.organization')}
            description={t('signUp.organizationHint')}
            autoComplete="organization"
            key={form.key('organization_name')}
            {...form.getInputProps('organization_name')}
          />
          <FormError error={fault} />
          <Button type="submit" loading={busy}>
            {t('welcome.make.submit')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}

interface FirstKeyProps {
  made: Onboarded;
  name: string;
  apiUrl: string;
  onDone: () => Promise<void>;
}

function FirstKey({ made: { key, trial }, name, apiUrl, onDone }: FirstKeyProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  return (
    <AuthPage title={t('welcome.title', { name })} lead={t('welcome.lead')} wide>
      <Notice tone="good">
        {t('welcome.trial', { amount: format.money(trial.amount), date: format.date(trial.expires_at) })}
      </Notice>
      <SecretOnce secret={key.key} label={t('welcome.key')} done={t('welcome.done')} onStored={() => void onDone()} />
      <CodeBlock
        label={t('welcome.firstCall')}
        code={`curl '${apiUrl}/v5/catalog' \\\n  -H 'Authorization: Bearer ${key.key}'`}
      />
    </AuthPage>
  );
}
