import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { Dialog } from '../../../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../../../components/forms.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useRefresh, type Account } from '../../../data/queries.js';
import { isAmount } from '../amount.js';
import { messages } from '../messages.js';

/** Sets or removes the monthly spending limit. */
export function SpendingLimitDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { limit: account.spending_limit ?? '' },
    validate: { limit: (value) => (value.trim() === '' || isAmount(value) ? null : t('amountNeeded')) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ limit }) => {
    const body = { limit: limit.trim() === '' ? null : limit.trim() };
    await api.put('/admin/accounts/{id}/spending-cap', { path: { id: account.id }, body });
    await refresh();
    announce(t('saved'));
    onClose();
  });
  return (
    <Dialog opened onClose={onClose} title={t('cap.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label={t('cap.limit')}
            description={t('cap.hint')}
            inputMode="decimal"
            key={form.key('limit')}
            {...form.getInputProps('limit')}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
