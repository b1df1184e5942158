import { StatusBadge } from '../../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { messages } from '../verdict/verdict-messages.js';

/** The provenance of generated records. */
export const SYNTHETIC = 'synthetic';

/** Marks generated data wherever it is shown. */
export function SyntheticBadge() {
  const { t } = useMessages(messages);
  return (
    <span title={t('inventedHelp')}>
      <StatusBadge tone="warning">{t('invented')}</StatusBadge>
    </span>
  );
}
