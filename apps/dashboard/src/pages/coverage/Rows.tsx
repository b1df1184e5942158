import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './coverage.module.css';
import { messages } from './messages.js';

/** The number of records, and how many of them were generated: those say nothing about what the source has. */
export function Rows({ rows, invented }: { rows: number | null; invented: number | null }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  if (rows === null) return '–';
  return (
    <>
      {format.number(rows)}
      {invented !== null && invented > 0 && (
        <span className={classes.invented}>{t('inventedRows', { count: format.number(invented) })}</span>
      )}
    </>
  );
}
