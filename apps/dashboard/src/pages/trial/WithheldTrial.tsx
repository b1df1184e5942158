import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

export type WithheldTrial = PlatformSchemas['schemas']['WithheldTrialView'];

const MAX_NOTE = 500;

interface WithheldTrialNoticeProps {
  trial: WithheldTrial;
  /** The user can request it. */
  may: boolean;
  /** The user must not leave the page yet, so it shows text instead of links. */
  stay?: boolean;
}

/** Why there is no trial credit, what still works, and how to get it. */
export function WithheldTrialNotice({ trial: shown, may, stay = false }: WithheldTrialNoticeProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [asked, setAsked] = useState<WithheldTrial | null>(null);
  const [asking, setAsking] = useState(false);
  const trial = asked ?? shown;
  return (
    <Notice tone="warning" title={t('title', { amount: format.money(trial.amount) })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {t(`why.${trial.reason}`)} {t('works')}
        </Text>
        <NextStep trial={trial} may={may} stay={stay} />
        {may && trial.requested_at === null && (
          <Button size="xs" onClick={() => setAsking(true)}>
            {t('button')}
          </Button>
        )}
      </Stack>
      {asking && <RequestDialog onClose={() => setAsking(false)} onAsked={setAsked} />}
    </Notice>
  );
}

function NextStep({ trial, may, stay }: Required<WithheldTrialNoticeProps>) {
  const { t, rich } = useMessages(messages);
  const format = useFormat();
  const { released_by_payment_of: payment, requested_at: requestedAt, declined_at: declinedAt } = trial;
  const link = stay ? <span /> : <Anchor component={Link} to="/credit" inherit />;
  const amount = format.money(payment ?? trial.amount);
  if (declinedAt !== null) {
    return <Text size="sm">{payment === null ? t('declined') : rich('declinedPay', { link }, { amount })}</Text>;
  }
  if (requestedAt !== null) return <Text size="sm">{t('asked', { date: format.date(requestedAt) })}</Text>;
  if (payment !== null) return <Text size="sm">{rich('pay', { link }, { amount })}</Text>;
  return <Text size="sm">{t(may ? 'ask' : 'onlyOwner')}</Text>;
}

function RequestDialog({ onClose, onAsked }: { onClose: () => void; onAsked: (trial: WithheldTrial) => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({ mode: 'uncontrolled', initialValues: { note: '' } });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ note }) => {
    const trimmed = note.trim();
    onAsked(await api.post('/api/trial/request', { body: trimmed === '' ? {} : { note: trimmed } }));
    onClose();
    for (const queryKey of [['credit'], ['overview']]) void client.invalidateQueries({ queryKey });
  });
  return (
    <Dialog opened onClose={onClose} title={t('button')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Textarea
            label={t('note')}
            description={t('noteHint')}
            maxLength={MAX_NOTE}
            rows={3}
            key={form.key('note')}
            {...form.getInputProps('note')}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
