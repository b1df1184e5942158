import type { ApiFault } from '../../api/fault.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { isNothing } from './PriceTag.js';

/** The explorer's own texts for API errors; the `say` of components that show faults. */
export function useFaultWords(): (fault: ApiFault) => string | undefined {
  const { t, has } = useMessages(messages);
  return ({ code }) => {
    const key = `faults.${code}`;
    return has(key) ? t(key) : undefined;
  };
}

/** Reports the charge. */
export function useChargeWords(): (amount: string) => string {
  const { t } = useMessages(messages);
  const format = useFormat();
  return (amount) => (isNothing(amount) ? t('chargedNothing') : t('charged', { amount: format.money(amount) }));
}
