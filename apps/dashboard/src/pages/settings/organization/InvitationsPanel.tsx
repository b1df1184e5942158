import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { FormError } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import { ORGANIZATION, type Invitation } from './queries.js';

/** Pending invitations, which can be revoked. */
export function InvitationsPanel({ invitations }: { invitations: Invitation[] }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const withdraw = useMutation({
    mutationFn: (id: string) => api.delete('/api/organization/invitations/{id}', { path: { id } }),
    onSuccess: () => {
      announce(t('invitations.withdrawn'));
      return client.invalidateQueries({ queryKey: [ORGANIZATION] });
    },
  });
  return (
    <Panel title={t('invitations.title')} flush>
      <FormError error={withdraw.error} />
      <DataTable
        caption={t('invitations.title')}
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          { key: 'email', header: t('members.email'), names: true, cell: ({ email }) => email },
          { key: 'role', header: t('members.role'), cell: ({ role }) => t(`roles.${role}`) },
          { key: 'by', header: t('invitations.by'), cell: (invitation) => invitation.invited_by, wide: true },
          {
            key: 'expires',
            header: t('invitations.expires'),
            cell: (invitation) => <Time value={invitation.expires_at} as="day" />,
          },
          {
            key: 'withdraw',
            header: '',
            align: 'end',
            cell: ({ id, email }) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('invitations.withdrawOf', { email })}
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate(id)}
              >
                {t('invitations.withdraw')}
              </Button>
            ),
          },
        ]}
      />
    </Panel>
  );
}
