import type pg from 'pg';

type Callback = (error: Error | null | undefined, result?: unknown) => void;
type Send = (...args: unknown[]) => unknown;

/** Ends a statement: gets its error, null if it succeeded, and returns the error to reject with, null for none. */
type End = (error: Error | null) => Error | null;

/** Calls `begin` before each statement of `client`, and what it returns after it. Streams of rows aren't wrapped. */
export function wrapStatements(client: pg.Client, begin: () => End): void {
  const send = client.query.bind(client) as Send;
  client.query = ((...args: unknown[]): unknown => {
    if (isStream(args[0])) return send(...args);
    const end = begin();
    const callback = args.at(-1);
    try {
      if (typeof callback === 'function') {
        const settled: Callback = (error, result) => {
          const rejection = end(error ?? null);
          (callback as Callback)(rejection, rejection === null ? result : undefined);
        };
        return send(...args.slice(0, -1), settled);
      }
      return settle(send(...args) as Promise<unknown>, end);
    } catch (error) {
      throw end(error as Error) ?? error;
    }
  }) as pg.Client['query'];
}

async function settle(sent: Promise<unknown>, end: End): Promise<unknown> {
  let rejection: Error | null;
  let result: unknown;
  try {
    result = await sent;
    rejection = end(null);
  } catch (error) {
    rejection = end(error as Error);
  }
  if (rejection !== null) throw rejection;
  return result;
}

function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
