import { randomBytes } from 'node:crypto';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import {
  insertWebhookSecret,
  listWebhookSecrets,
  readWebhookUrl,
  retireWebhookSecrets,
  updateWebhookUrl,
} from './webhook-setting-rows.js';
import type { AccountId } from '../ids.js';
import { BillingError } from '../errors.js';
import { addDays } from '../calendar/utc.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { NOT_PUBLIC, isPublicAddress, hostNameOf, parseWebhookUrl } from './public-url.js';
import type { UrlCheck } from './public-url.js';
import type { SecretBox } from '../sealing/sealing.js';
import type { ResolveName } from './resolve-name.js';

/** Days that the previous secret signs along with the new one. */
const SECRET_OVERLAP_DAYS = 1;

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export interface WebhookSettingsOptions {
  box: SecretBox;
  now: () => Date;
  /** Demo only: allows http URLs and addresses that aren't public. Default: false. */
  allowPrivate?: boolean;
  /** Resolves names when a URL is set. Absent: names aren't resolved. */
  resolveName?: ResolveName;
}

/** An account's webhook URL, and when its secrets were created and end. */
export interface WebhookView {
  url: string | null;
  /** Newest first; the first is current, the second (if any) in its overlap. */
  secrets: { createdAt: Date; expiresAt: Date | null }[];
}

export interface NewWebhookSecret {
  /** `whsec_` and the base64 of 32 random bytes, as Standard Webhooks writes it: shown once. */
  secret: string;
  createdAt: Date;
  /** When the previous secret stops signing; null if there was none. */
  previousExpiresAt: Date | null;
}

/** Webhook address and signing secrets of accounts (ADR 0030). Secrets are stored sealed, for their account only. */
export class WebhookSettings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: WebhookSettingsOptions,
  ) {}

  /** Throws `unknown_account`. */
  async read(accountId: AccountId): Promise<WebhookView> {
    const { url } = await urlOf(this.pool, accountId);
    const secrets = await listWebhookSecrets(this.pool, accountId, this.options.now());
    return { url, secrets: secrets.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })) };
  }

  /**
   * Reads `text` as a webhook URL; `problem` is shown after "url". A name that resolves to an address that isn't public is
   * refused; one that can't be resolved now is accepted. The check at each connection decides (ADR 0030), because a name can
   * resolve differently later.
   */
  async checkUrl(text: string): Promise<UrlCheck> {
    const { allowPrivate = false, resolveName } = this.options;
    const reading = parseWebhookUrl(text, { allowPrivate });
    if (!reading.ok || allowPrivate || resolveName === undefined) return reading;
    const name = hostNameOf(reading.url);
    const addresses = name === null ? [] : await addressesOf(resolveName, name);
    return addresses.every(isPublicAddress) ? reading : { ok: false, problem: NOT_PUBLIC };
  }

  /** The texts of the secrets that sign at this moment, newest first: two while a rotation overlaps. */
  async secrets(accountId: AccountId): Promise<string[]> {
    const rows = await listWebhookSecrets(this.pool, accountId, this.options.now());
    return rows.map(({ sealed }) => this.options.box.open(sealed, contextOf(accountId)));
  }

  /**
   * Sets the URL, or clears it (null). Requests in progress keep theirs, and the secrets stay for them. The caller must have
   * checked it with `checkUrl`. Throws `unknown_account`.
   */
  async setUrl(accountId: AccountId, url: string | null, actor: Actor): Promise<WebhookView> {
    await withAudit(this.pool, actor, this.options.now(), async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const before = await urlOf(tx, accountId);
      if (before.url === url) return;
      await updateWebhookUrl(tx, accountId, url);
      await recordChange({
        ...{ action: url === null ? 'webhook.clear' : 'webhook.set', accountId, target: `account:${accountId}` },
        ...{ before: { origin: originOf(before.url) }, after: { origin: originOf(url) } },
      });
    });
    return this.read(accountId);
  }

  /** Creates a new secret; the previous one also signs for a day. Throws `unknown_account`. */
  rotateSecret(accountId: AccountId, actor: Actor): Promise<NewWebhookSecret> {
    const now = this.options.now();
    const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      await urlOf(tx, accountId);
      await retireWebhookSecrets(tx, accountId, addDays(now, SECRET_OVERLAP_DAYS));
      const [former] = await listWebhookSecrets(tx, accountId, now);
      const sealed = this.options.box.seal(secret, contextOf(accountId));
      const { id, createdAt } = await insertWebhookSecret(tx, { accountId, sealed, now });
      await recordChange({ action: 'webhook.rotate_secret', accountId, target: `webhook_secret:${id}` });
      return { secret, createdAt, previousExpiresAt: former?.expiresAt ?? null };
    });
  }
}

const contextOf = (accountId: AccountId): string => `account:${accountId}`;

/** Paths and queries of webhook URLs often hold a token, which the audit log must not contain. */
const originOf = (url: string | null): string | null => (url === null ? null : new URL(url).origin);

/** The addresses of a name; empty if it has none or can't be resolved. */
function addressesOf(resolveName: ResolveName, name: string): Promise<string[]> {
  return new Promise((resolve) => {
    resolveName(name, { all: true }, (_error, found) => {
      resolve(found.map(({ address }) => address));
    });
  });
}

async function urlOf(db: Queryable, accountId: AccountId): Promise<{ url: string | null }> {
  const row = await readWebhookUrl(db, accountId);
  if (row === null) throw new BillingError({ code: 'unknown_account' });
  return row;
}
