import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState, ErrorState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useHasRole } from '../../data/me.js';
import { useAdmin, useRefresh } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { Filters } from '../../parts/Filters.js';
import { messages } from './messages.js';

type Domain = Schemas['CorporateDomainView'];

const ADDRESS = '/admin/corporate-domains/{domain}';

export default function DomainsPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const may = useHasRole('support');
  const [removing, setRemoving] = useState<string | null>(null);
  const columns = useColumns(may ? setRemoving : undefined);
  const domains = useAdmin<{ items: Domain[] }>('/admin/corporate-domains');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel flush>
        {may && <AddForm />}
        {domains.error && !domains.data ? (
          <ErrorState error={domains.error} onRetry={() => void domains.refetch()} />
        ) : (
          <DataTable
            caption={t('list')}
            rows={domains.data?.items}
            columns={columns}
            rowKey={({ domain }) => domain}
            empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          />
        )}
      </Panel>
      {removing !== null && (
        <ConfirmDialog
          opened
          danger
          onClose={() => setRemoving(null)}
          title={t('removeTitle', { domain: removing })}
          confirm={t('remove')}
          onConfirm={async () => {
            await api.delete(ADDRESS, { path: { domain: removing } });
            await refresh();
            announce(t('removed', { domain: removing }));
          }}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function AddForm() {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { domain: '' },
    validate: { domain: (value) => (/\S\.\S/.test(value.trim()) ? null : t('needed')) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ domain }) => {
    await api.put(ADDRESS, { path: { domain: domain.trim() } });
    await refresh();
    announce(t('addedNow', { domain: domain.trim() }));
    form.reset();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Filters label={t('add')}>
        <TextInput
          label={t('domain')}
          placeholder={t('hint')}
          maxLength={253}
          style={{ flex: '1 1 14rem', maxWidth: '26rem' }}
          key={form.key('domain')}
          {...form.getInputProps('domain')}
        />
        <Button type="submit" loading={busy}>
          {t('add')}
        </Button>
      </Filters>
      <FormError error={fault} />
    </form>
  );
}

function useColumns(onRemove: ((domain: string) => void) | undefined): Column<Domain>[] {
  const { t } = useMessages(messages);
  const columns: Column<Domain>[] = [
    { key: 'domain', header: t('domain'), names: true, cell: ({ domain }) => domain },
    { key: 'added', header: t('added'), cell: ({ added_at: at }) => <Time value={at} as="day" /> },
  ];
  if (!onRemove) return columns;
  const actions: Column<Domain> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: ({ domain }) => (
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => onRemove(domain)}
        aria-label={`${t('remove')}: ${domain}`}
      >
        {t('remove')}
      </Button>
    ),
  };
  return [...columns, actions];
}
