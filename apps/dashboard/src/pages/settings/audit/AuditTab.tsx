import { useApi } from '../../../api/api-context.js';
import { useMe } from '../../../api/me.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { Time } from '../../../components/cards/figures.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { usePages } from '../../../components/usePages.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../Settings.module.css';
import { ActionName } from './ActionName.js';
import { detailText } from './detail-text.js';
import { messages } from './messages.js';

interface Entry {
  id: number;
  at: string;
  by: 'user' | 'operator' | 'system';
  actor: string | null;
  action: string;
  target: string | null;
  detail: unknown;
}

/** The audit log, for owners. */
export function AuditTab() {
  const { t } = useMessages(messages);
  const api = useApi();
  const organization = useMe().organization?.id;
  const list = usePages<Entry>({
    queryKey: ['audit', organization],
    load: (before, signal) => api.get('/api/audit', { query: { limit: 25, before }, signal }),
  });
  return (
    <Panel title={t('title')} note={t('note')} flush>
      <DataTable
        caption={t('title')}
        list={list}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('none')} />}
        columns={[
          { key: 'at', header: t('at'), cell: ({ at }) => <Time value={at} /> },
          {
            key: 'by',
            header: t('by'),
            cell: ({ by, actor }) =>
              by === 'user' ? (actor ?? '–') : <StatusBadge tone="neutral">{t(by)}</StatusBadge>,
          },
          { key: 'action', header: t('action'), names: true, cell: ({ action }) => <ActionName action={action} /> },
          {
            key: 'target',
            header: t('target'),
            cell: ({ target }) => <span className={classes.detail}>{target ?? '–'}</span>,
            wide: true,
          },
          {
            key: 'detail',
            header: t('detail'),
            wide: true,
            cell: ({ detail }) => <span className={classes.detail}>{detailText(detail)}</span>,
          },
        ]}
      />
    </Panel>
  );
}
