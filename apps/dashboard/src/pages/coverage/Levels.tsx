import { Time } from '../../components/cards/figures.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useLevelName } from '../explorer/sections/values/level-name.js';
import classes from './coverage.module.css';
import { messages } from './messages.js';
import type { Level } from './queries.js';
import { Rows } from './Rows.js';

/** A source's records, by kind. */
export function Levels({ levels, of, now }: { levels: readonly Level[]; of: string; now: Date }) {
  const { t } = useMessages(messages);
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
          {levels.map(({ level, rows, synthetic_rows: invented, fetched_at: at }) => (
            <tr key={level}>
              <th scope="row">{nameOf(level)}</th>
              <td>
                <Rows rows={rows} invented={invented} />
              </td>
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
