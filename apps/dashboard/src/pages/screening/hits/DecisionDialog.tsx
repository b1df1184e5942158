import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { BackendError } from '../../../api/backend-error.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { DecisionKind } from './useDecisions.js';

interface DecisionDialogProps {
  /** The hit, in words. */
  about: string;
  decision: DecisionKind;
  onDecide: (reason: string) => Promise<void>;
  onClose: () => void;
}

const VERBS = { dismissed: 'dismiss', confirmed: 'confirm', open: 'reopen' } as const;

/** Asks for the reason of a decision. Only opening a hit again needs none. */
export function DecisionDialog({ about, decision, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useMessages(messages);
  const [reason, setReason] = useState('');
  const decide = async () => {
    if (decision !== 'open' && reason.trim() === '') {
      throw new BackendError(400, 'reason_needed', 'no reason', undefined, {}, undefined);
    }
    await onDecide(reason.trim());
  };
  return (
    <ConfirmDialog
      opened
      title={t(`decision.titles.${decision}`)}
      confirm={t(`decision.${VERBS[decision]}`)}
      onConfirm={decide}
      onClose={onClose}
      say={({ code }) => (code === 'reason_needed' ? t('decision.needed') : undefined)}
    >
      <Stack gap="sm">
        <Text>{about}</Text>
        <Text size="sm">{t(`decision.texts.${decision}`)}</Text>
        <Textarea
          label={t('decision.reason')}
          description={t('decision.reasonHelp')}
          required={decision !== 'open'}
          maxLength={1_000}
          rows={3}
          autoFocus
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
