import type { BackendError } from '../../api/backend-error.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { isZeroAmount } from './PriceTag.js';

/** The explorer's own texts for API errors; the `say` of components that show errors. */
export function useExplorerErrorText(): (error: BackendError) => string | undefined {
  const { t, has } = useMessages(messages);
  return ({ code }) => {
    const key = `faults.${code}`;
    return has(key) ? t(key) : undefined;
  };
}

/** Reports the charge. */
export function useChargeText(): (amount: string) => string {
  const { t } = useMessages(messages);
  const format = useFormat();
  return (amount) => (isZeroAmount(amount) ? t('chargedNothing') : t('charged', { amount: format.money(amount) }));
}
