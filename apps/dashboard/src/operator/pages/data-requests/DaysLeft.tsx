import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';

/** From this many working days before the last day, a request needs attention. */
const SOON = 2;

/** The working days until the last day of a request, in words: red when it has passed; null: the request has ended. */
export function DaysLeft({ left }: { left: number | null }) {
  const { t } = useMessages(messages);
  if (left === null) return <>–</>;
  if (left < 0) return <StatusBadge tone="bad">{t('overdue', { count: -left })}</StatusBadge>;
  const text = left === 0 ? t('lastDay') : t('left', { count: left });
  return <StatusBadge tone={left <= SOON ? 'warning' : 'neutral'}>{text}</StatusBadge>;
}
