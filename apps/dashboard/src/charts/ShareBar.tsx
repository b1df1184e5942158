import classes from './Chart.module.css';

/** A share as a bar beside its number in a table; screen readers read only the number. */
export function ShareBar({ share, color = '--registry-chart-1' }: { share: number; color?: string }) {
  const width = `${String(Math.max(0, Math.min(1, share)) * 100)}%`;
  return (
    <span className={classes.share} aria-hidden="true">
      <span className={classes.shareTrack}>
        <span className={classes.shareFill} style={{ width, background: `var(${color})` }} />
      </span>
    </span>
  );
}
