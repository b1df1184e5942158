import { Time } from '../../components/figures.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages as sections } from '../explorer/sections/messages.js';
import classes from './coverage.module.css';
import { messages } from './messages.js';
import type { Level } from './queries.js';

/** What a reader calls a kind of record. */
export function useLevelName(): (level: string) => string {
  const { t, has } = useMessages(sections);
  return (level) => {
    const key = `sections.${level}`;
    return has(key) ? t(key) : level.replaceAll('_', ' ');
  };
}

/** What one source has on record, by kind of record. */
export function Levels({ levels, of, now }: { levels: readonly Level[]; of: string; now: Date }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const nameOf = useLevelName();
  if (levels.length === 0) return null;
  return (
    <details className={classes.levels}>
      <summary>
        {t('levels', { count: levels.length })} <span className="registry-visually-hidden">({of})</span>
      </summary>
      <table>
        <thead className="registry-visually-hidden">
          <tr>
            <th scope="col">{t('level')}</th>
            <th scope="col">{t('rows')}</th>
            <th scope="col">{t('fetched')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, rows, fetched_at: at }) => (
            <tr key={level}>
              <th scope="row">{nameOf(level)}</th>
              <td>{format.number(rows)}</td>
              <td>
                <Time value={at} as="ago" now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
