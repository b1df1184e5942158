import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** The page's own texts for errors. */
export function useWatchErrorText(): (error: BackendError) => string | undefined {
  const { t, has } = useMessages(messages);
  return ({ code }) => {
    const key = `fault.${code}`;
    return has(key) ? t(key) : undefined;
  };
}
