import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** Seconds in the unit that fits: `45 s`, `12 min`, `3 h`. */
export function useDuration(): (seconds: number) => string {
  const { t } = useMessages(messages);
  const format = useFormat();
  return (seconds) => {
    if (seconds < 90) return t('seconds', { count: Math.round(seconds) });
    if (seconds < 5_400) return t('minutes', { count: Math.round(seconds / 60) });
    return t('hours', { count: format.number(Math.round(seconds / 360) / 10) });
  };
}
