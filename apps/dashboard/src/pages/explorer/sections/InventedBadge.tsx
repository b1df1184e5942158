import { StatusBadge } from '../../../components/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './verdict-messages.js';

/** The provenance of generated records. */
export const INVENTED = 'synthetic';

/** Marks generated data wherever it is shown. */
export function InventedBadge() {
  const { t } = useMessages(messages);
  return (
    <span title={t('inventedHelp')}>
      <StatusBadge tone="warning">{t('invented')}</StatusBadge>
    </span>
  );
}
