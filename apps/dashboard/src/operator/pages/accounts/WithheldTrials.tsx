import { Anchor, SegmentedControl } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { messages } from '../../parts/trial-messages.js';
import { TrialActions } from '../../parts/TrialActions.js';

type Withheld = Schemas['WithheldTrialView'];

/** Accounts whose trial credit was withheld, or only those whose owners requested it (?trials=requested). */
export function WithheldTrials() {
  const { t } = useMessages(messages);
  const [place, setPlace] = useSearchParams();
  const requested = place.get('trials') === 'requested';
  const list = useAdminPages<Withheld>('/admin/trials', { query: { requested: requested ? true : null } });
  const choose = (value: string) =>
    setPlace((now) => {
      const next = new URLSearchParams(now);
      if (value === 'requested') next.set('trials', value);
      else next.delete('trials');
      return next;
    });
  return (
    <Panel
      title={t('title')}
      note={t('note')}
      id="trials"
      flush
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('title')}
          value={requested ? 'requested' : 'all'}
          onChange={choose}
          data={[
            { value: 'all', label: t('all') },
            { value: 'requested', label: t('requested') },
          ]}
        />
      }
    >
      <DataTable
        caption={t('title')}
        list={list}
        columns={useColumns()}
        rowKey={({ account_id: id }) => String(id)}
        empty={<EmptyState title={t('none')} />}
      />
    </Panel>
  );
}

function useColumns(): Column<Withheld>[] {
  const { t } = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'account',
      header: t('column.account'),
      names: true,
      cell: ({ account_id: id, account_name: name, account_email: email }) => (
        <>
          <Anchor component={Link} to={`/accounts/${String(id)}`}>
            {name}
          </Anchor>
          <div>{email}</div>
        </>
      ),
    },
    {
      key: 'reason',
      header: t('column.reason'),
      cell: ({ reason }) => (reason === null ? '–' : t(`reasons.${reason}`)),
    },
    { key: 'withheld', header: t('column.withheld'), wide: true, cell: ({ decided_at: at }) => <Time value={at} /> },
    {
      key: 'requested',
      header: t('column.requested'),
      cell: ({ requested_at: at, declined_at: declined }) =>
        declined === null ? <Time value={at} /> : t('declined', { date: format.date(declined) }),
    },
    { key: 'note', header: t('column.note'), wide: true, cell: ({ note }) => note ?? '–' },
    {
      key: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (trial) => <TrialActions account={{ id: trial.account_id, name: trial.account_name }} trial={trial} />,
    },
  ];
}
