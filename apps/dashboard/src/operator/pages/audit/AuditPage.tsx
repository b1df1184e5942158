import { Anchor, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { RequestId } from '../../../components/notices/RequestId.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { ActionName } from '../../../pages/settings/audit/ActionName.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { Filters } from '../../parts/Filters.js';
import classes from '../../parts/parts.module.css';
import { linesOf } from './detail.js';
import { messages } from './messages.js';

type Entry = Schemas['AuditEntryView'];

const EVERYTHING = { account: '', action: '', from: '', to: '' };

export default function AuditPage() {
  const { t } = useMessages(messages);
  const [filter, setFilter] = useState(EVERYTHING);
  const requested = useDeferredValue(filter);
  const list = useAdminPages<Entry>('/admin/audit-log', { query: queryOf(requested) });
  const field = (name: keyof typeof EVERYTHING) => ({
    value: filter[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setFilter((former) => ({ ...former, [name]: value }));
    },
  });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel flush>
        <Filters label={t('filter')}>
          <TextInput label={t('account')} inputMode="numeric" maxLength={18} {...field('account')} />
          <TextInput label={t('action')} placeholder={t('actionHint')} maxLength={100} {...field('action')} />
          <TextInput label={t('from')} type="date" {...field('from')} />
          <TextInput label={t('to')} type="date" {...field('to')} />
        </Filters>
        <DataTable
          caption={t('list')}
          list={list}
          columns={useColumns()}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('none')} />}
        />
      </Panel>
    </>
  );
}

/** The filled-in filters that are complete: part of a number or of a day is ignored. */
export function queryOf({ account, action, from, to }: typeof EVERYTHING): Record<string, string | null> {
  const day = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);
  return {
    account: /^[1-9]\d{0,17}$/.test(account.trim()) ? account.trim() : null,
    action: action.trim() === '' ? null : action.trim(),
    from: day(from),
    to: day(to),
  };
}

function useColumns(): Column<Entry>[] {
  const { t } = useMessages(messages);
  return [
    { key: 'at', header: t('column.at'), names: true, cell: ({ at }) => <Time value={at} /> },
    { key: 'actor', header: t('column.actor'), cell: ({ actor }) => actor },
    { key: 'action', header: t('column.action'), cell: ({ action }) => <ActionName action={action} /> },
    {
      key: 'account',
      header: t('column.account'),
      cell: ({ account_id: id }) =>
        id === null ? (
          '–'
        ) : (
          <Anchor component={Link} to={`/accounts/${String(id)}`}>
            {id}
          </Anchor>
        ),
    },
    { key: 'target', header: t('column.target'), wide: true, cell: ({ target }) => target ?? '–' },
    {
      key: 'detail',
      header: t('column.detail'),
      wide: true,
      cell: ({ detail }) => <p className={classes.detail}>{linesOf(detail).join('\n') || '–'}</p>,
    },
    {
      key: 'request',
      header: t('column.request'),
      wide: true,
      cell: (row) => <RequestId id={row.request_id} narrow />,
    },
  ];
}
