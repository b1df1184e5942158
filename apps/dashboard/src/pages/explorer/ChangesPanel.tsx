import type { Catalog, Change, Changes } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../api/me.js';
import { DataTable } from '../../components/DataTable.js';
import { Time } from '../../components/figures.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState, ErrorState } from '../../components/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useCharged } from './charges.js';
import classes from './explorer.module.css';
import { messages } from './messages.js';
import { shown, useRegistry } from './registry.js';
import { readable } from './sections/field-labels.js';
import { messages as sectionMessages } from './sections/messages.js';
import { sourceName } from './sections/source-name.js';
import { useFaultWords } from './useFaultWords.js';

/** What changed in the records of an entity; a page costs the base charge. */
export function ChangesPanel({ id, catalog }: { id: string; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const sections = useMessages(sectionMessages);
  const format = useFormat();
  const registry = useRegistry();
  const say = useFaultWords();
  const charged = useCharged();
  const maySpend = useMay('member');
  const [changes, setChanges] = useState<readonly Change[]>();
  const load = useMutation({
    mutationFn: (cursor: string | undefined): Promise<Changes> =>
      shown(registry.v5.entities.changes(id, { cursor, limit: 50 })),
    onSuccess: (page) => {
      setChanges([...(changes ?? []), ...page.changes]);
      charged(page.billing);
    },
  });
  const next = load.data?.page.next_cursor ?? null;
  const levelName = (level: string) => {
    const key = `sections.${level}`;
    return sections.has(key) ? sections.t(key) : readable(level);
  };
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
              cell: (row) => sourceName(catalog, row.source) ?? sections.t('sample'),
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
