import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../components/notices/Notice.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** Why the sandbox makes no paid calls, and what to do. */
export function WithheldNotice() {
  const { t, rich } = useMessages(messages);
  return (
    <Notice tone="warning" title={t('withheld.title')}>
      {rich('withheld.text', { link: <Anchor component={Link} to="/credit" inherit /> })}
    </Notice>
  );
}
