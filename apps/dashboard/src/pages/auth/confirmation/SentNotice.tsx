import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../../api/api-context.js';
import { BackendError } from '../../../api/backend-error.js';
import { Notice } from '../../../components/notices/Notice.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { AuthPage } from '../AuthPage.js';
import { messages } from '../messages.js';

/** Shown after a request that is answered by email. */
export function SentNotice({ text }: { text: string }) {
  const { t, rich } = useMessages(messages);
  const outbox = useOutbox();
  return (
    <AuthPage title={t('sent.title')} lead={text}>
      {outbox ? (
        <Notice tone="accent">{rich('sent.outbox', { link: <Anchor href="/outbox" /> })}</Notice>
      ) : (
        <Notice tone="neutral">{t('sent.nothing')}</Notice>
      )}
      <Button component={Link} to="/sign-in" variant="default">
        {t('toSignIn')}
      </Button>
    </AuthPage>
  );
}

/** Whether this installation shows its emails instead of sending them: without a session no API call reports it. */
export function useOutbox(): boolean {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['outbox'],
    queryFn: async ({ signal }) => {
      try {
        await api.get('/api/outbox', { query: { limit: 1 }, signal });
        return true;
      } catch (error) {
        if (error instanceof BackendError) return false;
        throw error;
      }
    },
    staleTime: Infinity,
  });
  return data ?? false;
}
