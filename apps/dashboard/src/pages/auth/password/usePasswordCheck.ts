import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';
import { PASSWORD } from './password.js';

/** The problem with a new password, in words; null: none that can be detected here. */
export function usePasswordCheck(): (password: string) => string | null {
  const { t } = useMessages(messages);
  return (password) => {
    if (password.length < PASSWORD.min) return t('passwordShort', { min: PASSWORD.min });
    if (password.length > PASSWORD.max) return t('passwordLong', { max: PASSWORD.max });
    return null;
  };
}
