import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** The page's own texts for key errors. */
export function useKeyErrorText(): (error: BackendError) => string | undefined {
  const { t, has } = useMessages(messages);
  return ({ code, field, details }) => {
    const key = code === 'invalid_parameter' ? `field.${field ?? ''}` : `fault.${code}`;
    return has(key) ? t(key, { limit: Number(details['limit'] ?? 0) }) : undefined;
  };
}
