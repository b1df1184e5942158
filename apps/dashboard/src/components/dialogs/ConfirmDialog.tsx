import { Button, Group, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { Dialog } from './Dialog.js';
import { FormError } from '../forms.js';
import { messages } from '../messages.js';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The button's verb, such as "Revoke the key". */
  confirm: string;
  /** For actions that can't be undone. */
  danger?: boolean;
  /** Closes on success; otherwise shows what went wrong. */
  onConfirm: () => Promise<unknown>;
  say?: (error: BackendError) => string | undefined;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirm, danger = false, onConfirm, say } = props;
  const { t } = useMessages(messages);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const close = () => {
    setFault(undefined);
    onClose();
  };
  const act = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened={opened} onClose={close} title={title}>
      <Stack gap="md">
        <div>{children}</div>
        <FormError error={fault} {...(say && { say })} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={busy} onClick={close}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={act} {...(danger && { color: 'red' })}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
