import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** Why a refresh failed, in the user's language if the reason is known; else in the service's words. */
export function useFailureReason(): (message: string) => string {
  const { t, has } = useMessages(messages);
  return (message) => {
    const key = `why.${message}`;
    return has(key) ? t(key) : message;
  };
}
