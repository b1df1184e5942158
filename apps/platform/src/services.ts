import {
  AccountRefreshes,
  CorporateDomains,
  DashboardKeys,
  Library,
  ManagedAccounts,
  ManagedDeliveries,
  ManagedKeys,
  ManagedTrials,
  Reports,
  SandboxAllowances,
  SandboxRequests,
  WebhookSettings,
  createKeyHasher,
  secretBox,
} from '@entity-registry/accounts';
import type { HashKey, ResolveName } from '@entity-registry/accounts';
import type { Logger } from '@entity-registry/http';
import { createObjectStore } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Clock } from './clock.js';
import type { PlatformConfig } from './config.js';
import { Forwarder } from './forwarding/forwarder.js';
import { Attempts } from './identity/attempts.js';
import { createAuth } from './identity/auth.js';
import { authEvents } from './identity/auth-events.js';
import type { Auth } from './identity/auth.js';
import { createPayments } from './payment-events/payments.js';
import type { Payments } from './payment-events/payments.js';
import { Sessions } from './identity/sessions.js';
import { UserChanges } from './identity/user-changes.js';
import { Mailer } from './mail/mailer.js';
import type { Announce } from './providers.js';

/** The app's inputs: its configuration, the process's connections, and the clock. */
export interface PlatformDependencies {
  readonly config: PlatformConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly announce: Announce;
  /** Resolves the host names of webhooks. */
  readonly resolveName: ResolveName;
  readonly now: Clock;
}

/** The libraries' services that the features use. */
export interface PlatformServices {
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly userChanges: UserChanges;
  readonly mailer: Mailer;
  readonly hashKey: HashKey;
  readonly accounts: ManagedAccounts;
  readonly keys: ManagedKeys;
  readonly webhooks: WebhookSettings;
  readonly deliveries: ManagedDeliveries;
  readonly domains: CorporateDomains;
  readonly reports: Reports;
  readonly payments: Payments;
  readonly dashboardKeys: DashboardKeys;
  readonly library: Library;
  readonly forwarder: Forwarder;
  readonly trials: ManagedTrials;
  readonly sandboxAllowances: SandboxAllowances;
  readonly sandboxRequests: SandboxRequests;
  readonly refreshes: AccountRefreshes;
  /** Documents of results, which the API serves. */
  readonly objects: ObjectStore;
}

/** Creates the services of one app. */
export function createServices(dependencies: PlatformDependencies): PlatformServices {
  const { config, pool, log, now, resolveName } = dependencies;
  const hashKey = createKeyHasher(Buffer.from(config.KEY_PEPPER, 'utf8'));
  const mailer = new Mailer(config, now);
  const attempts = new Attempts(pool, now);
  const changes = new UserChanges({ pool, mailer, attempts, now });
  const auth = createAuth({ config, pool, log, events: authEvents({ pool, mailer, changes }) });
  return {
    auth,
    sessions: new Sessions(auth, pool),
    attempts,
    userChanges: changes,
    mailer,
    hashKey,
    accounts: new ManagedAccounts(pool, { hashKey, now }),
    keys: new ManagedKeys(pool, { hashKey, now }),
    webhooks: new WebhookSettings(pool, {
      box: secretBox(config.WEBHOOK_SECRET_KEY),
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES,
      resolveName,
      now,
    }),
    deliveries: new ManagedDeliveries(pool, { now }),
    domains: new CorporateDomains(pool, { now }),
    reports: new Reports(pool, { now }),
    payments: createPayments(dependencies),
    dashboardKeys: new DashboardKeys(pool, { hashKey, box: secretBox(config.PLATFORM_SECRET_KEY), now }),
    refreshes: new AccountRefreshes(pool),
    library: new Library(pool, { now }),
    forwarder: new Forwarder({ apiUrl: config.API_URL, platformToken: config.PLATFORM_TOKEN }),
    trials: new ManagedTrials(pool, { hashKey, now }),
    sandboxAllowances: new SandboxAllowances(pool, { hashKey, now }),
    sandboxRequests: new SandboxRequests(pool, { now }),
    objects: createObjectStore(config, { baseUrl: config.PUBLIC_API_URL || config.API_URL, now }),
  };
}
