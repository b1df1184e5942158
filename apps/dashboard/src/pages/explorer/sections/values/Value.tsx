import { Fragment, useState } from 'react';
import { Icon } from '../../../../components/Icon.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { lookup } from '../../../../lookup.js';
import classes from '../../explorer.module.css';
import { DocumentText } from '../DocumentText.js';
import { fieldLabel } from './field-labels.js';
import { MATCH_FIELDS, isItem, isBlank, isPlain, kindOf, tableShape } from './items.js';
import type { Item } from './items.js';
import { messages } from '../messages.js';
import { Evidence, PlainValue } from './PlainValue.js';

interface ValueProps {
  section: string;
  field: string;
  value: unknown;
}

/** The value of any field, formatted; an unknown type is shown unchanged. */
export function Value({ section, field, value }: ValueProps) {
  const { t, language } = useMessages(messages);
  if (isBlank(value)) return <span className={classes.nothing}>{t('notStated')}</span>;
  if (isPlain(value)) return <PlainValue field={field} value={value} />;
  if (MATCH_FIELDS.has(field) && isItem(value)) return <Evidence value={value} />;
  if (isItem(value)) return <ItemFields section={section} item={value} nested />;
  if (Array.isArray(value)) {
    if (value.every(isItem))
      return <ItemTable section={field} title={fieldLabel(section, field, language)} items={value} />;
    return <span>{value.map(String).join(', ')}</span>;
  }
  return <code>{JSON.stringify(value)}</code>;
}

interface ItemFieldsProps {
  section: string;
  item: Item;
  nested?: boolean;
}

/** Every field of an item with its label; fields without a value say so. */
export function ItemFields({ section, item, nested = false }: ItemFieldsProps) {
  const { language } = useMessages(messages);
  return (
    <dl className={nested ? classes.nestedFields : classes.fields}>
      {Object.entries(item).map(([field, value]) => (
        <div key={field} className={isWide(value) ? classes.wideField : classes.field}>
          <dt title={field}>{fieldLabel(section, field, language)}</dt>
          <dd>
            <Value section={section} field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists of records and long texts take the full page width. */
const isWide = (value: unknown): boolean =>
  (Array.isArray(value) && value.some((item) => typeof item === 'object')) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 2) ||
  (typeof value === 'string' && value.length > 120);

interface ItemTableProps {
  section: string;
  title: string;
  items: readonly Item[];
}

/** Sections whose items have a text to read. */
const READABLE: ReadonlySet<string> = new Set(['documentos_escaneados', 'documentos_digitales']);

/** Items as rows; each expands to all of its fields if some have no column. */
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
                    const value = lookup(item, field);
                    const cell =
                      isPlain(value) || (MATCH_FIELDS.has(field) && isItem(value)) ? (
                        <Value section={section} field={field} value={value} />
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

/** Numbers are right-aligned. */
function endOf(field: string, items: readonly Item[]): string | undefined {
  const values = items.map((item) => lookup(item, field)).filter(isPlain);
  const figures = values.every((value) => ['money', 'number', 'share'].includes(kindOf(field, value)));
  return values.length > 0 && figures ? classes.end : undefined;
}

function nameOf(item: Item, columns: readonly string[], index: number): string {
  const value = lookup(item, columns[0] ?? '');
  return isPlain(value) ? String(value) : String(index + 1);
}
