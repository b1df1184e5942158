import { useMessages } from '../../../i18n/useMessages.js';
import { actionNames } from './action-messages.js';

/** An action in words, with its code on hover. */
export function ActionName({ action }: { action: string }) {
  const { t, has } = useMessages(actionNames);
  const key = action.replaceAll('.', '_');
  return has(key) ? <span title={action}>{t(key)}</span> : <code>{action}</code>;
}
