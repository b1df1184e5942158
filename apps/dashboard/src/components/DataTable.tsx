import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages.js';
import classes from './DataTable.module.css';
import { Icon } from './Icon.js';
import { messages } from './messages.js';
import { EmptyState, ErrorState, Loading } from './states.js';
import type { Pages } from './usePages.js';

export interface Column<Row> {
  key: string;
  /** Empty for the column of what can be done with a row. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end';
  /** The cell that names its row. */
  names?: boolean;
  /** Left out on narrow screens. */
  wide?: boolean;
}

interface DataTableProps<Row> {
  /** Says what the table lists; read by screen readers, and shown with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The rows; or `list`, for those that the server pages. */
  rows?: readonly Row[] | undefined;
  list?: Pages<Row>;
  /** What stands there without rows. */
  empty?: ReactNode;
}

/** A table that says when it loads, is empty or failed. It scrolls by itself where the screen is too narrow. */
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

/** To the pages before and after; nothing where there is one page. */
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
