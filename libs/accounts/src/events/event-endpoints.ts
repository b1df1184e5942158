import { randomBytes } from 'node:crypto';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { addDays } from '../calendar/utc.js';
import { BillingError } from '../errors.js';
import type { AccountId } from '../ids.js';
import type { SecretBox } from '../sealing/sealing.js';
import { endPendingDeliveries } from './delivery-rows.js';
import {
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  switchEndpoint,
  updateEndpointSecret,
  updateEndpointUrl,
} from './endpoint-rows.js';
import type { EndpointRow } from './endpoint-rows.js';

/** Days that the previous secret signs along with a new one. */
const SECRET_OVERLAP_DAYS = 1;

/** Why webhooks ended that waited to be sent. */
const SWITCHED_OFF = 'the event webhooks were switched off';
const REMOVED = 'the event endpoint was removed';

/** An account's endpoint without its secrets; `previousUntil`: until then the previous secret signs too. */
export type EndpointView = Omit<EndpointRow, 'sealed' | 'previousSealed'>;

/** A secret that was just created: `whsec_` and the base64 of 32 random bytes, shown once. */
export interface NewEventSecret {
  readonly secret: string;
  readonly createdAt: Date;
  /** When the previous secret stops signing. */
  readonly previousExpiresAt: Date | null;
}

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
    const { url, enabled, secretAt, previousUntil, createdAt, lastDeliveredAt, lastError, attempts, givenUp } = row;
    const isOver = previousUntil !== null && previousUntil <= this.options.now();
    const view = { url, enabled, secretAt, createdAt, lastDeliveredAt, lastError, attempts, givenUp };
    return { ...view, previousUntil: isOver ? null : previousUntil };
  }

  /**
   * Sets the URL, which the caller has checked. The first one gets a secret and the events from now on. Returns the secret; null: the
   * endpoint keeps the one it has.
   */
  async setUrl(accountId: AccountId, url: string, actor: Actor): Promise<NewEventSecret | null> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const before = await findEndpoint(tx, accountId);
      if (before?.url === url) return null;
      const secret = before === null ? newSecret() : null;
      if (secret === null) await updateEndpointUrl(tx, accountId, url, now);
      else await insertEndpoint(tx, accountId, { url, sealed: this.seal(accountId, secret) }, now);
      await recordChange({
        ...entryOf('event_endpoint.set', accountId),
        ...{ before: { origin: before && new URL(before.url).origin }, after: { origin: new URL(url).origin } },
      });
      return secret === null ? null : { secret, createdAt: now, previousExpiresAt: null };
    });
  }

  /** Creates a new secret; the previous one signs too for a day. Throws `no_webhook_url`. */
  rotateSecret(accountId: AccountId, actor: Actor): Promise<NewEventSecret> {
    const now = this.options.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const { sealed: previousSealed } = await lockEndpoint(tx, accountId);
      const [secret, previousUntil] = [newSecret(), addDays(now, SECRET_OVERLAP_DAYS)];
      const secrets = { sealed: this.seal(accountId, secret), previousSealed, previousUntil };
      await updateEndpointSecret(tx, accountId, secrets, now);
      await recordChange(entryOf('event_endpoint.rotate_secret', accountId));
      return { secret, createdAt: now, previousExpiresAt: previousUntil };
    });
  }

  /**
   * Switches the webhooks on or off. Switched on, they begin with the next event: what happened in between is in the feed. Throws
   * `no_webhook_url`.
   */
  async setEnabled(accountId: AccountId, enabled: boolean, actor: Actor): Promise<void> {
    const now = this.options.now();
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const before = await lockEndpoint(tx, accountId);
      if (before.enabled === enabled) return;
      await switchEndpoint(tx, accountId, enabled, now);
      if (!enabled) await endPendingDeliveries(tx, accountId, SWITCHED_OFF, now);
      const action = enabled ? 'event_endpoint.enable' : 'event_endpoint.disable';
      await recordChange(entryOf(action, accountId));
    });
  }

  /** Removes the endpoint and its secrets; its place in the feed is forgotten. */
  async clear(accountId: AccountId, actor: Actor): Promise<void> {
    const now = this.options.now();
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      if (!(await deleteEndpoint(tx, accountId))) return;
      await endPendingDeliveries(tx, accountId, REMOVED, now);
      await recordChange(entryOf('event_endpoint.clear', accountId));
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

  private seal(accountId: AccountId, secret: string): Buffer {
    return this.options.box.seal(secret, contextOf(accountId));
  }
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

const entryOf = (action: string, accountId: AccountId) => ({
  ...{ action, accountId, target: `account:${String(accountId)}` },
});

async function lockEndpoint(tx: Queryable, accountId: AccountId): Promise<EndpointRow> {
  await lockAccount(tx, accountId);
  const row = await findEndpoint(tx, accountId);
  if (row === null) throw new BillingError({ code: 'no_webhook_url' });
  return row;
}

const contextOf = (accountId: AccountId): string => `event_endpoint:${String(accountId)}`;
