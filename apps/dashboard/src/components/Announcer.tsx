import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import classes from './Announcer.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** How long what was done stays in sight. */
const SHOWN_MS = 5_000;

/** Says that something was done: in sight for a moment, and to screen readers. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ text: string } | null>(null);
  const announce = useCallback((text: string) => setSaid({ text }), []);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* There from the beginning: a region that comes with its text is not read. */}
      <div className={classes.region} role="status" aria-live="polite">
        {said && <div className={classes.said}>{said.text}</div>}
      </div>
    </AnnounceContext>
  );
}
