import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { useReloadMe } from '../../api/me.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from './AuthPage.js';
import { messages } from './messages.js';
import { nextOf } from './next.js';

/** After the password: the code of an authenticator app, or a backup code. */
export default function TwoFactorPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const reloadMe = useReloadMe();
  const [way, setWay] = useState<'code' | 'backup'>('code');
  const isCode = way === 'code';
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: {
      code: (value) => {
        if (isCode) return /^\d{6}$/.test(value.replace(/\s/g, '')) ? null : t('twoFactor.codeNeeded');
        return value.trim() === '' ? t('twoFactor.backupNeeded') : null;
      },
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ code }) => {
    const body = isCode ? { code: code.replace(/\s/g, '') } : { backup_code: code.trim() };
    await api.post('/api/auth/two-factor', { body });
    await reloadMe();
    await navigate(nextOf(search), { replace: true });
  });
  return (
    <AuthPage
      title={t('twoFactor.title')}
      lead={isCode ? t('twoFactor.lead') : t('twoFactor.leadBackup')}
      foot={
        <Anchor component={Link} to={`/sign-in${search}`}>
          {t('toSignIn')}
        </Anchor>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={isCode ? t('twoFactor.code') : t('twoFactor.backup')}
            autoComplete={isCode ? 'one-time-code' : 'off'}
            inputMode={isCode ? 'numeric' : 'text'}
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
          <FormError
            error={fault}
            say={({ code }) => {
              if (code === 'code_rejected') return isCode ? t('twoFactor.rejected') : t('twoFactor.rejectedBackup');
              return code === 'challenge_expired' ? t('twoFactor.expired') : undefined;
            }}
          />
          <Button type="submit" loading={busy}>
            {t('twoFactor.submit')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              form.reset();
              setWay(isCode ? 'backup' : 'code');
            }}
          >
            {isCode ? t('twoFactor.useBackup') : t('twoFactor.useApp')}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
