import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { PasswordField } from '../../../components/PasswordField.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as settings } from '../messages.js';
import { messages } from './messages.js';

interface AskPasswordProps {
  opened: boolean;
  onClose: () => void;
  title?: string;
  /** What will happen. */
  children?: ReactNode;
  /** The button's label; "Continue" by default. */
  submit?: string;
  danger?: boolean;
  /** Runs the action; on an error the dialog stays open and shows it. */
  act: (password: string) => Promise<unknown>;
}

/** Asks for the password again before a change to sign-in methods. */
export function AskPassword({ opened, onClose, title, children, submit, danger = false, act }: AskPasswordProps) {
  const { t } = useMessages(messages);
  return (
    <Dialog opened={opened} onClose={onClose} title={title ?? t('ask.title')}>
      <Stack gap="sm">
        {children}
        <PasswordForm submit={submit ?? t('ask.submit')} danger={danger} act={act} />
      </Stack>
    </Dialog>
  );
}

/** A separate form, so that the input is gone when the dialog closes. */
function PasswordForm({ submit, danger, act }: Required<Pick<AskPasswordProps, 'submit' | 'danger' | 'act'>>) {
  const { t } = useMessages(settings);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? t('passwordNeeded') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, ({ password }) => act(password), {
    fields: { current_password: 'password' },
    say: ({ code }) => (code === 'password_wrong' ? t('passwordWrong') : undefined),
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <FormError error={fault} say={({ code }) => (code === 'password_wrong' ? t('passwordWrong') : undefined)} />
        <Button type="submit" loading={busy} {...(danger && { color: 'red' })}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
