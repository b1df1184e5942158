import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { BackendError } from '../../api/backend-error.js';
import { useMeQuery, useReloadMe, type Me } from '../../api/me.js';
import { CodeBlock, CopyButton } from '../../components/copy.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { WithheldTrialNotice, type WithheldTrial } from '../trial/WithheldTrial.js';
import { storeWorkRole, WORK_ROLES, type WorkRole } from '../../work-role.js';
import { AuthPage } from './AuthPage.js';
import { messages } from './messages.js';
import classes from './WelcomePage.module.css';

interface Onboarded {
  organization: { id: string; name: string };
  key: { key: string };
  trial: { amount: string; expires_at: string } | null;
  withheld_trial: WithheldTrial | null;
}

/** The data from the confirmation page. */
export interface WelcomeState {
  confirmed: boolean;
}

/** After the confirmation: creates organization and account, and asks for the user's goal. */
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
  const requested = useRef(false);
  const making = useMutation({
    mutationFn: (named: { organization_name?: string }) => api.post('/api/onboarding', { body: named }),
  });
  const { mutate, data, error, isError } = making;
  useEffect(() => {
    if (!confirmed || requested.current) return; // once, even if it is rendered again
    requested.current = true;
    mutate({});
  }, [confirmed, mutate]);
  const leaveTo = async (page: '/' | '/keys') => {
    await reloadMe();
    await navigate(page, { replace: true });
  };
  const finish = () => leaveTo('/');
  if (data) return <FirstPage made={data} user={me.user} apiUrl={me.capabilities.api_url} onDone={finish} />;
  if (me.account !== null || (isError && error instanceof BackendError && error.code === 'already_confirmed')) {
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

/** For users without an organization who don't come from the confirmation: nothing is created unless they ask. */
function MakeAccount({ onMake }: { onMake: (named: { organization_name?: string }) => Promise<unknown> }) {
  const { t } = useMessages(messages);
  const form = useForm({ mode: 'uncontrolled', initialValues: { organization_name: '' } });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, ({ organization_name: name }) =>
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

interface FirstPageProps {
  made: Onboarded;
  user: Me['user'];
  apiUrl: string;
  onDone: () => Promise<void>;
}

/** The first page: the user's goal. Only API developers are shown a key, and they can continue without storing it. */
function FirstPage({ made, user, apiUrl, onDone }: FirstPageProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [role, setRole] = useState<WorkRole>();
  const { key, trial, withheld_trial: withheld } = made;
  const choose = (chosen: WorkRole) => {
    storeWorkRole(window.localStorage, user.id, chosen);
    if (chosen === 'developer') setRole(chosen);
    else void onDone();
  };
  if (role !== undefined) return <FirstKey secret={key.key} apiUrl={apiUrl} onDone={onDone} />;
  return (
    <AuthPage title={t('welcome.title', { name: user.name })} lead={t('welcome.ask')} wide>
      {trial && (
        <Notice tone="good">
          {t('welcome.trial', { amount: format.money(trial.amount), date: format.date(trial.expires_at) })}
        </Notice>
      )}
      {withheld && <WithheldTrialNotice trial={withheld} may stay />}
      <Stack gap="sm" role="group" aria-label={t('welcome.ask')}>
        {WORK_ROLES.map((one) => (
          <div key={one}>
            <Button fullWidth variant={one === 'analyst' ? 'filled' : 'default'} onClick={() => choose(one)}>
              {t(`welcome.roles.${one}`)}
            </Button>
            <p className={classes.hint}>{t(`welcome.roleHelp.${one}`)}</p>
          </div>
        ))}
      </Stack>
    </AuthPage>
  );
}

interface FirstKeyProps {
  secret: string;
  apiUrl: string;
  onDone: () => Promise<void>;
}

/** Shows the first key once. A user who continues without storing it rolls the key later. */
function FirstKey({ secret, apiUrl, onDone }: FirstKeyProps) {
  const { t } = useMessages(messages);
  return (
    <AuthPage title={t('welcome.keyTitle')} lead={t('welcome.keyLead')} wide>
      <div>
        <code className={classes.secret} data-testid="secret">
          {secret}
        </code>
        <CopyButton text={secret} label={t('welcome.key')} variant="filled" />
      </div>
      <CodeBlock
        label={t('welcome.firstCall')}
        code={`curl '${apiUrl}/v5/catalog' \\\n  -H 'Authorization: Bearer ${secret}'`}
      />
      <div>
        <Button variant="default" onClick={() => void onDone()}>
          {t('welcome.done')}
        </Button>
      </div>
    </AuthPage>
  );
}
