import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { fieldLabel } from './field-labels.js';
import type { Item } from './items.js';
import { messages } from './messages.js';
import { Value } from './Value.js';

interface ItemFieldsProps {
  section: string;
  item: Item;
  nested?: boolean;
}

/** Every field of one item, each with its label; none is left out, those without a value say so. */
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

/** Lists of records and long texts take the width of the page. */
const isWide = (value: unknown): boolean =>
  (Array.isArray(value) && value.some((item) => typeof item === 'object')) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 2) ||
  (typeof value === 'string' && value.length > 120);
