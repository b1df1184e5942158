import { Text } from '@mantine/core';
import { Notice } from '../../../components/notices/Notice.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useFailureText } from '../useFailureText.js';
import { messages } from './messages.js';
import type { EventEndpoint } from './queries.js';

/** The secrets of the endpoint, and how its webhooks are doing. */
export function EndpointState({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const why = useFailureText();
  const { secret_created_at: since, previous_secret_until: until, last_delivered_at: last } = endpoint;
  const { last_error: error, given_up: count } = endpoint;
  return (
    <>
      {since !== null && <Text size="sm">{t('secretSince', { time: format.dateTime(since) })}</Text>}
      {until !== null && <Text size="sm">{t('overlap', { time: format.dateTime(until) })}</Text>}
      {last !== null && <Text size="sm">{t('lastDelivered', { time: format.dateTime(last) })}</Text>}
      {error !== null && <Notice tone="bad">{t('lastError', { why: why(error) })}</Notice>}
      {count > 0 && <Notice tone="warning">{t('givenUp', { count })}</Notice>}
    </>
  );
}
