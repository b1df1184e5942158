import { Anchor, Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { Icon } from '../../../components/Icon.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useHasRole } from '../../data/me.js';
import { useAdminPages } from '../../data/pages.js';
import type { AccountSummary } from '../../data/queries.js';
import { Filters } from '../../parts/Filters.js';
import { NewAccountDialog } from './NewAccountDialog.js';
import { messages } from './messages.js';
import { WithheldTrials } from './WithheldTrials.js';

export default function AccountsPage() {
  const { t } = useMessages(messages);
  const [place, setPlace] = useSearchParams();
  const search = place.get('search') ?? '';
  const [creating, setCreating] = useState(false);
  const list = useAdminPages<AccountSummary>('/admin/accounts', { query: { search: search === '' ? null : search } });
  const maySupport = useHasRole('support');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          maySupport && (
            <Button leftSection={<Icon name="plus" />} onClick={() => setCreating(true)}>
              {t('create')}
            </Button>
          )
        }
      />
      <Panel flush>
        <Search key={search} search={search} onSearch={(text) => setPlace(text === '' ? {} : { search: text })} />
        <DataTable
          caption={t('list')}
          list={list}
          columns={useColumns()}
          rowKey={({ id }) => String(id)}
          {...(search !== '' && { empty: <EmptyState title={t('none')}>{t('noneHint')}</EmptyState> })}
        />
      </Panel>
      <WithheldTrials />
      <NewAccountDialog opened={creating} onClose={() => setCreating(false)} />
    </>
  );
}

function Search({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useMessages(messages);
  const [text, setText] = useState(search);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <Filters label={t('find')}>
        <TextInput
          label={t('search')}
          placeholder={t('searchHint')}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          style={{ flex: '1 1 16rem', maxWidth: '28rem' }}
        />
        <Button type="submit" variant="default">
          {t('find')}
        </Button>
        {search !== '' && (
          <Button variant="subtle" onClick={() => onSearch('')}>
            {t('clear')}
          </Button>
        )}
      </Filters>
    </form>
  );
}

function useColumns(): Column<AccountSummary>[] {
  const { t } = useMessages(messages);
  return [
    {
      key: 'name',
      header: t('column.name'),
      names: true,
      cell: ({ id, name }) => (
        <Anchor component={Link} to={`/accounts/${String(id)}`}>
          {name}
        </Anchor>
      ),
    },
    { key: 'email', header: t('column.email'), cell: ({ email }) => email },
    {
      key: 'state',
      header: t('column.state'),
      cell: ({ confirmed_at: at }) => (
        <StatusBadge tone={at === null ? 'warning' : 'good'}>{t(at === null ? 'waiting' : 'confirmed')}</StatusBadge>
      ),
    },
    { key: 'plan', header: t('column.plan'), wide: true, cell: ({ plan }) => t(`plans.${plan}`) },
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      cell: ({ balance }) => <Money amount={balance} />,
    },
    {
      key: 'spent',
      header: t('column.spent'),
      align: 'end',
      wide: true,
      cell: ({ month_spent: spent }) => <Money amount={spent} />,
    },
    { key: 'made', header: t('column.made'), wide: true, cell: (row) => <Time value={row.created_at} as="day" /> },
  ];
}
