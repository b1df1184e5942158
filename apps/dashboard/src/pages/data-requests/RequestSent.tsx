import { Anchor } from '@mantine/core';
import { Notice } from '../../components/notices/Notice.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from '../auth/AuthPage.js';
import { useOutbox } from '../auth/confirmation/SentNotice.js';
import { messages } from './messages.js';

/** Shown after the form was sent: the same whether or not we know the person. */
export function RequestSent({ email, hours }: { email: string; hours: number }) {
  const { t, rich } = useMessages(messages);
  const outbox = useOutbox();
  return (
    <AuthPage title={t('sent.title')} lead={t('sent.text', { email, hours })}>
      {outbox ? (
        <Notice tone="accent">{rich('sent.outbox', { link: <Anchor href="/outbox" /> })}</Notice>
      ) : (
        <Notice tone="neutral">{t('sent.nothing')}</Notice>
      )}
    </AuthPage>
  );
}
