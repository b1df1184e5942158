import type { Catalog, Change, Changes } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useHasRole } from '../../api/me.js';
import { DataTable } from '../../components/tables/DataTable.js';
import { Time } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState, ErrorState } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useRecordCharge } from './charges.js';
import classes from './explorer.module.css';
import { LibraryContext, boughtChanges } from './library/library.js';
import { messages } from './messages.js';
import { withBackendErrors, useRegistry } from './registry.js';
import { SyntheticBadge } from './sections/values/SyntheticBadge.js';
import { useLevelName } from './sections/values/level-name.js';
import { sourceName } from './sections/values/source-name.js';
import { useExplorerErrorText } from './useExplorerErrorText.js';

/** Changes in an entity's records; a page costs the base charge. */
export function ChangesPanel({ id, catalog }: { id: string; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const registry = useRegistry();
  const say = useExplorerErrorText();
  const charged = useRecordCharge();
  const maySpend = useHasRole('member');
  const [bought, setBought] = useState<readonly Change[]>();
  const before = boughtChanges(use(LibraryContext), new Date());
  const changes = bought ?? before?.changes;
  const load = useMutation({
    mutationFn: (cursor: string | undefined): Promise<Changes> =>
      withBackendErrors(registry.v5.entities.changes(id, { cursor, limit: 50 }, { maxCharge: catalog.base })),
    onSuccess: (page) => {
      setBought([...(changes ?? []), ...page.changes]);
      charged(page.billing);
    },
  });
  const next = load.data === undefined ? (before?.next ?? null) : load.data.page.next_cursor;
  const levelName = useLevelName();
  return (
    <Panel title={t('changes.title')} note={t('changes.text')} flush>
      {changes !== undefined && (
        <DataTable
          caption={t('changes.title')}
          rows={changes}
          rowKey={({ seq }) => String(seq)}
          empty={<EmptyState title={t('changes.empty')} />}
          columns={[
            { key: 'when', header: t('changes.when'), cell: (row) => <Time value={row.changed_at} />, names: true },
            { key: 'level', header: t('changes.level'), cell: (row) => levelName(row.level) },
            {
              key: 'source',
              header: t('changes.source'),
              cell: (row) => sourceName(catalog, row.source) ?? <SyntheticBadge />,
            },
            ...(['inserted', 'updated', 'removed'] as const).map((key) => ({
              key,
              header: t(`changes.${key}`),
              align: 'end' as const,
              cell: (row: Change) => format.number(row[key]),
            })),
          ]}
        />
      )}
      {load.error && <ErrorState error={load.error} say={say} />}
      {(changes === undefined || next !== null) && (
        <div className={classes.inset}>
          <Button
            variant={changes === undefined ? 'filled' : 'default'}
            disabled={!maySpend}
            loading={load.isPending}
            onClick={() => load.mutate(next ?? undefined)}
          >
            {changes === undefined ? t('changes.load') : t('changes.more')} · {format.money(catalog.base)}
          </Button>
        </div>
      )}
    </Panel>
  );
}
