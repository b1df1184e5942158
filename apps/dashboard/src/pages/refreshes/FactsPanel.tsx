import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Price } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { useElapsed } from '../../format/useElapsed.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useFailureText } from '../webhooks/useFailureText.js';
import { messages } from './messages.js';
import { elapsedMs } from './progress.js';
import type { Refresh } from './queries.js';
import classes from './refreshes.module.css';

/** The requested codes, the cost, the duration, and the state of the webhook. */
export function FactsPanel({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  const took = useElapsed();
  const { id, status, price, charged, codes, client_reference: reference } = refresh;
  const facts: [string, ReactNode][] = [
    [
      t('detail.price'),
      <>
        <Price amount={price} />{' '}
        {charged === null ? t('detail.willCharge') : status === 'failed' ? t('detail.notCharged') : t('detail.charged')}
      </>,
    ],
    [t('detail.codes'), codes.join(', ')],
    [t('detail.took'), refresh.completed_at === null ? '–' : took(elapsedMs(refresh, new Date(refresh.completed_at)))],
    [t('detail.webhook'), <Webhook key={id} refresh={refresh} />],
  ];
  if (reference !== null) facts.push([t('detail.reference'), reference]);
  return (
    <Panel title={t('detail.facts')}>
      <dl className={classes.facts}>
        {facts.map(([name, fact]) => (
          <FactLine key={name} name={name}>
            {fact}
          </FactLine>
        ))}
      </dl>
    </Panel>
  );
}

function FactLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Webhook({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  const words = useFailureText();
  const {
    id,
    status,
    webhook_url: url,
    webhook_status: webhook,
    webhook_attempts: count,
    webhook_error: why,
  } = refresh;
  if (url === null) return <>{t('detail.webhookNone')}</>;
  if (status !== 'completed') return <code>{url}</code>;
  const text =
    webhook === null
      ? t('detail.webhookUnderWay', { count: Math.max(1, count) })
      : webhook === 'delivered'
        ? t('detail.webhookDelivered', { count })
        : t('detail.webhookFailed', { why: words(why ?? '') });
  return (
    <>
      <span role="status">{text}</span>{' '}
      <Anchor component={Link} to={`/webhooks?request=${String(id)}`} inherit>
        {t('detail.deliveries')}
      </Anchor>
    </>
  );
}
