import { Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { BackendError } from '../../api/backend-error.js';
import { useHasRole } from '../../api/me.js';
import { PageHeader } from '../../components/PageHeader.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useCatalog } from '../explorer/registry.js';
import { EventsPanel } from './EventsPanel.js';
import { ItemsPanel } from './ItemsPanel.js';
import { ListsPanel } from './ListsPanel.js';
import { messages } from './messages.js';
import { useWatchlists } from './queries.js';

/** Watchlists, the items of the chosen one (`?list=`), and the events. */
export default function WatchPage() {
  const { t } = useMessages(messages);
  const format = useFormat();
  const may = useHasRole('member');
  const [search, setSearch] = useSearchParams();
  const { data: lists, error, refetch } = useWatchlists();
  const chosen = lists?.find(({ id }) => String(id) === search.get('list')) ?? lists?.[0];
  const price = useCatalog().data?.codes.find(({ code }) => code === 'WCH-MONTH')?.price;
  const isUnused = error instanceof BackendError && error.code === 'unknown_key';
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} lead={price && t('lead', { price: format.money(price) })} />
      {lists ? (
        <>
          <ListsPanel
            lists={lists}
            chosen={chosen?.id}
            may={may}
            onChoose={(id) => setSearch({ list: String(id) }, { replace: true })}
          />
          {chosen && <ItemsPanel key={chosen.id} list={chosen} may={may} />}
          <EventsPanel lists={lists} />
        </>
      ) : isUnused ? (
        <Text>{t('noKey')}</Text>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
