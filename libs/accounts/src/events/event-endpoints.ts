import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { withAudit } from '../audit/audit.js';
import { addDays } from '../calendar/utc.js';
import type { AccountId } from '../ids.js';
import type { SecretBox } from '../sealing/sealing.js';
import { auditActor } from '../watching/watchlists.js';
import type { WatchActor } from '../watching/watchlists.js';
import { deleteEndpoint, findEndpoint, upsertEndpoint } from './endpoint-rows.js';
import type { EndpointRow } from './endpoint-rows.js';

/** Days that the previous secret signs along with a new one. */
const SECRET_OVERLAP_DAYS = 1;

export type EndpointView = Omit<EndpointRow, 'sealed' | 'previousSealed' | 'previousUntil'>;

/** Where the events of accounts are sent: an endpoint of its own, beside the webhook of refreshes (ADR 0207). */
export class EventEndpoints {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly box: SecretBox; readonly now: () => Date },
  ) {}

  /** Null: none is set. */
  async read(accountId: AccountId): Promise<EndpointView | null> {
    const row = await findEndpoint(this.pool, accountId);
    if (row === null) return null;
    const { url, createdAt, lastDeliveredAt, lastError, attempts, givenUp } = row;
    return { url, createdAt, lastDeliveredAt, lastError, attempts, givenUp };
  }

  /**
   * Sets the URL, which the caller has checked, and makes a new secret: `whsec_` and the base64 of 32 random bytes, shown once. The
   * previous secret signs too for a day.
   */
  async set(actor: WatchActor, url: string): Promise<{ readonly secret: string }> {
    const now = this.options.now();
    const { accountId } = actor;
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    await withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const before = await findEndpoint(tx, accountId);
      const endpoint = {
        ...{ url, sealed: this.options.box.seal(secret, contextOf(accountId)), previousSealed: before?.sealed ?? null },
        previousUntil: before === null ? null : addDays(now, SECRET_OVERLAP_DAYS),
      };
      await upsertEndpoint(tx, accountId, endpoint, now);
      await recordChange({
        ...{ action: 'event_endpoint.set', accountId, target: `account:${String(accountId)}` },
        ...{ before: { origin: before && new URL(before.url).origin }, after: { origin: new URL(url).origin } },
      });
    });
    return { secret };
  }

  /** Removes the endpoint; its place in the feed is forgotten. */
  async clear(actor: WatchActor): Promise<void> {
    const { accountId } = actor;
    const now = this.options.now();
    await withAudit(this.pool, await auditActor(this.pool, actor), now, async (tx, recordChange) => {
      if (!(await deleteEndpoint(tx, accountId))) return;
      await recordChange({ action: 'event_endpoint.clear', accountId, target: `account:${String(accountId)}` });
    });
  }

  /** The secrets that sign at this moment, newest first. */
  async secrets(accountId: AccountId): Promise<string[]> {
    const row = await findEndpoint(this.pool, accountId);
    if (row === null) return [];
    const { sealed, previousSealed, previousUntil } = row;
    const isOverlap = previousSealed !== null && previousUntil !== null && previousUntil > this.options.now();
    return [sealed, ...(isOverlap ? [previousSealed] : [])].map((each) =>
      this.options.box.open(each, contextOf(accountId)),
    );
  }
}

const contextOf = (accountId: AccountId): string => `event_endpoint:${String(accountId)}`;
