import { Button, Group, Progress, Text } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';
import type { useScreening } from './useScreening.js';

/** The price and the button that agrees to it; then how far the run is, and how it ended. */
export function RunPanel({ screening, onClear }: { screening: ReturnType<typeof useScreening>; onClear: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { state, run, stop } = screening;
  const { step, price, done, total } = state;
  const charged = format.money(state.charged);
  if (step === 'priced' && price !== null) {
    return (
      <Group>
        <Text role="status">{t('run.priced', { count: total, price: format.money(price.total) })}</Text>
        <Button onClick={() => void run()}>{t('run.start', { price: format.money(price.total) })}</Button>
      </Group>
    );
  }
  if (step === 'screening') {
    const text = t('run.progress', { done, total });
    return (
      <>
        <Text role="status">{text}</Text>
        <Progress value={(100 * done) / Math.max(1, total)} aria-label={text} />
        <Group>
          <Button variant="default" onClick={stop}>
            {t('run.stop')}
          </Button>
        </Group>
      </>
    );
  }
  if (step !== 'stopped' && step !== 'done') return null;
  return (
    <Group>
      <Text role="status">
        {step === 'done' ? t('run.done', { charged }) : t('run.stopped', { done, total, charged })}
      </Text>
      {step === 'stopped' && <Button onClick={() => void run()}>{t('run.resume')}</Button>}
      <Button variant="default" onClick={onClear}>
        {t('form.clear')}
      </Button>
    </Group>
  );
}
