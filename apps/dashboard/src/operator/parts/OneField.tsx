import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useRefresh } from '../data/queries.js';

interface OneFieldProps {
  title: string;
  text?: string;
  label: string;
  hint?: string;
  initial?: string;
  check: (value: string) => string | null;
  submit: string;
  danger?: boolean;
  /** The service's name of the field. */
  name: string;
  onSend: (value: string) => Promise<unknown>;
  /** The message on success. */
  done: string;
  onClose: () => void;
}

/** A dialog with one field and one action. */
export function OneField(props: OneFieldProps) {
  const { title, text, label, hint, initial = '', check, submit, danger = false, name, onSend, done, onClose } = props;
  const announce = useAnnounce();
  const refresh = useRefresh();
  const form = useForm({ mode: 'uncontrolled', initialValues: { value: initial }, validate: { value: check } });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
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
