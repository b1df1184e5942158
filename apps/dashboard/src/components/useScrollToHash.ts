import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the panel in the address (`/credit#spending-limit`), which exists only after the page has loaded. */
export function useScrollToHash(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}
