import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Money } from '../../../components/cards/figures.js';
import { Notice } from '../../../components/notices/Notice.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatCard, StatCards } from '../../../components/cards/StatCard.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SLOW_MS } from '../../data/live.js';
import { useAdmin } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { messages } from './messages.js';

type Overview = Schemas['OverviewView'];

export default function OverviewPage() {
  const { t } = useMessages(messages);
  const overview = useAdmin<Overview>('/admin/overview', {}, SLOW_MS);
  return (
    <div className={classes.stack}>
      <PageHeader title={t('title')} lead={t('lead')} actions={<Live />} />
      {overview.data ? (
        <>
          <Attention overview={overview.data} />
          <Figures overview={overview.data} />
        </>
      ) : overview.error ? (
        <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** Items that need attention, each with a link. */
function Attention({ overview }: { overview: Overview }) {
  const { t } = useMessages(messages);
  const counted = [
    { key: 'transfers', count: overview.waiting_transfers, to: '/top-ups?status=pending' },
    { key: 'dataRequests', count: overview.data_requests, to: '/data-requests' },
    { key: 'trials', count: overview.trial_requests, to: '/accounts?trials=requested#trials' },
    { key: 'events', count: overview.open_payment_events, to: '/top-ups#payment-events' },
    { key: 'credits', count: overview.awaiting_credits, to: '/books#unsent-credits' },
    { key: 'imports', count: overview.failed_imports, to: '/imports?status=failed' },
    { key: 'sources', count: overview.failing_sources, to: '/sources' },
  ] as const;
  const open = counted.filter(({ count }) => count > 0);
  const books = overview.reconciliation;
  return (
    <Panel title={t('attention')}>
      <div className={classes.stack}>
        {open.length === 0 && books === 'agrees' && overview.waiting_work === 0 && (
          <Notice tone="good">{t('calm')}</Notice>
        )}
        {overview.waiting_work > 0 && (
          <Notice tone="neutral">
            <Anchor component={Link} to="/queues">
              {t('work', { count: overview.waiting_work })}
            </Anchor>
          </Notice>
        )}
        {books !== 'agrees' && (
          <Notice tone={books === 'drift' ? 'bad' : 'warning'}>
            <Anchor component={Link} to="/books">
              {t(books === 'drift' ? 'drift' : 'never')}
            </Anchor>
          </Notice>
        )}
        {open.map(({ key, count, to }) => (
          <Notice key={key} tone="warning">
            <Anchor component={Link} to={to}>
              {t(key, { count })}
            </Anchor>
          </Notice>
        ))}
      </div>
    </Panel>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  return (
    <StatCards>
      <StatCard
        label={t('accounts')}
        value={format.number(overview.accounts)}
        note={t('accountsNote', {
          confirmed: format.number(overview.confirmed_accounts),
          fresh: format.number(overview.new_accounts),
        })}
      />
      <StatCard label={t('spent')} value={<Money amount={overview.month_spent} />} note={t('spentNote')} />
      <StatCard label={t('purchased')} value={<Money amount={overview.purchased} />} note={t('purchasedNote')} />
      <StatCard label={t('trial')} value={<Money amount={overview.trial} />} note={t('trialNote')} />
      <StatCard label={t('waiting')} value={format.number(overview.waiting_work)} note={t('waitingNote')} />
      <StatCard label={t('running')} value={format.number(overview.running_imports)} />
      <StatCard
        label={t('books')}
        value={
          <StatusBadge tone={overview.reconciliation === 'agrees' ? 'good' : 'bad'}>
            {t(
              overview.reconciliation === 'agrees' ? 'agree' : overview.reconciliation === 'drift' ? 'drift' : 'never',
            )}
          </StatusBadge>
        }
      />
    </StatCards>
  );
}
