import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { Time } from '../../../components/cards/figures.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ErrorState } from '../../../components/notices/states.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { useCountryName } from '../../../format/country.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useHasRole } from '../../data/me.js';
import { useAdmin, useRefresh } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { messages } from './messages.js';

type Requirement = Schemas['PurposeRequirementView'];

/** Where a purpose is required for immigration, court and criminal records (ADR 0214). */
export default function PurposesPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const countryName = useCountryName();
  const [changing, setChanging] = useState<Requirement | null>(null);
  const columns = useColumns(useHasRole('admin') ? setChanging : undefined);
  const requirements = useAdmin<{ items: Requirement[] }>('/admin/purposes');
  const change = changing?.required ? 'stop' : 'require';
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel flush>
        {requirements.error && !requirements.data ? (
          <ErrorState error={requirements.error} onRetry={() => void requirements.refetch()} />
        ) : (
          <DataTable
            caption={t('list')}
            rows={requirements.data?.items}
            columns={columns}
            rowKey={({ jurisdiction }) => jurisdiction}
            empty={null}
          />
        )}
      </Panel>
      {changing !== null && (
        <ConfirmDialog
          opened
          danger={change === 'require'}
          onClose={() => setChanging(null)}
          title={t(`${change}Title`, { country: countryName(changing.jurisdiction) })}
          confirm={t(change)}
          onConfirm={async () => {
            const { jurisdiction, required } = changing;
            await api.put('/admin/purposes/{jurisdiction}', { path: { jurisdiction }, body: { required: !required } });
            await refresh();
            announce(t('saved'));
          }}
        >
          {t(`${change}Text`)}
        </ConfirmDialog>
      )}
    </>
  );
}

function useColumns(onChange: ((requirement: Requirement) => void) | undefined): Column<Requirement>[] {
  const { t } = useMessages(messages);
  const countryName = useCountryName();
  const columns: Column<Requirement>[] = [
    { key: 'country', header: t('country'), names: true, cell: ({ jurisdiction }) => countryName(jurisdiction) },
    {
      key: 'since',
      header: t('since'),
      cell: ({ required_at: at }) => (at === null ? t('never') : <Time value={at} as="day" />),
    },
  ];
  if (!onChange) return columns;
  const actions: Column<Requirement> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (row) => (
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => onChange(row)}
        aria-label={`${t(row.required ? 'stop' : 'require')}: ${countryName(row.jurisdiction)}`}
      >
        {t(row.required ? 'stop' : 'require')}
      </Button>
    ),
  };
  return [...columns, actions];
}
