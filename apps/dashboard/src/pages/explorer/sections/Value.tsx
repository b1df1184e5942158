import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Money, Time } from '../../../components/figures.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { isItem, isNothing, isPlain, kindOf } from './items.js';
import { messages } from './messages.js';
import { ItemFields } from './ItemFields.js';
import { ItemTable } from './ItemTable.js';
import { fieldLabel } from './field-labels.js';

interface ValueProps {
  section: string;
  field: string;
  value: unknown;
}

/** A value of any field, as a reader sees it; what this page does not know is shown as it came. */
export function Value({ section, field, value }: ValueProps) {
  const { t, language } = useMessages(messages);
  if (isNothing(value)) return <span className={classes.nothing}>{t('notStated')}</span>;
  if (isPlain(value)) return <Plain field={field} value={value} />;
  if (field === 'link' && isItem(value)) return <Evidence value={value} />;
  if (isItem(value)) return <ItemFields section={section} item={value} nested />;
  if (Array.isArray(value)) {
    if (value.every(isItem))
      return <ItemTable section={field} title={fieldLabel(section, field, language)} items={value} />;
    return <span>{value.map(String).join(', ')}</span>;
  }
  return <code>{JSON.stringify(value)}</code>;
}

function Plain({ field, value }: { field: string; value: string | number | boolean }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  switch (kindOf(field, value)) {
    case 'yes_no':
      return <span>{value === true ? t('yes') : t('no')}</span>;
    case 'money':
      return <Money amount={Number(value).toFixed(2)} />;
    case 'share':
      return <span className="registry-figures">{format.percent(Number(value))}</span>;
    case 'number':
      return <span className="registry-figures">{format.number(Number(value))}</span>;
    case 'day':
      return <time dateTime={String(value)}>{format.day(String(value))}</time>;
    case 'time':
      return <Time value={String(value)} />;
    case 'entity':
      return (
        <Anchor component={Link} to={`/explorer/${String(value)}`}>
          {t('openPage')}
        </Anchor>
      );
    case 'url':
      return (
        <Anchor href={String(value)} target="_blank" rel="noreferrer noopener">
          {/^pdf|rp_report/.test(field) ? t('file') : hostOf(String(value))}
        </Anchor>
      );
    case 'text':
      return <span>{String(value)}</span>;
  }
}

/** How somebody was identified: by a number, or by a name and how surely. */
function Evidence({ value }: { value: Readonly<Record<string, unknown>> }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { method, score, ...more } = value;
  const how = method === 'id' ? t('byId') : method === 'name' ? t('byName') : String(method);
  const surely = typeof score === 'number' ? t('surely', { percent: format.percent(score) }) : null;
  return (
    <span>
      {[how, surely].filter((part) => part !== null).join(', ')}
      {Object.keys(more).length > 0 && ` ${JSON.stringify(more)}`}
    </span>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
}
