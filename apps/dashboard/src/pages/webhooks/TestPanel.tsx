import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormError } from '../../components/forms.js';
import { Icon } from '../../components/Icon.js';
import { Notice } from '../../components/notices/Notice.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useDelivery, useWebhookActions } from './queries.js';
import type { Delivery } from './queries.js';
import { useElapsed } from '../../format/useElapsed.js';
import { useFailureText } from './useFailureText.js';
import { useWebhookErrorText } from './useWebhookErrorText.js';
import classes from './webhooks.module.css';

/** Sends an event with synthetic data, and shows the outcome. */
export function TestPanel({ ready }: { ready: boolean }) {
  const { t } = useMessages(messages);
  const { test } = useWebhookActions();
  const say = useWebhookErrorText();
  const [id, setId] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const { data: delivery } = useDelivery(id);
  const send = async () => {
    setBusy(true);
    setFault(undefined);
    setId(null);
    try {
      setId((await test()).id);
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  const isUnderWay = id !== null && (delivery === undefined || delivery.status === 'pending');
  return (
    <Panel title={t('test.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('test.what')}</Text>
        <Button
          leftSection={<Icon name="play" />}
          disabled={!ready}
          loading={busy || isUnderWay}
          onClick={() => void send()}
        >
          {t('test.send')}
        </Button>
        {!ready && (
          <Text size="xs" c="dimmed">
            {t('test.needs')}
          </Text>
        )}
        <FormError error={fault} say={say} />
        {/* Rendered from the start at the height of one line, so that nothing moves and new text is announced. */}
        <div className={classes.outcome} role="status" aria-live="polite">
          {id !== null && <Outcome delivery={delivery} />}
        </div>
      </Stack>
    </Panel>
  );
}

function Outcome({ delivery }: { delivery: Delivery | undefined }) {
  const { t } = useMessages(messages);
  const took = useElapsed();
  const why = useFailureText();
  const last = delivery?.attempts.at(-1);
  if (delivery === undefined || last === undefined) return <Text size="sm">{t('test.sending')}</Text>;
  switch (delivery.status) {
    case 'pending':
      return <Text size="sm">{t('test.attempt', { number: last.number })}</Text>;
    case 'delivered':
      return (
        <Notice tone="good">
          {t('test.delivered', { status: last.status_code ?? 200, time: took(last.duration_ms ?? 0) })}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad">
          {t('test.failed', { count: delivery.attempts.length, why: why(last.error ?? delivery.error ?? '') })}
        </Notice>
      );
  }
}
