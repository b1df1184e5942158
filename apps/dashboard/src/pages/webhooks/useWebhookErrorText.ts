import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { problemOf } from './url-problem.js';

/** The page's own texts for errors of webhooks and their addresses. */
export function useWebhookErrorText(): (error: BackendError) => string | undefined {
  const { t, has } = useMessages(messages);
  return ({ code, field, message }) => {
    if (field === 'url') {
      const problem = problemOf(message);
      return problem && t(`problem.${problem}`);
    }
    const key = `fault.${code}`;
    return has(key) ? t(key) : undefined;
  };
}
