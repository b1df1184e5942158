import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import type { BackendError } from '../../../api/backend-error.js';
import { useReloadMe, type Role } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { DataTable, type Column } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../Settings.module.css';
import { messages } from './messages.js';
import { ORGANIZATION, ROLES, type Member, type OrganizationDetail } from './queries.js';

/** The account's members and their roles. */
export function MembersPanel({ organization, isOwner }: { organization: OrganizationDetail; isOwner: boolean }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const announce = useAnnounce();
  const [leaving, setLeaving] = useState<Member>();
  const say = ({ code }: BackendError) => (code === 'last_owner' ? t('members.lastOwner') : undefined);
  const changeRole = useMutation({
    mutationFn: ({ member, role }: { member: Member; role: Role }) =>
      api.patch('/api/organization/members/{id}', { path: { id: member.user_id }, body: { role } }),
    onSuccess: async (_, { member }) => {
      announce(t('members.changed', { name: member.name }));
      await Promise.all([client.invalidateQueries({ queryKey: [ORGANIZATION] }), reloadMe()]);
    },
  });
  const remove = async ({ user_id: id, name, you }: Member) => {
    await api.delete('/api/organization/members/{id}', { path: { id } });
    announce(t('members.removed', { name }));
    // A user who left may belong to another organization, or to none.
    if (you) await client.resetQueries();
    else await client.invalidateQueries({ queryKey: [ORGANIZATION] });
  };
  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t('members.name'),
      names: true,
      cell: ({ name, email, you }) => (
        <>
          {name} {you && <StatusBadge tone="accent">{t('members.you')}</StatusBadge>}
          <span className={classes.detail}>{email}</span>
        </>
      ),
    },
    {
      key: 'role',
      header: t('members.role'),
      cell: (member) =>
        isOwner ? (
          <NativeSelect
            size="xs"
            aria-label={t('members.roleOf', { name: member.name })}
            value={member.role}
            disabled={changeRole.isPending}
            data={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            onChange={(event) => changeRole.mutate({ member, role: event.currentTarget.value as Role })}
          />
        ) : (
          t(`roles.${member.role}`)
        ),
    },
    {
      key: 'two_factor',
      header: t('members.twoFactor'),
      wide: true,
      cell: (member) => (
        <StatusBadge tone={member.two_factor ? 'good' : 'neutral'}>
          {member.two_factor ? t('on') : t('off')}
        </StatusBadge>
      ),
    },
    {
      key: 'joined',
      header: t('members.joined'),
      wide: true,
      cell: (member) => <Time value={member.joined_at} as="day" />,
    },
    {
      key: 'remove',
      header: '',
      align: 'end',
      cell: (member) =>
        (isOwner || member.you) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={member.you ? t('members.leave') : t('members.removeOf', { name: member.name })}
            onClick={() => setLeaving(member)}
          >
            {member.you ? t('members.leave') : t('members.remove')}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={t('members.title')} note={t('members.note', { count: organization.members.length })} flush>
      <FormError error={changeRole.error} say={say} />
      <DataTable
        caption={t('members.title')}
        rows={organization.members}
        rowKey={({ user_id: id }) => id}
        columns={columns}
      />
      {leaving && (
        <ConfirmDialog
          opened
          onClose={() => setLeaving(undefined)}
          title={
            leaving.you
              ? t('members.leaveTitle', { organization: organization.name })
              : t('members.removeTitle', { name: leaving.name })
          }
          confirm={leaving.you ? t('members.leave') : t('members.remove')}
          danger
          onConfirm={() => remove(leaving)}
          say={say}
        >
          {leaving.you ? t('members.leaveText') : t('members.removeText', { name: leaving.name })}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
