import { createHmac, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Writable } from 'node:stream';
import { Billing, openAccount, insertMember, insertOrganization, listAudit } from '@entity-registry/accounts';
import type { AccountId, AuditRow, HashKey, OrganizationRole } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import { createPool } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type pg from 'pg';
import { PlatformEnvironment } from '../src/config.js';
import type { PlatformConfig } from '../src/config.js';
import { createPlatform } from '../src/create-app.js';
import type { Platform } from '../src/create-app.js';
import type { Auth } from '../src/identity/auth.js';
import { Mailer } from '../src/mail/mailer.js';
import type { WaitingMail } from '../src/mail/mailer.js';
import { AUTH, HASH_KEY } from '../src/providers.js';
import { Browser } from './browser.js';

export const SECRET = 'a secret of the tests, long enough';
export const PLATFORM_URL = 'https://dashboard.example.test';
const SESSION_COOKIE = '__Secure-entity-registry.session_token';
const SESSION_DAYS = 7;
const UNLIMITED = { perDomain: Infinity, perNetwork: Infinity };

/** Short, so that tests of timeouts are fast, but long enough for a busy machine. */
const STATEMENT_TIMEOUT_MS = 2_000;

/** A signed-in user in a browser of their own. */
export class SignedIn extends Browser {
  userId!: string;
  email!: string;
  organizationId!: string;
  accountId!: AccountId;
  role!: OrganizationRole;
  /** The account's first key; '' for users who joined later. */
  key = '';
}

interface Person {
  email?: string;
  name?: string;
}

/** The backend of the dashboard on its own database, with a clock that tests set, and a stored log. */
export class PlatformFixture {
  /** The app's current time; only the auth library uses the machine's clock. */
  time = new Date('2026-11-21T12:00:00Z');
  /** Webhook deliveries that the workers were notified of. */
  readonly announced: bigint[] = [];
  /** The addresses of the known host names. */
  readonly names = new Map<string, readonly string[]>();
  /** Every logged line. */
  readonly log: string[] = [];
  readonly metrics = createMetricsRegistry('platform');
  platform!: Platform;
  /** The ledger, bypassing the dashboard, as the API uses it. */
  billing!: Billing;
  private database!: TestDatabase;
  private pool!: pg.Pool;
  private people = 0;
  private hash: Promise<string> | undefined;
  private house: Promise<SignedIn> | undefined;
  private readonly members = new Map<OrganizationRole, Promise<SignedIn>>();

  /** `settings`: environment variables beyond the required ones; `site`: the built pages, if any. */
  static async open(settings: Record<string, string> = {}, site: Site | null = null): Promise<PlatformFixture> {
    const fixture = new PlatformFixture();
    await fixture.start(settings, site);
    return fixture;
  }

  private async start(settings: Record<string, string>, site: Site | null): Promise<void> {
    this.database = await createTestDatabase({ poolSize: 4 });
    const config = this.configure(settings);
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        this.log.push(line.toString());
        done();
      },
    });
    const now = () => this.time;
    this.pool = createPool(config.DATABASE_URL, {
      max: 8,
      connectTimeoutMs: 2_000,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    this.billing = new Billing(this.database.pool, { pepper: Buffer.from(SECRET), now });
    this.platform = await createPlatform(
      {
        config,
        pool: this.pool,
        log: createLogger({ service: 'platform', level: 'info', destination }),
        metrics: this.metrics,
        announce: (deliveryId) => {
          this.announced.push(deliveryId);
          return Promise.resolve();
        },
        resolveName: (name, _options, done) => {
          done(
            null,
            (this.names.get(name) ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          );
        },
        now,
      },
      site,
    );
    await this.platform.app.listen(0, '127.0.0.1');
  }

  private configure(settings: Record<string, string>): PlatformConfig {
    const parsed = parseEnvironment(PlatformEnvironment, {
      DATABASE_URL: this.database.url,
      KEY_PEPPER: SECRET,
      PLATFORM_SECRET_KEY: SECRET,
      PLATFORM_TOKEN: SECRET,
      WEBHOOK_SECRET_KEY: SECRET,
      OBJECT_STORE_SECRET: SECRET,
      PLATFORM_URL,
      // No server listens there.
      API_URL: 'http://127.0.0.1:9',
      ...settings,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    return parsed.value;
  }

  get server(): Server {
    return this.platform.app.getHttpServer();
  }

  /** The database, bypassing the app. */
  get db(): pg.Pool {
    return this.database.pool;
  }

  get auth(): Auth {
    return this.platform.app.get(AUTH);
  }

  get mailer(): Mailer {
    return this.platform.app.get(Mailer);
  }

  get hashKey(): HashKey {
    return this.platform.app.get(HASH_KEY);
  }

  /** A browser without a session. */
  stranger(headers: Record<string, string | null> = {}): Browser {
    return new Browser(this.server, PLATFORM_URL, headers);
  }

  /** The browser of a new, confirmed owner with an organization, an account, a first key and the trial credit. */
  async signUp(person: Person & { organization?: string } = {}): Promise<SignedIn> {
    const { userId, email, name } = await this.addUser(person);
    const organization = person.organization ?? 'Comercial Prueba, S.A.';
    const actor = { operatorId: null, userId, name, requestId: null };
    const { account, key } = await openAccount(
      this.db,
      { name: organization, email },
      // No limit applies to users who are created without the app.
      { hashKey: this.hashKey, actor, origin: { network: userId, limits: UNLIMITED }, now: this.time },
    );
    const { id } = await insertOrganization(this.db, { name: organization, accountId: account.id, now: this.time });
    const owner = await this.signIn({ userId, email, organizationId: id, accountId: account.id, role: 'owner' });
    owner.key = key.key;
    return owner;
  }

  /** The browser of a new user in the organization of `owner`. */
  async join(owner: SignedIn, role: OrganizationRole, person: Person = {}): Promise<SignedIn> {
    const { organizationId, accountId } = owner;
    return this.signIn({ ...(await this.addUser(person)), organizationId, accountId, role });
  }

  /** The browser of a user with `role`; all of them belong to one organization. */
  as(role: OrganizationRole): Promise<SignedIn> {
    this.house ??= this.signUp();
    const { house } = this;
    if (role === 'owner') return house;
    const member = this.members.get(role) ?? house.then((owner) => this.join(owner, role));
    this.members.set(role, member);
    return member;
  }

  /** Adds a user whose address is confirmed, without a password. */
  async addUser({ email, name = 'Ana Prueba' }: Person): Promise<{ userId: string; email: string; name: string }> {
    this.people += 1;
    const user = { userId: randomUUID(), email: email ?? `prueba${this.people}@example.test`, name };
    await this.db.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $3, true, $4, $4)`,
      [user.userId, name, user.email, this.time],
    );
    return user;
  }

  /** Gives a user a password, hashed once for all users. */
  async givePassword(userId: string, password: string): Promise<void> {
    this.hash ??= this.auth.$context.then((library) => library.password.hash(password));
    await this.db.query(
      `insert into auth_credential (id, user_id, account_id, provider_id, password, created_at, updated_at)
       values ($1, $2, $2, 'credential', $3, now(), now())`,
      [randomUUID(), userId, await this.hash],
    );
  }

  /** A session like one from signing in, without hashing a password. */
  private async signIn(
    person: Pick<SignedIn, 'userId' | 'email' | 'organizationId' | 'accountId' | 'role'>,
  ): Promise<SignedIn> {
    const { userId, organizationId, role } = person;
    await insertMember(this.db, { organizationId, userId, role, now: this.time });
    return this.anotherSession(person);
  }

  /** Another browser of a user who is signed in elsewhere. */
  async anotherSession(
    person: Pick<SignedIn, 'userId' | 'email' | 'organizationId' | 'accountId' | 'role'>,
  ): Promise<SignedIn> {
    const { userId, email, organizationId, accountId, role } = person;
    const token = randomUUID();
    await this.db.query(
      `insert into auth_session (id, user_id, token, expires_at, active_organization_id, created_at, updated_at)
       values ($1, $2, $3, now() + make_interval(days => $4), $5, now(), now())`,
      [randomUUID(), userId, token, SESSION_DAYS, organizationId],
    );
    const browser = Object.assign(new SignedIn(this.server, PLATFORM_URL), {
      ...{ userId, email, organizationId, accountId, role },
    });
    const signature = createHmac('sha256', SECRET).update(token).digest('base64');
    browser.cookies.set(SESSION_COOKIE, encodeURIComponent(`${token}.${signature}`));
    return browser;
  }

  /** The pending mails, newest first; only those to `to`, when given. */
  async mails(to?: string): Promise<WaitingMail[]> {
    const mails = await this.mailer.waiting(this.db, { limit: 200, before: null });
    return to === undefined ? mails : mails.filter(({ recipient }) => recipient === to);
  }

  /** The audit log, newest first. */
  audit(accountId?: AccountId): Promise<AuditRow[]> {
    return listAudit(this.db, accountId === undefined ? {} : { accountId }, { limit: 100, before: null });
  }

  async close(): Promise<void> {
    await this.platform.app.close();
    await this.pool.end();
    await this.database.drop();
  }
}
