import { makeTypedId, parseEntityKey } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { summarizeDisclosures } from '../disclosures/log-rows.js';
import { markSent } from '../response-deliveries/response-delivery-rows.js';
import {
  deleteLibrarySubject,
  findPaidResponse,
  insertLibraryResponse,
  listLibraryResponses,
  listLibrarySearches,
  listLibrarySubjects,
  readLibraryResponse,
} from './answer-rows.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import type {
  LibraryResponseRow,
  LibraryFilter,
  LibraryOperation,
  LibrarySubjectRow,
  PaidResponse,
} from './answer-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import { addDays } from '../calendar/utc.js';
import { LIBRARY_DAYS, SEARCHES_PER_SESSION, SEARCH_SESSION_MS } from './retention.js';
import { withoutRestricted } from '../restricted-responses/less-restricted.js';
import { insertSearchSession } from '../search-sessions/session-rows.js';

/** A member's call that got a response. */
export interface PurchasedRequest {
  accountId: AccountId;
  userId: string;
  /** The Idempotency-Key that it was made under. */
  key: string;
  operation: Exclude<LibraryOperation, 'refresh'>;
  /** Typed id in its path; null: a search. */
  subject: string | null;
  /** Path and query; for a search, its body. At most 4,096 characters are stored. */
  asked: string;
  /** The requested codes; null: those that were charged. */
  codes: readonly string[] | null;
  /** The first page of a search of names: if it was paid for, it covers others (`SearchSessions`). */
  opensSession: boolean;
}

const MAX_ASKED = 4_096;
/** Maximum responses about one subject on its page. */
const MAX_RESPONSES = 200;

/**
 * Responses that an account bought in the dashboard, stored unchanged and free for its members (ADR 0140). Never returns data
 * of other accounts.
 */
export class Library {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /**
   * Stores the response of a charged call, as the API stored it with its charge. From then on the charge counts as delivered
   * and is never credited as unsent. A paid search of names opens a session, those that it covers aren't stored. Repeating it
   * changes nothing. False: nothing was charged, or the charge was credited.
   */
  save(call: PurchasedRequest): Promise<boolean> {
    return inTransaction(this.pool, async (tx) => {
      const paid = await findPaidResponse(tx, call.accountId, call.key);
      if (paid === null || (call.opensSession && paid.isFree)) return false;
      // Waits for a credit that is being booked.
      if (!(await markSent(tx, paid.entryId, this.options.now()))) return false;
      const told = await disclosedEntity(tx, paid);
      const { operation, asked } = call;
      const sessionEnd = new Date(paid.at.getTime() + SEARCH_SESSION_MS);
      const expiresAt = operation === 'search' ? sessionEnd : addDays(paid.at, LIBRARY_DAYS);
      if (call.opensSession) await insertSearchSession(tx, call, { entryId: paid.entryId, expiresAt: sessionEnd });
      await insertLibraryResponse(tx, {
        ...call,
        ...{ asked: asked.slice(0, MAX_ASKED), entities: told === null ? [] : [told], expiresAt },
        // A document is stored with the entity that it belongs to.
        subject: call.subject === null || isEntity(call.subject) ? call.subject : (told ?? call.subject),
      });
      return true;
    });
  }

  /** The stored responses about each subject, newest first. */
  subjects(accountId: AccountId, filter: LibraryFilter, page: Page): Promise<LibrarySubjectRow[]> {
    return listLibrarySubjects(this.pool, accountId, filter, { ...page, now: this.options.now() });
  }

  /** The responses about one subject, oldest first; none if nothing was bought or its retention is over. */
  async responses(accountId: AccountId, subject: string): Promise<LibraryResponseRow[]> {
    const limits = { now: this.options.now(), limit: MAX_RESPONSES };
    return withoutRestricted(this.pool, await listLibraryResponses(this.pool, accountId, subject, limits));
  }

  /** One answer as it was bought, less what was suppressed since. Throws `unknown_library_answer`. */
  async response(accountId: AccountId, id: bigint): Promise<LibraryResponseRow> {
    const row = await readLibraryResponse(this.pool, accountId, id, this.options.now());
    const [shown] = row === null ? [] : await withoutRestricted(this.pool, [row]);
    if (shown === undefined) throw new BillingError({ code: 'unknown_library_answer' });
    return shown;
  }

  /** The searches of a member's session, newest first. Opening one again is free. */
  async searches(accountId: AccountId, userId: string): Promise<LibraryResponseRow[]> {
    const limits = { now: this.options.now(), limit: SEARCHES_PER_SESSION };
    return withoutRestricted(this.pool, await listLibrarySearches(this.pool, accountId, userId, limits));
  }

  /** Removes everything about a subject; returns the number of responses. Throws `unknown_library_answer` if there are none. */
  remove(accountId: AccountId, subject: string, actor: Actor): Promise<number> {
    return withAudit(this.pool, actor, this.options.now(), async (tx, recordChange) => {
      const answers = await deleteLibrarySubject(tx, accountId, subject);
      if (answers === 0) throw new BillingError({ code: 'unknown_library_answer' });
      await recordChange({ action: 'library.remove', accountId, target: `entity:${subject}`, before: { answers } });
      return answers;
    });
  }
}

/** The typed id of the one entity that a charge's response disclosed; null if there is none, or more than one. */
async function disclosedEntity(tx: Queryable, { entryId, at }: PaidResponse): Promise<string | null> {
  const disclosure = (await summarizeDisclosures(tx, [{ id: entryId, at }])).get(entryId);
  const id = disclosure?.entity === null || disclosure === undefined ? null : parseEntityKey(disclosure.entity);
  return id?.type === 'own' ? makeTypedId(id.jurisdiction, id.type, id.pk) : null;
}

const isEntity = (subject: string): boolean => /^[a-z]{2}_own_\d+$/.test(subject);
