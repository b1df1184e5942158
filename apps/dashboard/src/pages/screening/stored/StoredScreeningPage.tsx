import { Anchor, Button, Text } from '@mantine/core';
import type { StoredScreening } from '@entity-registry/sdk';
import { Link, useParams } from 'react-router';
import { BackendError } from '../../../api/backend-error.js';
import { EmptyState, ErrorState, Loading } from '../../../components/notices/states.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { saveFile } from '../../explorer/export/save-file.js';
import { KeyNotice } from '../../explorer/KeyNotice.js';
import { useExplorerErrorText } from '../../explorer/useExplorerErrorText.js';
import { hitRows } from '../hits/hit-rows.js';
import { HitsPanel } from '../hits/HitsPanel.js';
import { ResultPanel } from '../hits/ResultPanel.js';
import { SearchedLists } from '../hits/SearchedLists.js';
import { useDecisions } from '../hits/useDecisions.js';
import { messages } from '../messages.js';
import classes from '../screening.module.css';
import { useNewestDecisions, useStoredScreening } from './queries.js';

/** A stored screening: what it said then, the decisions of today, and the signed document. */
export default function StoredScreeningPage() {
  const { t } = useMessages(messages);
  const format = useFormat();
  const say = useExplorerErrorText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useStoredScreening(id);
  const isUnknown = error instanceof BackendError && error.status === 404;
  const lead = data && t('stored.lead', { time: format.dateTime(data.screened_at) });
  return (
    <>
      <PageHeader title={t('stored.page')} lead={lead} actions={<Back />} />
      <div className={classes.stack}>
        <KeyNotice />
        {isUnknown && <EmptyState title={t('stored.notFound')} />}
        {error !== null && !isUnknown && <ErrorState error={error} onRetry={() => void refetch()} say={say} />}
        {data === undefined && error === null && <Loading />}
        {data && <Stored screening={data} />}
      </div>
    </>
  );
}

function Back() {
  const { t } = useMessages(messages);
  return (
    <Anchor component={Link} to="/screening">
      {t('stored.back')}
    </Anchor>
  );
}

function Stored({ screening }: { screening: StoredScreening }) {
  const { t } = useMessages(messages);
  const newest = useNewestDecisions();
  const decisions = useDecisions(newest.data);
  // Without `billing`, which is about this call.
  const document = Object.fromEntries(Object.entries(screening).filter(([name]) => name !== 'billing'));
  const save = () => saveFile(`${screening.id}.json`, 'application/json', `${JSON.stringify(document, null, 2)}\n`);
  return (
    <>
      <ResultPanel screenings={[screening]} decisionOf={decisions.decisionOf} />
      <HitsPanel rows={hitRows([screening])} decisions={decisions} hideDocument />
      <SearchedLists screenings={[screening]} />
      <Panel title={t('results.document')}>
        <Button variant="default" onClick={save}>
          {t('stored.download')}
        </Button>
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {t('stored.verify', { fingerprint: screening.signature.key_id })}
        </Text>
      </Panel>
    </>
  );
}
