import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './DataTable.module.css';
import { Icon } from '../Icon.js';
import { messages } from '../messages.js';
import { EmptyState, ErrorState, Loading } from '../notices/states.js';
import type { Pages } from '../usePages.js';

export interface Column<Row> {
  key: string;
  /** Empty for the column of row actions. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end';
  /** The cell that names its row. */
  names?: boolean;
  /** Hidden on narrow screens. */
  wide?: boolean;
}

interface DataTableProps<Row> {
  /** The table's caption; read by screen readers, and visible with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The rows, or `list` for server-side paging. */
  rows?: readonly Row[] | undefined;
  list?: Pages<Row>;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/** A table with loading, empty and error states. It scrolls horizontally on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, rowKey, list, empty } = props;
  const { t } = useMessages(messages);
  const rows = list ? list.rows : props.rows;
  if (list?.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (!rows) return <Loading />;
  if (rows.length === 0 && (list?.page ?? 1) === 1) return <>{empty ?? <EmptyState title={t('empty')} />}</>;
  return (
    <>
      <div className={classes.scroller} role="group" aria-label={caption} tabIndex={0}>
        <table className={classes.table} aria-busy={list?.isOld ?? false}>
          <caption className={showCaption ? classes.caption : 'registry-visually-hidden'}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.header === '' ? (
                    <span className="registry-visually-hidden">{t('actions')}</span>
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) =>
                  column.names ? (
                    <th key={column.key} scope="row" className={classOf(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list && <Pager list={list} of={caption} />}
    </>
  );
}

function classOf<Row>({ align, wide }: Column<Row>): string {
  return [align === 'end' ? classes.end : '', wide ? classes.wide : ''].filter(Boolean).join(' ');
}

/** Links to the previous and next page; nothing if there is only one. */
export function Pager<Row>({ list, of }: { list: Pages<Row>; of: string }) {
  const { t } = useMessages(messages);
  if (!list.previous && !list.next) return null;
  return (
    <nav className={classes.pager} aria-label={t('pages', { of })}>
      <Button
        size="compact-sm"
        variant="default"
        disabled={!list.previous}
        onClick={list.previous}
        leftSection={<Icon name="left" size={14} />}
      >
        {t('previous')}
      </Button>
      <span aria-live="polite">{t('page', { page: list.page })}</span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={!list.next || list.isOld}
        onClick={list.next}
        rightSection={<Icon name="right" size={14} />}
      >
        {t('next')}
      </Button>
    </nav>
  );
}
