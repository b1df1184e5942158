import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Money, Time } from '../../../../components/cards/figures.js';
import { useFormat } from '../../../../format/useFormat.js';
import type { Language } from '../../../../i18n/language.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { isoDay, kindOf } from './items.js';
import { messages } from '../messages.js';
import { codeWords } from './register-words.js';
import { countryWords, tariffWords } from './trade-words.js';

/** A string, number, date or code, formatted by its field. */
export function PlainValue({ field, value }: { field: string; value: string | number | boolean }) {
  const { t, language } = useMessages(messages);
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
      return <Day day={isoDay(String(value)) ?? String(value)} />;
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
    case 'country':
      return <span>{countryWords(String(value), language)}</span>;
    case 'tariff':
      return <span>{tariffWords(String(value), language)}</span>;
    case 'text':
      return <span>{codeWords(field, String(value), language) ?? String(value)}</span>;
  }
}

function Day({ day }: { day: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.day(day)}</time>;
}

/** How a person was identified: by a number, or by name with a confidence. */
export function Evidence({ value }: { value: Readonly<Record<string, unknown>> }) {
  const { t, language } = useMessages(messages);
  const format = useFormat();
  // A match with an entity has `method`, a match with a list `key`.
  const { method, key, score, ...more } = value;
  const by = method ?? key;
  const how = by === 'name' ? t('byName') : by === 'id' ? t('byId') : t('byKey', { key: keyWords(by, language) });
  const surely = typeof score === 'number' ? t('surely', { percent: format.percent(score) }) : null;
  return (
    <span>
      {[how, surely].filter((part) => part !== null).join(', ')}
      {Object.keys(more).length > 0 && ` ${JSON.stringify(more)}`}
    </span>
  );
}

const keyWords = (key: unknown, language: Language): string =>
  typeof key === 'string' ? (codeWords('key', key, language) ?? key) : '–';

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
}
