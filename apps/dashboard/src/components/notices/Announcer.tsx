import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import classes from './Announcer.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** How long a message stays visible. */
const SHOWN_MS = 5_000;

/** Reports a completed action: briefly visible, and announced to screen readers. */
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
      {/* Rendered from the start: screen readers ignore a region that appears with its text. */}
      <div className={classes.region} role="status" aria-live="polite">
        {said && <div className={classes.said}>{said.text}</div>}
      </div>
    </AnnounceContext>
  );
}
