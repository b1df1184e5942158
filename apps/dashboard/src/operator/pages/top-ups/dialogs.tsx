import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useApi } from '../../../api/ApiProvider.js';
import { useAnnounce } from '../../../components/Announcer.js';
import { Dialog } from '../../../components/Dialog.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRefresh, type TopUp } from '../../data/queries.js';
import { isAmount, isNothing } from '../account/amount.js';
import { messages } from './messages.js';

interface OneFieldProps {
  title: string;
  text?: string;
  label: string;
  hint?: string;
  initial?: string;
  check: (value: string) => string | null;
  submit: string;
  danger?: boolean;
  /** The name of the field for the service. */
  name: string;
  onSend: (value: string) => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  onClose: () => void;
}

/** A dialog that asks for one thing and does one thing with it. */
export function OneField(props: OneFieldProps) {
  const { title, text, label, hint, initial = '', check, submit, danger = false, name, onSend, done, onClose } = props;
  const announce = useAnnounce();
  const refresh = useRefresh();
  const form = useForm({ mode: 'uncontrolled', initialValues: { value: initial }, validate: { value: check } });
  const { onSubmit, busy, fault } = useSubmit(
    form,
    async ({ value }) => {
      await onSend(value.trim());
      await refresh();
      announce(done);
      onClose();
    },
    { fields: { [name]: 'value' } },
  );
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {text !== undefined && <Text size="sm">{text}</Text>}
          <TextInput
            label={label}
            description={hint}
            maxLength={500}
            key={form.key('value')}
            {...form.getInputProps('value')}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy} {...(danger && { color: 'red' })}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Ends a transfer that does not come, with a reason for the customer. */
export function RejectDialog({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  return (
    <OneField
      danger
      title={t('rejectTitle', { reference: topUp.reference })}
      text={t('rejectText', { name: topUp.account_name })}
      label={t('reason')}
      hint={t('reasonHint')}
      name="reason"
      check={(value) => (value.trim() === '' ? t('reasonNeeded') : null)}
      submit={t('reject')}
      done={t('rejected')}
      onClose={onClose}
      onSend={(reason) => api.post('/admin/top-ups/{id}/reject', { path: { id: topUp.id }, body: { reason } })}
    />
  );
}

/** Notes that a transfer was sent back, so much in all. */
export function RefundDialog({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  return (
    <OneField
      danger
      title={t('refundTitle', { reference: topUp.reference })}
      text={t('refundText')}
      label={t('total')}
      name="total"
      initial={topUp.received ?? ''}
      check={(value) => (isAmount(value) && !isNothing(value) ? null : t('amountNeeded'))}
      submit={t('refund')}
      done={t('refunded')}
      onClose={onClose}
      onSend={(total) => api.post('/admin/top-ups/{id}/refund', { path: { id: topUp.id }, body: { total } })}
    />
  );
}
