import { Anchor, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useMe } from '../../api/me.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { Panel } from '../../components/Panel.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { centsOf, readCents, writeCents } from './amount.js';
import { messages } from './messages.js';
import { useCreditActions } from './queries.js';
import type { Credit, TopUp } from './queries.js';
import { useCreditErrorText } from './useCreditErrorText.js';

/** In display order. */
const METHODS = ['card', 'bank_transfer'] as const;

interface TopUpPanelProps {
  offers: Credit['top_up'];
  /** Whether the user may order. */
  may: boolean;
  /** Shows the details of a transfer. */
  onTransfer: (topUp: TopUp) => void;
  /** Opens the provider's page. */
  leave: (url: string) => void;
}

/** Orders a top-up: by card on the provider's page, or by bank transfer. */
export function TopUpPanel({ offers, may, onTransfer, leave }: TopUpPanelProps) {
  const { t } = useMessages(messages);
  const { minimum, maximum, suggestions } = offers;
  const methods = METHODS.filter((one) => offers.methods.includes(one));
  const format = useFormat();
  const hasBought = (useMe().account?.first_purchase_at ?? null) !== null;
  const { order } = useCreditActions();
  const say = useCreditErrorText();
  const [payUrl, setPayUrl] = useState<string | null>(null);
  const range = { minimum: format.money(minimum), maximum: format.money(maximum) };
  const form = useForm({
    // A returning customer most likely wants the usual amount; new customers get no suggestion.
    initialValues: { amount: hasBought ? (suggestions[1] ?? minimum) : '', method: methods[0] ?? 'card' },
    validate: {
      amount: (text) => {
        const cents = readCents(text);
        if (cents === null) return t('topUp.bad');
        return cents < centsOf(minimum) || cents > centsOf(maximum) ? t('topUp.range', range) : null;
      },
    },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async ({ amount, method }) => {
      const topUp = await order({ method, amount: writeCents(readCents(amount) ?? 0n) });
      if (topUp.pay_url === null) onTransfer(topUp);
      else {
        setPayUrl(topUp.pay_url);
        leave(topUp.pay_url);
      }
    },
    { say },
  );
  const { amount, method } = form.values;
  const cents = readCents(amount);
  if (!may || methods.length === 0) {
    return (
      <Panel title={t('topUp.title')} id="top-up">
        <Text size="sm">{t(may ? 'topUp.none' : 'topUp.needsMember')}</Text>
      </Panel>
    );
  }
  return (
    <Panel title={t('topUp.title')} id="top-up">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Group gap="xs" role="group" aria-label={t('topUp.choose')}>
            {suggestions.map((one) => (
              <Button
                key={one}
                variant={cents === centsOf(one) ? 'filled' : 'default'}
                aria-pressed={cents === centsOf(one)}
                onClick={() => form.setFieldValue('amount', one)}
              >
                {format.money(one)}
              </Button>
            ))}
          </Group>
          <TextInput
            label={t('topUp.amount')}
            description={t('topUp.hint', range)}
            inputMode="decimal"
            autoComplete="off"
            leftSection="$"
            maw="16rem"
            {...form.getInputProps('amount')}
          />
          <Radio.Group label={t('topUp.method')} {...form.getInputProps('method')}>
            <Stack gap="xs" mt="xs">
              {methods.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`topUp.${one}`)}
                  description={t(one === 'card' ? 'topUp.cardWhat' : 'topUp.transferWhat')}
                />
              ))}
            </Stack>
          </Radio.Group>
          <FormError error={fault} say={say} />
          {payUrl !== null && (
            <Notice tone="accent" live="status">
              {t('topUp.leading')} <Anchor href={payUrl}>{t('topUp.goThere')}</Anchor>
            </Notice>
          )}
          <div>
            <Button type="submit" loading={busy}>
              {method === 'card'
                ? cents === null
                  ? t('topUp.toCardOpen')
                  : t('topUp.toCard', { amount: format.money(writeCents(cents)) })
                : t('topUp.toTransfer')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
