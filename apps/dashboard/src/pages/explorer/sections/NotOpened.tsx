import type { Catalog } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { readable } from './values/field-labels.js';
import { holdingOf } from './data-availability.js';
import { messages } from './messages.js';
import type { Opened } from './opened.js';
import { cheapestCodes } from './questions.js';
import type { OfferedSection } from './questions.js';

interface NotOpenedProps {
  offered: readonly OfferedSection[];
  catalog: Catalog;
  opened: Opened;
  chosen: ReadonlySet<string>;
  choose: (codes: readonly string[]) => void;
}

/** The sections of a question that are not open, with the codes that open them and their list prices. */
export function NotOpened({ offered, catalog, opened, chosen, choose }: NotOpenedProps) {
  const { t, has } = useMessages(messages);
  const format = useFormat();
  if (offered.length === 0) return null;
  const nameOf = (tag: string) => {
    const key = `sections.${tag}`;
    return has(key) ? t(key) : readable(tag);
  };
  const codes = cheapestCodes(offered, catalog);
  const priceOf = (code: string) => catalog.codes.find((entry) => entry.code === code)?.price ?? null;
  const hint = holdingOf(opened, codes);
  return (
    <div className={classes.closed}>
      <div>
        <StatusBadge tone="locked">{t('notBought')}</StatusBadge>{' '}
        <span className={classes.closedNames}>{offered.map(({ tag }) => nameOf(tag)).join(' · ')}</span>
        {hint !== null && (
          <span className={classes.closedHint} data-hint={hint}>
            {' '}
            {t(hint)}
          </span>
        )}
      </div>
      <div className={classes.row}>
        {codes.map((code) => {
          const price = priceOf(code);
          return (
            <Button
              key={code}
              size="compact-sm"
              variant={chosen.has(code) ? 'light' : 'default'}
              disabled={chosen.has(code)}
              onClick={() => choose([code])}
            >
              {chosen.has(code) ? t('chosen') : t('add', { codes: code })}
              {price !== null && ` · ${format.money(price)}`}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
