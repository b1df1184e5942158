import { Anchor, Button, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import type { BackendError } from '../../../api/backend-error.js';
import { addressOf } from '../../../api/client.js';
import { useApi } from '../../../api/api-context.js';
import { useHasRole } from '../../../api/me.js';
import type { PlatformSchemas } from '../../../api/paths.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { Icon } from '../../../components/Icon.js';
import { EmptyState, ErrorState } from '../../../components/notices/states.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { Panel } from '../../../components/Panel.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import type { Column } from '../../../components/tables/DataTable.js';
import { usePages } from '../../../components/usePages.js';
import { usePurposeName } from '../../../format/purpose.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useLevelName } from '../sections/values/level-name.js';
import { messages } from './messages.js';

type Disclosure = PlatformSchemas['schemas']['DisclosureView'];

const PAGE = 25;

/** What the account received about an entity, for its owners. Nothing is bought by opening it. */
export default function ReceivedPage() {
  const { id = '' } = useParams();
  const { t } = useMessages(messages);
  const isOwner = useHasRole('owner');
  return (
    <Stack gap="md">
      <PageHeader
        title={t('title', { id })}
        lead={t('lead')}
        actions={
          <>
            <Anchor component={Link} to={`/explorer/${id}`}>
              {t('back')}
            </Anchor>
            {isOwner && (
              <Button
                component="a"
                href={addressOf('/api/disclosures/disclosures.csv', {}, { entity: id })}
                download
                variant="default"
                leftSection={<Icon name="download" />}
              >
                {t('csv')}
              </Button>
            )}
          </>
        }
      />
      {isOwner ? <Received key={id} id={id} /> : <EmptyState title={t('ownersOnly')} />}
    </Stack>
  );
}

function Received({ id }: { id: string }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const list = usePages<Disclosure>({
    queryKey: ['disclosures', id],
    load: async (before, signal) => {
      const query = { entity: id, before, limit: PAGE };
      const { items, next } = await api.get('/api/disclosures', { query, signal });
      return { items, next };
    },
  });
  const say = ({ field }: BackendError): string | undefined => (field === 'entity' ? t('wrongId') : undefined);
  const columns: Column<Disclosure>[] = [
    { key: 'at', header: t('column.at'), names: true, cell: ({ at }) => <Time value={at} /> },
    { key: 'levels', header: t('column.levels'), cell: (row) => <Contents {...row} /> },
    { key: 'by', header: t('column.by'), cell: (row) => <Requester {...row} /> },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      cell: ({ amount, entities }) => (
        <>
          <Money amount={amount} />
          {entities > 1 && <div>{t('shared', { count: entities })}</div>}
        </>
      ),
    },
  ];
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} say={say} />;
  return (
    <Panel flush>
      <DataTable
        caption={t('caption', { id })}
        columns={columns}
        list={list}
        rowKey={(row) => String(row.id)}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      />
    </Panel>
  );
}

function Contents({ levels, signals }: Disclosure) {
  const { t } = useMessages(messages);
  const levelName = useLevelName();
  const names = (some: readonly string[]): string => some.map(levelName).join(', ');
  return (
    <>
      {levels.length > 0 && <div>{names(levels)}</div>}
      {signals.length > 0 && <div>{t('signals', { levels: names(signals) })}</div>}
      {levels.length + signals.length === 0 && t('nameOnly')}
    </>
  );
}

/** The member, or the key of a program, and the purpose that the account had stated. */
function Requester({ member_name: member, member_email: email, key_name: key, purpose }: Disclosure) {
  const { t } = useMessages(messages);
  const purposeName = usePurposeName();
  const program = key === null ? t('noKey') : t('key', { name: key });
  return (
    <>
      {member === null ? program : <span title={email ?? undefined}>{member}</span>}
      {purpose !== null && <div>{t('purpose', { purpose: purposeName(purpose) })}</div>}
    </>
  );
}
