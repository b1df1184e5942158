import { WATCHLIST_EVENT_TYPES } from '@entity-registry/sdk';
import type { WatchlistEventType } from '@entity-registry/sdk';
import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useWatchActions } from './queries.js';
import type { ListedWatchlist } from './queries.js';
import { useWatchErrorText } from './useWatchErrorText.js';

interface ListDialogProps {
  /** Null: a new one. */
  list: ListedWatchlist | null;
  onClose: () => void;
  onSaved: (list: { id: number }) => void;
}

/** Creates or changes a watchlist. */
export function ListDialog({ list, onClose, onSaved }: ListDialogProps) {
  const { t } = useMessages(messages);
  const { create, update } = useWatchActions();
  const announce = useAnnounce();
  const say = useWatchErrorText();
  const form = useForm({
    initialValues: {
      name: list?.name ?? '',
      events: [...(list?.events ?? WATCHLIST_EVENT_TYPES)] as string[],
      webhook: list?.webhook ?? false,
    },
    validate: {
      name: (text) => (text.trim() === '' ? t('form.needed') : null),
      events: (types) => (types.length === 0 ? t('form.oneEvent') : null),
    },
  });
  const send = async ({ name, events, webhook }: { name: string; events: string[]; webhook: boolean }) => {
    const body = { name: name.trim(), events: events as WatchlistEventType[], webhook };
    const saved = await (list === null ? create(body) : update(list.id, body));
    announce(t('form.saved', { name: saved.name }));
    onSaved(saved);
    onClose();
  };
  const { onSubmit, busy, error } = useSubmit(form, send, { say });
  return (
    <Dialog opened onClose={onClose} title={list === null ? t('form.title') : t('form.editTitle')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('form.name')}
            maxLength={200}
            autoComplete="off"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <Checkbox.Group label={t('form.events')} key={form.key('events')} {...form.getInputProps('events')}>
            <Stack gap="xs" mt="xs">
              {WATCHLIST_EVENT_TYPES.map((type) => (
                <Checkbox key={type} value={type} label={t(`type.${type}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch
            label={t('form.webhook')}
            key={form.key('webhook')}
            {...form.getInputProps('webhook', { type: 'checkbox' })}
          />
          <FormError error={error} say={say} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
