import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormError, useSubmit } from '../../components/forms.js';
import { Panel } from '../../components/Panel.js';
import { readCents, writeCents } from './amount.js';

interface AmountSettingProps {
  id: string;
  texts: { title: string; what: string; label: string; hint: string; save: string; bad: string; none: string };
  /** Null: not set. */
  amount: string | null;
  /** The text for users who may not change it. */
  shown: string;
  may: boolean;
  /** Whether zero is allowed. */
  zero: boolean;
  onSave: (amount: string | null) => Promise<unknown>;
  /** The current effect. */
  children?: ReactNode;
}

/** An amount that owners can set or leave empty. */
export function AmountSetting({ id, texts, amount, shown, may, zero, onSave, children }: AmountSettingProps) {
  const form = useForm({
    initialValues: { amount: amount ?? '' },
    validate: {
      amount: (text) => {
        if (text.trim() === '') return null;
        const cents = readCents(text);
        return cents === null || (cents === 0n && !zero) ? texts.bad : null;
      },
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async (values) => {
      const cents = readCents(values.amount);
      const set = cents === null ? null : writeCents(cents);
      await onSave(set);
      form.setValues({ amount: set ?? '' });
    },
    { fields: { limit: 'amount', threshold: 'amount' } },
  );
  return (
    <Panel title={texts.title} id={id}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text size="sm">{texts.what}</Text>
          {children}
          {may ? (
            <>
              <TextInput
                label={texts.label}
                description={texts.hint}
                inputMode="decimal"
                autoComplete="off"
                leftSection="$"
                maw="16rem"
                {...form.getInputProps('amount')}
              />
              <FormError error={fault} />
              <div>
                <Button type="submit" variant="default" loading={busy}>
                  {texts.save}
                </Button>
              </div>
            </>
          ) : (
            <Text fw={600}>{amount === null ? texts.none : shown}</Text>
          )}
        </Stack>
      </form>
    </Panel>
  );
}
