import { DataTable, type Column } from '../../../../components/tables/DataTable.js';
import { Time } from '../../../../components/cards/figures.js';
import { Panel } from '../../../../components/Panel.js';
import { StatusBadge } from '../../../../components/cards/StatusBadge.js';
import { EmptyState, ErrorState, Loading } from '../../../../components/notices/states.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useAdmin, type Account } from '../../../data/queries.js';
import type { Schemas } from '../../../data/schemas.js';
import { messages } from '../messages.js';

type Organization = Schemas['OrganizationView'];
type Member = Schemas['MemberView'];

/** The account's organization and its members. */
export function PeopleTab({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const organization = useAdmin<Organization>('/admin/accounts/{id}/organization', { id: account.id });
  const columns = useColumns();
  if (organization.error) return <ErrorState error={organization.error} onRetry={() => void organization.refetch()} />;
  if (!organization.data) return <Loading />;
  const { name, created_at: made, members } = organization.data;
  if (name === null) {
    return (
      <Panel title={t('tabs.people')}>
        <EmptyState title={t('people.none')}>{t('people.noneText')}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel title={name} note={<Time value={made} as="day" />} flush>
      <DataTable caption={t('people.members')} rows={members} columns={columns} rowKey={({ email }) => email} />
    </Panel>
  );
}

function useColumns(): Column<Member>[] {
  const { t } = useMessages(messages);
  return [
    { key: 'name', header: t('people.name'), names: true, cell: ({ name }) => name },
    { key: 'email', header: t('people.email'), cell: ({ email }) => email },
    { key: 'role', header: t('people.role'), cell: ({ role }) => t(`people.roles.${role}`) },
    {
      key: 'verified',
      header: t('people.verified'),
      cell: ({ email_verified: verified }) => (
        <StatusBadge tone={verified ? 'good' : 'warning'}>{t(verified ? 'facts.yes' : 'facts.no')}</StatusBadge>
      ),
    },
    {
      key: 'factor',
      header: t('people.factor'),
      wide: true,
      cell: ({ two_factor: on }) => t(on ? 'facts.yes' : 'facts.no'),
    },
    { key: 'joined', header: t('people.joined'), wide: true, cell: (row) => <Time value={row.joined_at} as="day" /> },
  ];
}
