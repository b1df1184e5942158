import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { BackendError } from '../../api/backend-error.js';
import { useHasRole } from '../../api/me.js';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { EmptyState } from '../../components/notices/states.js';
import { Panel } from '../../components/Panel.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useLevelName } from '../explorer/sections/values/level-name.js';
import { useNoticeColumns } from './columns.js';
import { messages } from './messages.js';
import { useNoticeActions, useNotices, useOpenNotices } from './queries.js';
import type { CorrectionNotice } from './queries.js';

/** A notice that is about to be acknowledged; or all, as the member saw them when the dialog opened. */
type Chosen = CorrectionNotice | { readonly count: number; readonly through: number };

/** The open notices. Members acknowledge them one by one or all at once. */
export function OpenPanel() {
  const { t, has } = useMessages(messages);
  const levelName = useLevelName();
  const announce = useAnnounce();
  const may = useHasRole('member');
  const { data: open } = useOpenNotices();
  const { acknowledge, acknowledgeThrough } = useNoticeActions();
  const list = useNotices('open');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (chosen !== null || !isDone.current) return;
    isDone.current = false;
    // The button that opened the dialog is gone with its notice.
    panel.current?.focus();
  }, [chosen]);

  const say = ({ code }: BackendError): string | undefined => {
    const key = `fault.${code}`;
    return has(key) ? t(key) : undefined;
  };
  const namesOf = ({ entity_id: id, level }: CorrectionNotice) => ({ entity: id ?? '–', level: levelName(level) });
  const columns: Column<CorrectionNotice>[] = useNoticeColumns();
  if (may)
    columns.push({
      key: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (notice) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('acknowledgeOf', namesOf(notice))}
          onClick={() => setChosen(notice)}
        >
          {t('acknowledge')}
        </Button>
      ),
    });
  const { count = 0, newest } = open ?? {};
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={t('open.title')}>
      <Panel
        title={t('open.title')}
        note={count > 0 ? t('open.note') : undefined}
        flush
        actions={
          may &&
          newest !== undefined && (
            <Button size="xs" variant="default" onClick={() => setChosen({ count, through: newest })}>
              {t('all', { count })}
            </Button>
          )
        }
      >
        <DataTable
          caption={t('open.caption')}
          columns={columns}
          list={list}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title={t('open.empty')}>{t('open.emptyText')}</EmptyState>}
        />
      </Panel>
      {chosen !== null && (
        <ConfirmDialog
          opened
          onClose={() => setChosen(null)}
          title={t('through' in chosen ? 'allTitle' : 'oneTitle')}
          confirm={t('acknowledge')}
          say={say}
          onConfirm={async () => {
            if ('through' in chosen) announce(t('allDone', { count: await acknowledgeThrough(chosen.through) }));
            else {
              await acknowledge(chosen.id);
              announce(t('oneDone'));
            }
            isDone.current = true;
          }}
        >
          {'through' in chosen ? t('allWhat', { count: chosen.count }) : t('oneWhat', namesOf(chosen))}
        </ConfirmDialog>
      )}
    </div>
  );
}
