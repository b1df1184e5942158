import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useAdminPages } from '../../data/pages.js';
import type { Schemas } from '../../data/schemas.js';
import { Filters } from '../../parts/Filters.js';
import classes from '../../parts/parts.module.css';
import { messages } from './messages.js';

type Disclosure = Schemas['DisclosureView'];

const PATH = '/admin/disclosures';
const EMPTY_FILTER = { reason: '', account: '', entity: '', level: '', since: '' };
type DisclosureFilter = typeof EMPTY_FILTER;

/**
 * Who received which data. Each query is recorded in the audit log with its reason, so nothing is loaded before it is submitted.
 */
export default function DisclosuresPage() {
  const { t } = useMessages(messages);
  const client = useQueryClient();
  const [look, setLook] = useState<DisclosureFilter | null>(null);
  const form = useForm({
    initialValues: EMPTY_FILTER,
    validate: {
      reason: (value) => (value.trim() === '' ? t('reasonNeeded') : null),
      account: (value) => (value.trim() === '' || /^[1-9]\d{0,17}$/.test(value.trim()) ? null : t('accountWrong')),
      entity: (value, { account }) => (value.trim() === '' && account.trim() === '' ? t('oneNeeded') : null),
      level: (value, { entity }) => (value.trim() !== '' && entity.trim() === '' ? t('levelNeedsEntity') : null),
    },
  });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel flush>
        <form
          noValidate
          onSubmit={form.onSubmit((values) => {
            // Submitting the same query again is a new audit entry.
            client.removeQueries({ queryKey: [PATH] });
            setLook(values);
          })}
        >
          <Filters label={t('filter')}>
            <TextInput label={t('entity')} placeholder="pa_own_42" maxLength={40} {...form.getInputProps('entity')} />
            <TextInput label={t('level')} placeholder="directores" maxLength={50} {...form.getInputProps('level')} />
            <TextInput label={t('account')} inputMode="numeric" maxLength={18} {...form.getInputProps('account')} />
            <TextInput label={t('since')} type="date" {...form.getInputProps('since')} />
            <TextInput
              label={t('reason')}
              placeholder={t('reasonHint')}
              maxLength={500}
              required
              {...form.getInputProps('reason')}
            />
            <Button type="submit">{t('look')}</Button>
          </Filters>
        </form>
        {look === null ? <EmptyState title={t('askFirst')} /> : <DisclosureResults look={look} />}
      </Panel>
    </>
  );
}

function DisclosureResults({ look }: { look: DisclosureFilter }) {
  const { t } = useMessages(messages);
  const list = useAdminPages<Disclosure>(PATH, { query: queryOf(look), staleTime: Infinity });
  return (
    <DataTable
      caption={t('list')}
      list={list}
      columns={useColumns()}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={t('none')} />}
    />
  );
}

function queryOf(look: DisclosureFilter): Record<string, string | null> {
  return Object.fromEntries(Object.entries(look).map(([name, value]) => [name, value.trim() || null]));
}

function useColumns(): Column<Disclosure>[] {
  const { t } = useMessages(messages);
  return [
    { key: 'at', header: t('column.at'), names: true, cell: ({ at }) => <Time value={at} /> },
    {
      key: 'account',
      header: t('column.account'),
      cell: ({ account_id: id, account_name: name }) => (
        <Anchor component={Link} to={`/accounts/${String(id)}`}>
          {name}
        </Anchor>
      ),
    },
    { key: 'member', header: t('column.member'), cell: (row) => row.member_email ?? t('program') },
    { key: 'channel', header: t('column.channel'), cell: ({ channel }) => <code>{channel}</code> },
    {
      key: 'entities',
      header: t('column.told'),
      wide: true,
      cell: ({ entities }) => (
        <p className={classes.detail}>
          {entities.map((told) => describeDisclosed(told, t('presence'))).join('\n') || '–'}
        </p>
      ),
    },
    { key: 'entry', header: t('column.entry'), cell: ({ id }) => id },
  ];
}

/** `pa_own_42: directores; counts or presence: propiedades`. */
function describeDisclosed(
  { entity_id: id, levels, signals }: Disclosure['entities'][number],
  presence: string,
): string {
  const parts = [levels.join(', '), signals.length > 0 ? `${presence}: ${signals.join(', ')}` : ''].filter(Boolean);
  return [id ?? '–', parts.join('; ')].join(': ');
}
