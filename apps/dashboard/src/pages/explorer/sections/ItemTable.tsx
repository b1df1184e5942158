import { Fragment, useState } from 'react';
import { Icon } from '../../../components/Icon.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { DocumentText } from './DocumentText.js';
import { fieldLabel } from './field-labels.js';
import { ItemFields } from './ItemFields.js';
import { isPlain, kindOf, tableShape } from './items.js';
import type { Item } from './items.js';
import { messages } from './messages.js';
import { Value } from './Value.js';

interface ItemTableProps {
  section: string;
  title: string;
  items: readonly Item[];
}

/** Sections whose items have a text to read. */
const READABLE: ReadonlySet<string> = new Set(['documentos_escaneados', 'documentos_digitales']);

/** Items as rows; each opens to all of its fields where not all of them have a column. */
export function ItemTable({ section, title, items }: ItemTableProps) {
  const { t, language } = useMessages(messages);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const { columns, more } = tableShape(items);
  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
  };
  return (
    <div className={classes.scroll} role="region" tabIndex={0} aria-label={title}>
      <table className={classes.table}>
        <caption className="registry-visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field} scope="col" className={endOf(field, items)}>
                {fieldLabel(section, field, language)}
              </th>
            ))}
            {more && (
              <th scope="col" className={classes.end}>
                <span className="registry-visually-hidden">{t('details')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => {
            const isOpen = open.has(index);
            return (
              <Fragment key={index}>
                <tr>
                  {columns.map((field, place) => {
                    const cell = isPlain(item[field]) ? (
                      <Value section={section} field={field} value={item[field]} />
                    ) : (
                      <span className={classes.nothing}>–</span>
                    );
                    return place === 0 ? (
                      <th key={field} scope="row" className={endOf(field, items)}>
                        {cell}
                      </th>
                    ) : (
                      <td key={field} className={endOf(field, items)}>
                        {cell}
                      </td>
                    );
                  })}
                  {more && (
                    <td className={classes.end}>
                      <button
                        type="button"
                        className={classes.quiet}
                        aria-expanded={isOpen}
                        aria-label={t('detailsOf', { name: nameOf(item, columns, index) })}
                        onClick={() => toggle(index)}
                      >
                        <Icon name={isOpen ? 'up' : 'down'} size={14} />
                      </button>
                    </td>
                  )}
                </tr>
                {isOpen && (
                  <tr className={classes.opened}>
                    <td colSpan={columns.length + 1}>
                      <ItemFields section={section} item={item} />
                      {READABLE.has(section) && typeof item['id'] === 'string' && (
                        <DocumentText id={item['id']} name={nameOf(item, columns, index)} />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Figures stand below each other. */
function endOf(field: string, items: readonly Item[]): string | undefined {
  const values = items.map((item) => item[field]).filter(isPlain);
  const figures = values.every((value) => ['money', 'number', 'share'].includes(kindOf(field, value)));
  return values.length > 0 && figures ? classes.end : undefined;
}

function nameOf(item: Item, columns: readonly string[], index: number): string {
  const value = item[columns[0] ?? ''];
  return isPlain(value) ? String(value) : String(index + 1);
}
