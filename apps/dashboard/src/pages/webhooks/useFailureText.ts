import { useMessages } from '../../i18n/useMessages.js';
import { failureOf } from './failure.js';
import { messages } from './messages.js';

/** Why a webhook was not delivered, in the user's language if the reason is known. */
export function useFailureText(): (text: string) => string {
  const { t } = useMessages(messages);
  return (text) => {
    const known = failureOf(text);
    return known ? t(`failure.${known.failure}`, { status: known.status }) : text;
  };
}
