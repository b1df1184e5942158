import type { ReactNode } from 'react';
import classes from './components.module.css';

export type Tone = 'good' | 'warning' | 'bad' | 'neutral' | 'accent';

/** A state in words; the colour only repeats it. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge ?? ''} ${classes[tone] ?? ''}`}>{children}</span>;
}
