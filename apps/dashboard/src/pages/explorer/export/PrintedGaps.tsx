import type { Catalog } from '@entity-registry/sdk';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { gapsOf } from './export.js';
import { messages } from '../messages.js';
import { readable } from '../sections/values/field-labels.js';
import { messages as sectionMessages } from '../sections/messages.js';
import type { Opened } from '../sections/opened.js';

/** Print only: a list of what was not bought, never requested, or not answered. */
export function PrintedGaps({ opened, catalog }: { opened: Opened; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const sections = useMessages(sectionMessages);
  const nameOf = (tag: string) => {
    const key = `sections.${tag}`;
    return sections.has(key) ? sections.t(key) : readable(tag);
  };
  const gaps = gapsOf(opened, catalog);
  return (
    <div className={classes.printed}>
      {(['notBought', 'neverAsked', 'notAnswered', 'restricted'] as const).map(
        (gap) =>
          gaps[gap].length > 0 && <p key={gap}>{t(`gaps.${gap}`, { sections: gaps[gap].map(nameOf).join(', ') })}</p>,
      )}
    </div>
  );
}
