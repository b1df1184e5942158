import { useFormat } from '../../format/useFormat.js';
import classes from './parts.module.css';

interface ProgressProps {
  /** The task's name, for screen readers. */
  label: string;
  done: number;
  /** Null: the total is unknown. */
  total: number | null;
  /** Beside the percentage, such as the rate. */
  note?: string;
}

/** A progress bar. */
export function Progress({ label, done, total, note }: ProgressProps) {
  const format = useFormat();
  if (total === null || total === 0) return <span className={classes.quiet}>{note ?? '–'}</span>;
  const share = Math.min(1, done / total);
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
      >
        <div className={classes.fill} style={{ width: `${String(share * 100)}%` }} />
      </div>
      <div className={classes.progressText}>
        <span>{format.percent(Math.floor(share * 1000) / 1000)}</span>
        {note !== undefined && <span>{note}</span>}
      </div>
    </div>
  );
}
