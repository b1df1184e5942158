import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useApi } from '../../../api/api-context.js';
import { CopyButton } from '../../../components/copy.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as settings } from '../messages.js';
import classes from '../Settings.module.css';
import { messages } from './messages.js';

export interface Setup {
  uri: string;
  secret: string;
  backup_codes: string[];
}

interface TwoFactorSetupProps {
  setup: Setup;
  onDone: (backupCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** The secret as a QR code and as text; it takes effect once a code of the app is entered. */
export function TwoFactorSetup({ setup, onDone, onCancel }: TwoFactorSetupProps) {
  const { t } = useMessages(messages);
  const { t: common } = useMessages(settings);
  const api = useApi();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? null : t('twoFactor.codeNeeded')) },
  });
  const rejected = ({ code }: { code: string }) => (code === 'code_rejected' ? t('twoFactor.rejected') : undefined);
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async ({ code }) => {
      await api.post('/api/me/two-factor/confirm', { body: { code: code.replace(/\s/g, '') } });
      await onDone(setup.backup_codes);
    },
    { say: rejected },
  );
  return (
    <div className={classes.setup}>
      <QrCode text={setup.uri} label={t('twoFactor.qr')} />
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <p className={classes.text}>{t('twoFactor.scan')}</p>
          <Group gap="xs">
            <span className={classes.quiet}>{t('twoFactor.key')}</span>
            <code>{setup.secret}</code>
            <CopyButton text={setup.secret} label={t('twoFactor.key')} />
          </Group>
          <TextInput
            label={t('twoFactor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maw="16rem"
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
          <FormError error={fault} say={rejected} />
          <Group gap="xs">
            <Button type="submit" loading={busy}>
              {t('twoFactor.confirm')}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {common('cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </div>
  );
}

/** Black on white in both schemes, because cameras need it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { border: 1 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: data.length, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
