import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { SecretOnce } from '../../../components/copy.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Icon } from '../../../components/Icon.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { ErrorState } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { ROLES, useOperator, type OperatorRole } from '../../data/me.js';
import { useAdmin, useRefresh } from '../../data/queries.js';
import type { Schemas } from '../../data/schemas.js';
import { messages } from './messages.js';

type Operator = Schemas['OperatorView'];

export default function OperatorsPage() {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<Operator | null>(null);
  const columns = useColumns(setRevoking);
  const operators = useAdmin<{ items: Operator[] }>('/admin/operators');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <Panel flush>
        {operators.error && !operators.data ? (
          <ErrorState error={operators.error} onRetry={() => void operators.refetch()} />
        ) : (
          <DataTable
            caption={t('list')}
            rows={operators.data?.items}
            columns={columns}
            rowKey={({ id }) => String(id)}
          />
        )}
      </Panel>
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {revoking && (
        <ConfirmDialog
          opened
          danger
          onClose={() => setRevoking(null)}
          title={t('revokeTitle', { name: revoking.name })}
          confirm={t('revoke')}
          say={({ code }) => (code === 'last_admin' ? t('lastAdmin') : undefined)}
          onConfirm={async () => {
            await api.delete('/admin/operators/{id}', { path: { id: revoking.id } });
            await refresh();
            announce(t('done', { name: revoking.name }));
          }}
        >
          {t('revokeText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const refresh = useRefresh();
  const [made, setMade] = useState<Schemas['CreatedOperatorView'] | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', role: 'viewer' as OperatorRole },
    validate: { name: (value) => (value.trim() === '' ? t('nameNeeded') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ name, role }) => {
    setMade(await api.post('/admin/operators', { body: { name: name.trim(), role } }));
  });
  const stored = () => {
    onClose();
    void refresh();
  };
  return (
    <Dialog opened onClose={onClose} title={t('add')} closable={made === null}>
      {made ? (
        <SecretOnce secret={made.token} label={t('token')} onStored={stored} done={t('close')} />
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="sm">
            <TextInput
              label={t('name')}
              description={t('nameHint')}
              maxLength={200}
              key={form.key('name')}
              {...form.getInputProps('name')}
            />
            <NativeSelect
              label={t('role')}
              data={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
              key={form.key('role')}
              {...form.getInputProps('role')}
            />
            <FormError error={fault} />
            <Group justify="flex-end">
              <Button type="submit" loading={busy}>
                {t('add')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function useColumns(onRevoke: (operator: Operator) => void): Column<Operator>[] {
  const { t } = useMessages(messages);
  const { id: own } = useOperator();
  return [
    {
      key: 'name',
      header: t('name'),
      names: true,
      cell: ({ id, name }) => (id === own ? `${name} (${t('you')})` : name),
    },
    { key: 'role', header: t('role'), cell: ({ role }) => t(`short.${role}`) },
    {
      key: 'state',
      header: t('state'),
      cell: ({ revoked_at: at }) => <StatusBadge tone="neutral">{t(at === null ? 'works' : 'revoked')}</StatusBadge>,
    },
    { key: 'since', header: t('since'), cell: ({ created_at: at }) => <Time value={at} as="day" /> },
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: (operator) =>
        operator.revoked_at === null && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => onRevoke(operator)}
            aria-label={`${t('revoke')}: ${operator.name}`}
          >
            {t('revoke')}
          </Button>
        ),
    },
  ];
}
