import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** Errors that every page has a text for, in its language. */
const COMMON: ReadonlySet<string> = new Set(['not_signed_in', 'role_insufficient', 'origin_rejected', 'not_found']);

/**
 * Error texts in the language of the page, by the field that is wrong, else by the code. The backend's messages are in English, which the
 * person may not read.
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
