import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { NewKey } from './NewKey.js';
import { useKeyActions } from './queries.js';
import type { Key, RolledKey } from './queries.js';
import { useKeyErrorText } from './useKeyErrorText.js';

const OVERLAPS = [24, 1, 72, 168, 0] as const;

/** Replaces a key with a new one, which is shown once. */
export function RollDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const say = useKeyErrorText();
  const { roll } = useKeyActions();
  const [hours, setHours] = useState<number>(OVERLAPS[0]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [rolled, setRolled] = useState<RolledKey | null>(null);
  const submit = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setRolled(await roll(apiKey.id, hours));
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  const nameOf = (count: number): string => {
    if (count === 0) return t('rollDialog.now');
    return count % 24 === 0 && count > 24
      ? t('rollDialog.days', { count: count / 24 })
      : t('rollDialog.hours', { count });
  };
  if (rolled) {
    const note =
      hours === 0 ? t('once.oldEnded') : t('once.oldEnds', { time: format.dateTime(rolled.old_key_ends_at) });
    return (
      <Dialog opened onClose={onClose} title={t('once.title')} closable={false} size="lg">
        <NewKey secret={rolled.key} note={note} onStored={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t('rollDialog.title', { name: apiKey.name })}>
      <Stack gap="md">
        <Text size="sm">{t('rollDialog.what')}</Text>
        <NativeSelect
          label={t('rollDialog.overlap')}
          value={String(hours)}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
          data={[...OVERLAPS].sort((a, b) => a - b).map((count) => ({ value: String(count), label: nameOf(count) }))}
        />
        {hours === 0 && (
          <Notice tone="warning" live="status">
            {t('rollDialog.nowWarning')}
          </Notice>
        )}
        {apiKey.expires_at !== null && <Text size="sm">{t('rollDialog.expiry')}</Text>}
        <FormError error={fault} say={say} />
        <Group justify="flex-end">
          <Button loading={busy} onClick={() => void submit()}>
            {t('rollDialog.submit')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
