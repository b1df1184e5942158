import type pg from 'pg';
import { insertSandboxCall, ownsSandboxRefresh, selectOwnSandboxCalls } from './call-rows.js';

/** Which user made which call of the sandbox's shared account, so that users can't read each other's calls. */
export class SandboxCalls {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Stores a call of the user; `updateRequestId`: the refresh that it requested. */
  keep(userId: string, requestId: string, updateRequestId: bigint | null): Promise<void> {
    return insertSandboxCall(this.pool, { userId, requestId, updateRequestId, now: this.options.now() });
  }

  /** Whether the user requested this refresh. */
  ownsRefresh(userId: string, updateRequestId: bigint): Promise<boolean> {
    return ownsSandboxRefresh(this.pool, userId, updateRequestId);
  }

  /** The request ids that belong to the user. */
  ownOf(userId: string, requestIds: readonly string[]): Promise<Set<string>> {
    return selectOwnSandboxCalls(this.pool, userId, requestIds);
  }
}
