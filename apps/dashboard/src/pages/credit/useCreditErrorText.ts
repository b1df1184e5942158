import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** The page's own texts for errors of the backend. */
export function useCreditErrorText(): (error: BackendError) => string | undefined {
  const { t } = useMessages(messages);
  return ({ code }) => {
    switch (code) {
      case 'payment_provider_unavailable':
      case 'too_many_top_ups':
      case 'method_unavailable':
        return t(`fault.${code}`);
      case 'top_up_closed':
        return t('history.closed');
    }
    return undefined;
  };
}
