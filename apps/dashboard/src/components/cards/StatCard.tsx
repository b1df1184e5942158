import type { ReactNode } from 'react';
import classes from '../components.module.css';
import grid from './StatCards.module.css';

interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Below the number, such as a Meter. */
  children?: ReactNode;
}

/** A figure with its name. Group several in a `dl`: `<StatCards>`. */
export function StatCard({ label, value, note, children }: StatCardProps) {
  return (
    <div className={`${classes.panel ?? ''} ${classes.stat ?? ''}`}>
      <dt className={classes.statLabel}>{label}</dt>
      <dd style={{ margin: 0 }}>
        <div className={classes.statValue}>{value}</div>
        {children}
        {note !== undefined && <div className={classes.statNote}>{note}</div>}
      </dd>
    </div>
  );
}

/** Figures side by side, as many as fit. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <div className={grid.frame}>
      <dl className={grid.cards}>{children}</dl>
    </div>
  );
}
