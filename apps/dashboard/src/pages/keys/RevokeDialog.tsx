import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { isNameOf } from './key-form.js';
import { messages } from './messages.js';
import { useKeyActions } from './queries.js';
import type { Key } from './queries.js';
import { useKeyErrorText } from './useKeyErrorText.js';

/** Revokes a key permanently, after its name is typed. */
export function RevokeDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const say = useKeyErrorText();
  const announce = useAnnounce();
  const { revoke } = useKeyActions();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (typed) => (isNameOf(apiKey, typed) ? null : t('revokeDialog.mismatch')) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async () => {
      await revoke(apiKey.id);
      announce(t('revokeDialog.done', { name: apiKey.name }));
      onClose();
    },
    { say },
  );
  const used = apiKey.last_used_at;
  return (
    <Dialog opened onClose={onClose} title={t('revokeDialog.title', { name: apiKey.name })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('revokeDialog.what')}</Text>
          <Text size="sm">
            {used === null ? t('revokeDialog.unused') : t('revokeDialog.used', { ago: format.ago(used, new Date()) })}
          </Text>
          <TextInput
            label={t('revokeDialog.type')}
            description={
              <>
                {t('revokeDialog.typeHint')} <strong>{apiKey.name}</strong>
              </>
            }
            autoComplete="off"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <FormError error={fault} say={say} />
          <Group justify="flex-end">
            <Button type="submit" color="red" loading={busy}>
              {t('revokeDialog.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
