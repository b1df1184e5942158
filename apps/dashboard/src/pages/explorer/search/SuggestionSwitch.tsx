import { Switch } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './browse-messages.js';
import type { useSuggestions } from './suggestions.js';

/** Starts a search session, and says what it costs or how much of it is left. */
export function SuggestionSwitch({ suggestions }: { suggestions: ReturnType<typeof useSuggestions> }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { session, isOn, price, error, turn } = suggestions;
  const terms =
    session === null
      ? t('suggest.price', { price: price.data ? format.money(price.data.price) : '…' })
      : t('suggest.session', { until: format.dateTime(session.expires_at), count: String(session.searches_left) });
  return (
    <Switch
      size="xs"
      label={t('suggest.label')}
      description={terms}
      checked={isOn}
      disabled={session === null && price.data === undefined}
      error={error === null ? undefined : t('suggest.failed')}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}
