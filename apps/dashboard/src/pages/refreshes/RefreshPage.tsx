import { Anchor, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { PageHeader } from '../../components/PageHeader.js';
import { EmptyState, ErrorState, Loading } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { FactsPanel } from './FactsPanel.js';
import { messages } from './messages.js';
import { ProgressPanel } from './ProgressPanel.js';
import { useRefresh } from './queries.js';
import type { RefreshDetail } from './queries.js';
import classes from './refreshes.module.css';
import { ResultPanel } from './ResultPanel.js';
import { SourcesPanel } from './SourcesPanel.js';
import { RefreshStatus } from './states.js';

/** A refresh, polled until it no longer changes. */
export default function RefreshPage() {
  const { t } = useMessages(messages);
  const { id = '' } = useParams();
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  return (
    <Stack gap="md">
      {number === null ? (
        <>
          <PageHeader title={t('title')} />
          <EmptyState title={t('detail.notFound')} action={<Back />} />
        </>
      ) : (
        <Watched id={number} />
      )}
    </Stack>
  );
}

function Watched({ id }: { id: number }) {
  const { t } = useMessages(messages);
  const { data: refresh, error, refetch } = useRefresh(id);
  return (
    <>
      <PageHeader title={t('number', { id })} lead={refresh && <Lead refresh={refresh} />} actions={<Back />} />
      {refresh ? (
        <>
          <div className={classes.columns}>
            <ProgressPanel refresh={refresh} />
            <FactsPanel refresh={refresh} />
          </div>
          <SourcesPanel sources={refresh.sources} />
          <ResultPanel refresh={refresh} />
        </>
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          say={({ status }) => (status === 404 ? t('detail.notFound') : undefined)}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Lead({ refresh }: { refresh: RefreshDetail }) {
  const { t } = useMessages(messages);
  const { entity_id: entity, entity_name: name } = refresh;
  return (
    <>
      <RefreshStatus refresh={refresh} /> {t('detail.of')}{' '}
      <Anchor component={Link} to={`/explorer/${entity}`} inherit>
        {name ?? entity}
      </Anchor>{' '}
      <code>{entity}</code>
    </>
  );
}

function Back() {
  const { t } = useMessages(messages);
  return (
    <Anchor component={Link} to="/refreshes" size="sm">
      {t('detail.back')}
    </Anchor>
  );
}
