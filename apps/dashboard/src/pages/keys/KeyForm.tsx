import { Button, Checkbox, Group, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CodePicker } from '../../components/codes/CodePicker.js';
import { PRODUCT_CODES } from '../../components/codes/product-codes.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useMessages } from '../../i18n/useMessages.js';
import { isAmount, settingsOf } from './key-form.js';
import type { KeyFormValues } from './key-form.js';
import { messages } from './messages.js';
import type { KeySettings } from './queries.js';
import { useKeyErrorText } from './useKeyErrorText.js';

interface KeyFormProps {
  values: KeyFormValues;
  submit: string;
  onSend: (settings: KeySettings) => Promise<unknown>;
  /** Whether other keys share its limit. */
  family?: boolean;
}

/** The settings of a new or existing key. */
export function KeyForm({ values, submit, onSend, family = false }: KeyFormProps) {
  const { t } = useMessages(messages);
  const say = useKeyErrorText();
  const form = useForm<KeyFormValues>({
    initialValues: values,
    validate: {
      name: (name) => (name.trim() === '' ? t('form.nameNeeded') : null),
      scopes: (scopes, { limited }) => (limited && scopes.length === 0 ? t('form.scopesNeeded') : null),
      monthly_cap: (cap) => (cap.trim() === '' || isAmount(cap) ? null : t('form.capInvalid')),
    },
  });
  const { onSubmit, busy, error: fault } = useSubmit(form, (filled) => onSend(settingsOf(filled)), { say });
  const { limited, scopes } = form.getValues();
  const problem = form.errors['scopes'];
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('form.name')}
          description={t('form.nameHint')}
          maxLength={100}
          required
          autoComplete="off"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <Checkbox
          label={t('form.limited')}
          description={t('form.limitedHint')}
          key={form.key('limited')}
          {...form.getInputProps('limited', { type: 'checkbox' })}
        />
        {limited && (
          <CodePicker
            label={t('form.scopes')}
            codes={PRODUCT_CODES}
            value={scopes}
            onChange={(codes) => form.setFieldValue('scopes', codes)}
            error={typeof problem === 'string' ? problem : undefined}
          />
        )}
        <TextInput
          label={t('form.cap')}
          description={t('form.capHint')}
          inputMode="decimal"
          placeholder="25.00"
          leftSection="$"
          autoComplete="off"
          key={form.key('monthly_cap')}
          {...form.getInputProps('monthly_cap')}
        />
        {family && (
          <Text size="xs" c="dimmed">
            {t('form.family')}
          </Text>
        )}
        <Textarea
          label={t('form.addresses')}
          description={t('form.addressesHint')}
          rows={3}
          placeholder={'203.0.113.7\n2001:db8::/32'}
          autoComplete="off"
          spellCheck={false}
          key={form.key('allowed_addresses')}
          {...form.getInputProps('allowed_addresses')}
        />
        <FormError error={fault} say={say} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
