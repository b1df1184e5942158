import type { Catalog } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { readable } from './field-labels.js';
import { messages } from './messages.js';
import { cheapestCodes } from './questions.js';
import type { Offered } from './questions.js';

interface NotOpenedProps {
  offered: readonly Offered[];
  catalog: Catalog;
  /** Codes that hold data; null: nobody has asked. */
  holding: readonly string[] | null;
  chosen: ReadonlySet<string>;
  choose: (codes: readonly string[]) => void;
}

/** The sections of a question that are not open, with the codes that would open them and the prices of the list. */
export function NotOpened({ offered, catalog, holding, chosen, choose }: NotOpenedProps) {
  const { t, has } = useMessages(messages);
  const format = useFormat();
  if (offered.length === 0) return null;
  const nameOf = (tag: string) => {
    const key = `sections.${tag}`;
    return has(key) ? t(key) : readable(tag);
  };
  const codes = cheapestCodes(offered, catalog);
  const priceOf = (code: string) => catalog.codes.find((entry) => entry.code === code)?.price ?? null;
  const known = holding === null ? null : codes.some((code) => holding.includes(code));
  return (
    <div className={classes.closed}>
      <div>
        <span className={classes.closedLabel}>{t('notOpened')}</span>{' '}
        <span className={classes.closedNames}>{offered.map(({ tag }) => nameOf(tag)).join(' · ')}</span>
        {known !== null && <span className={classes.closedHint}> {known ? t('holds') : t('holdsNothing')}</span>}
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
