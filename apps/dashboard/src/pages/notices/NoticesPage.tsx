import { Button, Stack } from '@mantine/core';
import { Icon } from '../../components/Icon.js';
import { EmptyState } from '../../components/notices/states.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Time } from '../../components/cards/figures.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useNoticeColumns } from './columns.js';
import { OpenPanel } from './OpenPanel.js';
import { FILE, useNotices } from './queries.js';
import type { CorrectionNotice } from './queries.js';

/** Correction notices: the open ones, then those that were acknowledged. */
export default function NoticesPage() {
  const { t } = useMessages(messages);
  return (
    <Stack gap="md">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button component="a" href={FILE} download variant="default" leftSection={<Icon name="download" />}>
            {t('csv')}
          </Button>
        }
      />
      <OpenPanel />
      <AcknowledgedPanel />
    </Stack>
  );
}

function AcknowledgedPanel() {
  const { t } = useMessages(messages);
  const columns: Column<CorrectionNotice>[] = [
    ...useNoticeColumns(),
    { key: 'by', header: t('column.by'), cell: ({ acknowledged_by: by }) => by ?? t('unknown') },
    { key: 'at', header: t('column.at'), cell: ({ acknowledged_at: at }) => <Time value={at} /> },
  ];
  return (
    <Panel title={t('done.title')} flush>
      <DataTable
        caption={t('done.caption')}
        columns={columns}
        list={useNotices('acknowledged')}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('done.empty')} />}
      />
    </Panel>
  );
}
