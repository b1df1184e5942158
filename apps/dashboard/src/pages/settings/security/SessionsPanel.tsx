import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { clearSession } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { ErrorState } from '../../../components/notices/states.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { browserName } from './browser-name.js';
import { messages } from './messages.js';

interface Session {
  id: string;
  current: boolean;
  created_at: string;
  last_seen_at: string;
  address: string | null;
  browser: string | null;
}

/** The user's sessions, which can be ended. */
export function SessionsPanel() {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [asked, setAsked] = useState(false);
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.get('/api/me/sessions', { signal }),
  });
  const end = useMutation({
    mutationFn: (id: string) => api.delete('/api/me/sessions/{id}', { path: { id } }),
    onSuccess: () => {
      announce(t('sessions.ended'));
      return client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  const endAll = async () => {
    await api.delete('/api/me/sessions');
    clearSession(client);
  };
  const nameOf = ({ browser }: Session) => (browser === null ? t('sessions.unknown') : browserName(browser));
  return (
    <Panel
      title={t('sessions.title')}
      note={t('sessions.note')}
      flush
      actions={
        <Button variant="default" size="xs" onClick={() => setAsked(true)}>
          {t('sessions.all')}
        </Button>
      }
    >
      {sessions.isError && !sessions.data ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <DataTable
          caption={t('sessions.title')}
          rows={sessions.data?.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'browser', header: t('sessions.browser'), names: true, cell: nameOf },
            { key: 'address', header: t('sessions.address'), cell: ({ address }) => address ?? '–', wide: true },
            {
              key: 'began',
              header: t('sessions.began'),
              cell: (session) => <Time value={session.created_at} />,
              wide: true,
            },
            { key: 'last', header: t('sessions.last'), cell: (session) => <Time value={session.last_seen_at} /> },
            {
              key: 'end',
              header: '',
              align: 'end',
              cell: (session) =>
                session.current ? (
                  <StatusBadge tone="accent">{t('sessions.current')}</StatusBadge>
                ) : (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('sessions.endOf', { browser: nameOf(session) })}
                    disabled={end.isPending}
                    onClick={() => end.mutate(session.id)}
                  >
                    {t('sessions.end')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      <FormError error={end.error} />
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('sessions.allTitle')}
        confirm={t('sessions.all')}
        danger
        onConfirm={endAll}
      >
        {t('sessions.allText')}
      </ConfirmDialog>
    </Panel>
  );
}
