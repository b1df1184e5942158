import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { toMicro } from '../../../charts/amounts.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRefresh, type TopUp } from '../../data/queries.js';
import { isAmount, isZeroAmount } from '../account/amount.js';
import { messages } from './messages.js';

/** Credits a transfer with the amount received, after a confirmation that shows any difference from the order. */
export function ApproveDialog({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const [asked, setAsked] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: { received: topUp.amount },
    validate: { received: (value) => (isAmount(value) && !isZeroAmount(value) ? null : t('amountNeeded')) },
  });
  const received = form.getValues().received.trim();
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async () => {
    if (!asked) {
      setAsked(true);
      return;
    }
    await api.post('/admin/top-ups/{id}/approve', { path: { id: topUp.id }, body: { received } });
    await refresh();
    announce(t('approved'));
    onClose();
  });
  const amounts = { received: isAmount(received) ? format.money(received) : '', amount: format.money(topUp.amount) };
  return (
    <Dialog opened onClose={onClose} title={t('approveTitle', { reference: topUp.reference })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text size="sm">{t('approveText', { name: topUp.account_name, amount: amounts.amount })}</Text>
          <TextInput
            label={t('received')}
            description={t('receivedHint')}
            inputMode="decimal"
            disabled={asked}
            {...form.getInputProps('received')}
          />
          {asked && (
            <Notice tone="warning" live="status">
              {toMicro(received) !== toMicro(topUp.amount) && <p>{t('differs', amounts)}</p>}
              {t('sure', { ...amounts, name: topUp.account_name })}
            </Notice>
          )}
          <FormError error={fault} />
          <Group justify="flex-end" gap="xs">
            {asked && (
              <Button variant="default" onClick={() => setAsked(false)}>
                {t('change')}
              </Button>
            )}
            <Button type="submit" loading={busy}>
              {t(asked ? 'approve' : 'check')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
