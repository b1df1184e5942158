import classes from './Chart.module.css';

interface LimitBarProps {
  label: string;
  /** Of `limit`, in the same unit. */
  used: number;
  limit: number;
  /** The forecast at the end of the period; drawn behind the used part. */
  expected?: number;
  /** In words, such as "$12.00 of $50.00". */
  text: string;
}

/** How much of a limit is used, and the forecast; it warns from 80 %. */
export function LimitBar({ label, used, limit, expected = used, text }: LimitBarProps) {
  const share = (value: number): number => (limit <= 0 ? 1 : Math.max(0, Math.min(1, value / limit)));
  const tone = share(used) >= 1 ? '--tone-danger' : share(used) >= 0.8 ? '--tone-warning' : '--tone-accent';
  const width = (value: number): string => `${String(share(value) * 100)}%`;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={text}
    >
      <svg className={classes.progress} aria-hidden="true" focusable="false">
        <rect className={classes.track} width="100%" height="100%" rx="5" />
        <rect
          width={width(Math.max(expected, used))}
          height="100%"
          rx="5"
          style={{ fill: `var(${tone})`, opacity: 0.3 }}
        />
        <rect width={width(used)} height="100%" rx="5" style={{ fill: `var(${tone})` }} />
      </svg>
    </div>
  );
}
