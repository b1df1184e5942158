import { Text } from '@mantine/core';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import type { Tone } from '../../components/cards/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useElapsed } from '../../format/useElapsed.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { SourceRead } from './queries.js';

const TONES: Record<SourceRead['state'], Tone> = {
  waiting: 'neutral',
  ok: 'neutral',
  empty: 'neutral',
  source_down: 'unknown',
};

/** The sources of a refresh and their results. */
export function SourcesPanel({ sources }: { sources: readonly SourceRead[] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const took = useElapsed();
  const columns: Column<SourceRead>[] = [
    { key: 'name', header: t('sources.column.name'), names: true, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('sources.column.state'),
      cell: ({ state, reason }) => (
        <>
          <StatusBadge tone={TONES[state]}>{t(`sources.state.${state}`)}</StatusBadge>
          {reason !== null && (
            <Text size="xs" c="dimmed" component="div">
              {reason}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'items',
      header: t('sources.column.items'),
      align: 'end',
      cell: ({ items }) => (items === null ? '–' : format.number(items)),
    },
    {
      key: 'took',
      header: t('sources.column.took'),
      align: 'end',
      cell: ({ duration_ms: duration }) => (duration === null ? '–' : took(duration)),
    },
  ];
  return (
    <Panel title={t('sources.title')} flush>
      <DataTable
        caption={t('sources.caption')}
        columns={columns}
        rows={sources}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('sources.empty')} />}
      />
    </Panel>
  );
}
