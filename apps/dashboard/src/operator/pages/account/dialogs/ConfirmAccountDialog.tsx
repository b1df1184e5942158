import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../api/api-context.js';
import { SecretOnce } from '../../../../components/copy.js';
import { Dialog } from '../../../../components/dialogs/Dialog.js';
import { Money } from '../../../../components/cards/figures.js';
import { FormError } from '../../../../components/forms.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useRefresh, type Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { messages } from '../messages.js';

/** Confirms an account: its first key, shown once, and its trial credit. */
export function ConfirmAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const refresh = useRefresh();
  const confirm = useMutation({
    mutationFn: () =>
      api.post<Schemas['ConfirmationView']>('/admin/accounts/{id}/confirm', { path: { id: account.id } }),
  });
  const stored = () => {
    onClose();
    void refresh();
  };
  return (
    <Dialog opened onClose={onClose} title={t('confirm.title')} closable={confirm.data === undefined}>
      {confirm.data ? (
        <Stack gap="sm">
          <Text size="sm">
            {t('confirm.trial')} <Money amount={confirm.data.trial_credit} />
          </Text>
          <SecretOnce secret={confirm.data.key} label={t('confirm.key')} onStored={stored} done={t('close')} />
        </Stack>
      ) : (
        <Stack gap="sm">
          <Text size="sm">{t('confirm.text')}</Text>
          <FormError error={confirm.error} />
          <Group justify="flex-end">
            <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('confirm.button')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
