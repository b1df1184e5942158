import type { ReactNode } from 'react';
import classes from '../components.module.css';

/**
 * Tones of a status: `good` requested and empty, or ended well; `bad` a finding or a failure; `unknown` never requested, or no
 * response; `locked` not bought; `neutral` a fact that is neither.
 */
export type Tone = 'good' | 'warning' | 'bad' | 'neutral' | 'unknown' | 'locked' | 'accent';

/** A status in words; the color only repeats it. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge ?? ''} ${classes[tone] ?? ''}`}>{children}</span>;
}
