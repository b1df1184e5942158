import { Link } from 'react-router';
import { useMessages } from '../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from './Shell.module.css';

export function Brand() {
  const { t } = useMessages(messages);
  return (
    <Link to="/" className={classes.brand}>
      <img src="/mark.svg" alt="" width={22} height={22} />
      {t('product')}
    </Link>
  );
}
