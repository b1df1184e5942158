import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError } from '../../../components/forms.js';
import { Icon } from '../../../components/Icon.js';
import { Notice } from '../../../components/notices/Notice.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { LIVE_MS } from '../../data/live.js';
import { useHasRole } from '../../data/me.js';
import { useAdmin } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { Facts } from '../../parts/Facts.js';
import { Live } from '../../parts/Live.js';
import classes from '../../parts/parts.module.css';
import { messages } from './messages.js';
import { UnsentCredits } from './UnsentCredits.js';

type Reconciliation = Schemas['ReconciliationView'];
type Invariant = Schemas['InvariantView'];

const ADDRESS = '/admin/reconciliation';

/** Whether the ledger balances, the last check, and a button to run one now. */
export default function LedgerPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const may = useHasRole('support');
  const state = useAdmin<Reconciliation>(ADDRESS, {}, LIVE_MS);
  const run = useMutation({
    mutationFn: () => api.post<Reconciliation>(ADDRESS),
    onSuccess: async () => {
      announce(t('begun'));
      await state.refetch();
    },
  });
  const say = ({ code }: { code: string }): string | undefined => {
    if (code === 'reconcile_too_soon') return t('tooSoon');
    return code === 'reconcile_running' ? t('busy') : undefined;
  };
  return (
    <div className={classes.stack}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Live />
            {may && (
              <Button
                leftSection={<Icon name="play" size={14} />}
                loading={run.isPending}
                disabled={state.data?.running ?? true}
                onClick={() => run.mutate()}
              >
                {t('run')}
              </Button>
            )}
          </>
        }
      />
      <FormError error={run.error} say={say} />
      {state.data ? (
        <Shown state={state.data} />
      ) : state.error ? (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} />
      ) : (
        <Loading />
      )}
      <UnsentCredits />
    </div>
  );
}

function Shown({ state }: { state: Reconciliation }) {
  const { t } = useMessages(messages);
  return (
    <>
      <Verdict state={state} />
      <Panel title={t('invariants')} flush>
        <DataTable
          caption={t('invariants')}
          rows={state.invariants}
          columns={useColumns()}
          rowKey={({ invariant }) => invariant}
        />
      </Panel>
      {state.named.length > 0 && (
        <Panel title={t('named')}>
          <ul>
            {state.named.map((place) => (
              <li key={place}>
                <code>{place}</code>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {state.started_at !== null && <Last state={state} />}
    </>
  );
}

function Verdict({ state }: { state: Reconciliation }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {state.running && state.running_since !== null && (
        <Notice tone="accent" live="status">
          {t('running', { time: format.dateTime(state.running_since) })}
        </Notice>
      )}
      {state.state === 'agrees' && <Notice tone="good" title={t('agrees')} live="status" />}
      {state.state === 'drift' && (
        <Notice tone="bad" title={t('drift')} live="alert">
          {t('driftText')}
        </Notice>
      )}
      {state.state === 'never' && (
        <Notice tone="warning" title={t('never')}>
          {t('neverText')}
        </Notice>
      )}
      {state.failure !== null && <Notice tone="warning">{t('failure', { error: state.failure })}</Notice>}
      {state.unsent_waiting !== null && <Notice tone="neutral">{t('waiting', { count: state.unsent_waiting })}</Notice>}
    </>
  );
}

function useColumns(): Column<Invariant>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'invariant', header: t('invariant'), names: true, cell: ({ invariant }) => invariant },
    { key: 'meaning', header: t('meaning'), cell: ({ invariant }) => t(`meanings.${invariant}`) },
    {
      key: 'drift',
      header: t('found'),
      align: 'end',
      cell: ({ drift }) =>
        drift === null ? (
          <span className={classes.quiet}>{t('unknown')}</span>
        ) : (
          <StatusBadge tone={drift === 0 ? 'good' : 'bad'}>{format.number(drift)}</StatusBadge>
        ),
    },
  ];
}

function Last({ state }: { state: Reconciliation }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const count = (value: number | null): string => (value === null ? '–' : format.number(value));
  return (
    <Panel title={t('last')}>
      <Facts
        rows={[
          [t('began'), <Time key="began" value={state.started_at} />],
          [t('ended'), <Time key="ended" value={state.finished_at} />],
          [t('accounts'), count(state.accounts)],
          [t('entries'), count(state.entries)],
          [t('postings'), count(state.postings)],
        ]}
      />
    </Panel>
  );
}
