import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Price, Time } from '../../components/cards/figures.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './library/library.module.css';
import { messages } from './library/library-messages.js';
import type { Charge, Opened } from './sections/opened.js';

type Purchase = Charge & { readonly at: string };

/** Earlier purchases shown on this page, with who bought them and when. They cost nothing to show. Null when there are none. */
export function PurchasesNotice({ opened }: { opened: Opened }) {
  const { t } = useMessages(messages);
  const bought = opened.charges.filter((charge): charge is Purchase => charge.at !== undefined).toReversed();
  const [newest] = bought;
  if (newest === undefined) return null;
  return (
    <details className={classes.purchases}>
      <summary>
        {t('opened.title', { count: bought.length })} · <Time value={newest.at} as="ago" />{' '}
        {isNamed(newest.by) && t('opened.by', { name: newest.by })}
      </summary>
      <p className={classes.note}>
        {t('opened.text')}{' '}
        <Anchor component={Link} to="/library">
          {t('opened.library')}
        </Anchor>
      </p>
      <ul className={classes.list}>
        {bought.map((purchase, index) => (
          <li key={index}>
            <Time value={purchase.at} /> · {purchase.codes.length > 0 ? purchase.codes.join(', ') : t('opened.page')} ·{' '}
            <Price amount={purchase.amount} />
            {isNamed(purchase.by) && ` · ${purchase.by}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const isNamed = (name: string | null | undefined): name is string => typeof name === 'string';
