import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** Errors that every page has a text for, in its language. */
const COMMON: ReadonlySet<string> = new Set(['not_signed_in', 'role_insufficient', 'origin_rejected', 'not_found']);

/**
 * The pages' own texts for what a request can be refused for: by the field that is wrong, else by the code. The backend's own messages
 * are English, and whoever asks about their data may not read it.
 */
export function useDataRequestErrorText(): (error: BackendError) => string | undefined {
  const { t, has } = useMessages(messages);
  return ({ code, field, status, retryAfter }) => {
    const keys = [...(field === undefined ? [] : [`fault.field.${field}`]), `fault.${code}`];
    const key = keys.find((one) => has(one));
    if (key !== undefined) return t(key);
    const isWait = status === 429 && retryAfter !== undefined;
    return status >= 400 && status < 500 && !isWait && !COMMON.has(code) ? t('fault.refused') : undefined;
  };
}
