import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { Time } from '../../../components/cards/figures.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { useCountryName } from '../../../format/country.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useAdmin } from '../../data/queries.js';
import { Facts } from '../../parts/Facts.js';
import classes from '../../parts/parts.module.css';
import type { DataRequest } from './data-request.js';
import { DaysLeft } from './DaysLeft.js';
import { DecisionForm } from './DecisionForm.js';
import { messages } from './messages.js';
import { Steps } from './Steps.js';

/** One request: its person, the law's clock, what to do next, and its history. */
export default function DataRequestPage() {
  const { t } = useMessages(messages);
  const countryName = useCountryName();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdmin<DataRequest>('/admin/data-requests/{id}', { id });
  const back = (
    <Anchor component={Link} to="/data-requests">
      {t('back')}
    </Anchor>
  );
  if (error) {
    return (
      <>
        <PageHeader title={t('request', { id })} lead={back} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <Loading />;
  return (
    <div className={classes.stack}>
      <PageHeader
        title={t('request', { id })}
        lead={
          <>
            {t(`rights.${data.right}`)} · {countryName(data.jurisdiction)} · {t(`states.${data.state}`)} · {back}
          </>
        }
      />
      <Person request={data} />
      <Steps request={data} />
      {(data.state === 'in_review' || data.state === 'extended') && <DecisionForm request={data} />}
      <Targets request={data} />
      <History request={data} />
    </div>
  );
}

function Person({ request }: { request: DataRequest }) {
  const { t } = useMessages(messages);
  const { article, to_be_confirmed: toBeConfirmed } = request;
  return (
    <Panel title={t('person')}>
      <Facts
        rows={[
          [t('name'), request.name],
          [t('identifiers'), request.identifiers ?? '–'],
          [t('email'), request.email],
          [t('language'), request.language],
          [t('entity'), request.entity_id ?? '–'],
          [t('about'), <p className={classes.detail}>{request.about}</p>],
          [t('column.received'), <Time value={request.received_at} />],
          [t('column.due'), request.extended ? `${request.due_on} (${t('extended')})` : request.due_on],
          [t('column.left'), <DaysLeft left={request.days_left} />],
          [t('law'), toBeConfirmed ? `${article} (${t('toBeConfirmed')})` : article],
        ]}
      />
    </Panel>
  );
}

function Targets({ request: { targets } }: { request: DataRequest }) {
  const { t } = useMessages(messages);
  if (targets.length === 0) return null;
  return (
    <Panel title={t('targets')}>
      <ul>
        {targets.map(({ entity_id: entity, action, level, tag, fields, list, entry_id: entry }) => {
          const values = Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${value}`);
          const parts = [entity, tag ?? level, list, entry, ...values].filter((part) => part !== null);
          return (
            <li key={`${action} ${parts.join(' ')}`}>
              {t(`actions.${action as 'copy'}`)}: {parts.join(' · ')}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function History({ request: { events } }: { request: DataRequest }) {
  const { t } = useMessages(messages);
  return (
    <Panel title={t('history')}>
      <ol>
        {events.map(({ at, kind, actor, reason }) => (
          <li key={at + kind}>
            <Time value={at} /> · {t(`events.${kind as 'received'}`)} ·{' '}
            {actor === null ? t('byPerson') : t('by', { actor })}
            {reason !== null && <p className={classes.detail}>{reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
