import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { Dialog } from '../../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../../components/forms.js';
import { Money } from '../../../../components/cards/figures.js';
import { Notice } from '../../../../components/notices/Notice.js';
import { useFormat } from '../../../../format/useFormat.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useRefresh, type Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { isZeroAmount, isSignedAmount } from '../amount.js';
import { messages } from '../messages.js';

const KINDS = ['purchase', 'trial', 'adjustment'] as const;
type Kind = (typeof KINDS)[number];

/** A key for this dialog only: submitting the same booking twice books it once. */
const newKey = (): string => `page-${crypto.randomUUID()}`;

/** Books credit manually (kind, amount and reason), after a confirmation. */
export function BookDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const [asked, setAsked] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: { kind: 'purchase' as Kind, amount: '', note: '', key: newKey() },
    validate: {
      amount: (value, { kind }) => {
        if (!isSignedAmount(value) || isZeroAmount(value)) return t('amountNeeded');
        return value.trim().startsWith('-') && kind !== 'adjustment' ? t('book.onlyAdjustment') : null;
      },
      key: (value) => (/^[\x20-\x7e]{1,180}$/.test(value) ? null : t('book.keyNeeded')),
    },
  });
  const { kind, amount, note, key } = form.getValues();
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async () => {
      if (!asked) {
        setAsked(true);
        return;
      }
      const booking = await api.post<Schemas['BookingView']>('/admin/accounts/{id}/credits', {
        path: { id: account.id },
        headers: { 'idempotency-key': key },
        body: { kind, amount: amount.trim(), ...(note.trim() !== '' && { note: note.trim() }) },
      });
      await refresh();
      announce(t(booking.replayed ? 'book.replayed' : 'book.done', { balance: format.money(booking.balance) }));
      onClose();
    },
    { fields: { 'Idempotency-Key': 'key' } },
  );
  return (
    <Dialog opened onClose={onClose} title={t('book.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text size="sm">
            {t('book.has')} <Money amount={account.balance} />
          </Text>
          <NativeSelect
            label={t('book.kind')}
            description={t(`book.kindHint.${kind}`)}
            disabled={asked}
            data={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
            {...form.getInputProps('kind')}
          />
          <TextInput
            label={t('book.amount')}
            description={t('book.amountHint')}
            inputMode="decimal"
            disabled={asked}
            {...form.getInputProps('amount')}
          />
          <TextInput
            label={t('book.note')}
            description={t('book.noteHint')}
            maxLength={200}
            disabled={asked}
            {...form.getInputProps('note')}
          />
          <TextInput
            label={t('book.key')}
            description={t('book.keyHint')}
            maxLength={180}
            disabled={asked}
            {...form.getInputProps('key')}
          />
          {asked && (
            <Notice tone="warning" live="status">
              {t('book.sure', { kind: t(`kinds.${kind}`), amount: format.money(amount.trim()), name: account.name })}
            </Notice>
          )}
          <FormError error={fault} />
          <Group justify="flex-end" gap="xs">
            {asked && (
              <Button variant="default" onClick={() => setAsked(false)}>
                {t('book.change')}
              </Button>
            )}
            <Button type="submit" loading={busy}>
              {t(asked ? 'book.submit' : 'book.check')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
