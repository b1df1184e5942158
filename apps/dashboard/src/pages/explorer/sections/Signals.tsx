import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { messages as pageTexts } from '../messages.js';
import { isZeroAmount } from '../PriceTag.js';
import { readable } from './values/field-labels.js';
import { messages } from './signal-messages.js';
import type { Opened } from './opened.js';
import { VERDICT_SIGNALS } from './verdict/verdict.js';

/** The signals card: which data exists. For the free tier it says what a top-up would open. */
export function Signals({ opened }: { opened: Opened }) {
  const { t, has } = useMessages(messages);
  const page = useMessages(pageTexts);
  const { signals, codesWithData } = opened;
  if (signals === null) return null;
  const nameOf = (name: string) => {
    return has(name) ? t(name) : readable(name);
  };
  const wordOf = (value: boolean | string | null) =>
    value === null ? t('unknown') : typeof value === 'string' ? value : value ? t('yes') : t('no');
  // Risk signals are shown in the verdict strip.
  const shown = Object.entries(signals).filter(([name]) => !VERDICT_SIGNALS.has(name));
  // Only the free tier pays nothing for a card.
  const free = opened.charges.every(({ amount }) => isZeroAmount(amount));
  return (
    <Panel title={t('title')} note={t('text')}>
      <dl className={classes.signals}>
        {shown.map(([name, value]) => (
          <div key={name} className={classes.signal} data-known={isThere(value)} data-asked={value !== null}>
            <dt>{nameOf(name)}</dt>
            <dd className="registry-figures">{wordOf(value)}</dd>
          </div>
        ))}
      </dl>
      {free && codesWithData !== null && (
        <Notice tone="accent" title={page.t('free.title')}>
          {page.t('free.text', { count: codesWithData.length })}{' '}
          <Anchor component={Link} to="/credit">
            {page.t('free.topUp')}
          </Anchor>
        </Notice>
      )}
    </Panel>
  );
}

const isThere = (value: boolean | string | null): boolean => value !== null && value !== false && value !== '0';
