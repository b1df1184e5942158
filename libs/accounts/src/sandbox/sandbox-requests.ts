import type pg from 'pg';
import { insertSandboxRequest, ownsSandboxRefresh, selectOwnSandboxRequests } from './call-rows.js';

/** Which user made which call of the sandbox's shared account, so that users can't read each other's calls. */
export class SandboxRequests {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** Stores a call of the user; `updateRequestId`: the refresh that it requested. */
  record(userId: string, requestId: string, updateRequestId: bigint | null): Promise<void> {
    return insertSandboxRequest(this.pool, { userId, requestId, updateRequestId, now: this.options.now() });
  }

  /** Whether the user requested this refresh. */
  ownsRefresh(userId: string, updateRequestId: bigint): Promise<boolean> {
    return ownsSandboxRefresh(this.pool, userId, updateRequestId);
  }

  /** The request ids that belong to the user. */
  selectOwn(userId: string, requestIds: readonly string[]): Promise<Set<string>> {
    return selectOwnSandboxRequests(this.pool, userId, requestIds);
  }
}
