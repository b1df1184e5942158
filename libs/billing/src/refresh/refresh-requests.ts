import type { Code, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import {
  answerRecord,
  beginUpdateRequest,
  failUpdateRequest,
  findUpdateRequest,
  inTransaction,
  insertUpdateRequest,
  listPendingIds,
  listRequestReadings,
  listUpdateRequests,
  readRequestMeans,
} from '@entity-registry/persistence';
import type {
  AccountId,
  KeyId,
  Page,
  PendingRequestRow,
  RecordId,
  RequestReadingRow,
  UpdateRequestRow,
} from '@entity-registry/persistence';
import type pg from 'pg';
import { whenReachable } from '../errors.js';
import { completeRefresh } from './completion.js';
import type { Completion, CompletionOutcome } from './completion.js';
import { REFRESH_FAILURES } from './failures.js';

/** A refresh that an account asks for; nothing is charged before it completes. */
export interface NewRefresh {
  accountId: AccountId;
  keyId: KeyId;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  codes: readonly Code[];
  /** What completion charges, to the micro-USD (ruling 2). */
  price: MicroUsd;
  clientReference: string | null;
  /** The claimed record of an Idempotency-Key, and the answer to keep with it. */
  record?: { id: RecordId; answer: (taken: TakenRefresh) => string };
}

export interface TakenRefresh {
  id: bigint;
  /** Where the account's webhooks went at that moment; null: nowhere. */
  webhookUrl: string | null;
}

/** Whether a refresh could be paid as things stand; the charge at its completion decides. */
export type Affordability = 'affordable' | 'insufficient' | 'capped' | 'settled';

/** Refresh requests: from the call that makes one to its one end (`completed` or `failed`, for good). */
export class RefreshRequests {
  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /**
   * Takes a request in. With `record` the answer is kept in the same transaction; null: the record is another call's by now,
   * and nothing was taken in. Throws LedgerUnavailable.
   */
  take({ record, ...request }: NewRefresh): Promise<TakenRefresh | null> {
    const row = { ...request, now: this.now() };
    if (!record) return whenReachable(() => insertUpdateRequest(this.pool, row));
    return whenReachable(async () => {
      try {
        return await inTransaction(this.pool, async (tx) => {
          const taken = await insertUpdateRequest(tx, row);
          const kept = { id: record.id, accountId: request.accountId, answer: record.answer(taken) };
          if (!(await answerRecord(tx, kept))) throw new RecordGone();
          return taken;
        });
      } catch (error) {
        if (error instanceof RecordGone) return null;
        throw error;
      }
    });
  }

  /** Counts a run and keeps when the first began; null: it has ended, or there is none. */
  begin(id: bigint): Promise<PendingRequestRow | null> {
    return beginUpdateRequest(this.pool, id, this.now());
  }

  /** Before any source is asked (ruling 8). `settled`: it is not pending. */
  async affordable(id: bigint): Promise<Affordability> {
    const means = await readRequestMeans(this.pool, id, this.now());
    if (means === null) return 'settled';
    const { price, spendable, capLeft, keyCapLeft } = means;
    if (spendable < price) return 'insufficient';
    const capped = [capLeft, keyCapLeft].some((left) => left !== null && price > left);
    return capped ? 'capped' : 'affordable';
  }

  /** Charges, stores the result, and puts the webhook down, or fails the request: all in one transaction. See there. */
  complete(id: bigint, completion: Completion): Promise<CompletionOutcome> {
    return completeRefresh(this.pool, id, completion);
  }

  /** Ends a pending request as failed, uncharged; false: it had ended. `message` goes to its owner. */
  fail(id: bigint, message: string): Promise<boolean> {
    return failUpdateRequest(this.pool, { id, message: message.slice(0, MAX_MESSAGE), now: this.now() });
  }

  /** Fails a request whose run came to no end, however often it was tried; the cause is in the log, not here. */
  giveUp(id: bigint): Promise<boolean> {
    return this.fail(id, REFRESH_FAILURES.unfinished);
  }

  /** Pending requests that were made more than `ageMs` ago, the oldest first, `limit` at most. */
  pendingOlderThan(ageMs: number, limit: number): Promise<bigint[]> {
    return listPendingIds(this.pool, { before: new Date(this.now().getTime() - ageMs), limit });
  }

  /** Newest first, without their results. */
  list(
    filter: { accountId: AccountId | null; status: UpdateRequestRow['status'] | null },
    page: Page,
  ): Promise<UpdateRequestRow[]> {
    return listUpdateRequests(this.pool, filter, page);
  }

  /** One request and what its sources said; null: there is none. */
  async show(id: bigint): Promise<{ request: UpdateRequestRow; readings: RequestReadingRow[] } | null> {
    const request = await findUpdateRequest(this.pool, id);
    return request && { request, readings: await listRequestReadings(this.pool, id) };
  }
}

/** The owner reads it in a poll: no place for pages of text. */
const MAX_MESSAGE = 2_000;

class RecordGone extends Error {}
