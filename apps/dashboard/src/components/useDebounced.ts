import { useEffect, useState } from 'react';

/** A value that has not changed for `ms` milliseconds, so that typing doesn't cause a request at each step. */
export function useDebounced<T>(value: T, ms = 350): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
