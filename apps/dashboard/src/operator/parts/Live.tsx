import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from './parts.module.css';

/** Says that a page looks again by itself. */
export function Live() {
  const { t } = useMessages(messages);
  return <span className={classes.live}>{t('live')}</span>;
}
