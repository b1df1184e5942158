import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from './parts.module.css';

/** Says that a page refreshes automatically. */
export function Live() {
  const { t } = useMessages(messages);
  return <span className={classes.live}>{t('live')}</span>;
}
