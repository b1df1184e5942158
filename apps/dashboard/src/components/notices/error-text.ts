import { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from '../messages.js';

/** What went wrong and what to do, in the user's language. A page's own texts for codes take precedence (`own`). */
export function useErrorText(): (error: unknown, own?: (error: BackendError) => string | undefined) => string {
  const { t } = useMessages(messages);
  return (error, own) => {
    if (!(error instanceof BackendError)) return t('fault.unreadable');
    const specific = own?.(error);
    if (specific !== undefined) return specific;
    switch (error.code) {
      case 'unreachable':
      case 'unreadable':
      case 'not_signed_in':
      case 'role_insufficient':
      case 'origin_rejected':
      case 'not_found':
        return t(`fault.${error.code}`);
    }
    if (error.status === 429 && error.retryAfter !== undefined) {
      return t('fault.too_many_attempts', { wait: waitText(error.retryAfter) });
    }
    if (error.status === 503) return t('fault.unavailable');
    if (error.status >= 500) return t('fault.internal');
    // The backend's message begins with the field's name; here it is shown at that field.
    if (error.field !== undefined) return t('fault.value', { message: error.message });
    return t('fault.other', { message: error.message });
  };

  function waitText(seconds: number): string {
    if (seconds < 90) return t('fault.seconds', { count: Math.max(1, Math.ceil(seconds)) });
    return t('fault.minutes', { count: Math.ceil(seconds / 60) });
  }
}
