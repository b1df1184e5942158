import type pg from 'pg';
import type { Queryable } from './queryable.js';
import { wrapStatements } from './wrap-statements.js';

/**
 * A commit reached this server, but no standby has confirmed it, because the wait for one was canceled: if the server is lost now, so is
 * the commit. Its outcome is unknown.
 */
export class UnconfirmedCommitError extends Error {
  constructor() {
    super('the commit was not confirmed by a standby; its outcome is unknown');
    this.name = 'UnconfirmedCommitError';
  }
}

/** The server's function that warns about a canceled wait. Its message is in the server's language. */
const ROUTINE = 'SyncRepWaitForLSN';

/** Statements of `client` reject with UnconfirmedCommitError if the server stopped waiting for a standby at their commit. */
export function watchCommits(client: pg.Client): void {
  let isUnconfirmed = false;
  client.on('notice', ({ routine }) => {
    if (routine === ROUTINE) isUnconfirmed = true;
  });
  wrapStatements(client, () => (error) => {
    const rejection = isUnconfirmed ? new UnconfirmedCommitError() : error;
    isUnconfirmed = false;
    return rejection;
  });
}

/**
 * Commits once more on this server and waits for a standby, if the server has synchronous ones: whatever was committed here before is
 * then confirmed too. For answers that rest on an earlier commit whose outcome was unknown (ADR 0190). `found` reads what they rest on: if
 * this server doesn't have it, because another one took over since it was read, UnconfirmedCommitError is thrown.
 */
export async function confirmCommits(
  db: Queryable,
  found: { readonly sql: string; readonly values: readonly unknown[] },
): Promise<void> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (${found.sql}) as found, pg_logical_emit_message(true, 'confirm', '')`,
    [...found.values],
  );
  if (rows[0]?.found !== true) throw new UnconfirmedCommitError();
}
