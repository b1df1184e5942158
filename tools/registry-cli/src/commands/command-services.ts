import {
  Billing,
  DisclosureLog,
  Housekeeping,
  LedgerArchive,
  ManagedAccounts,
  ManagedCredit,
  ManagedKeys,
  ManagedTrials,
  Operators,
  PersonalData,
  Purposes,
  Refreshes,
  SigningKeys,
  WorkDispatch,
  secretBox,
} from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import { createPool } from '@entity-registry/database';
import { openQueue, queueConnection } from '@entity-registry/queue';
import type { JobQueue } from '@entity-registry/queue';
import { ListVersions, SearchEngine, createObjectStore, indexNames, readVersions } from '@entity-registry/registry';
import type { ListVersionRow, ObjectStore } from '@entity-registry/registry';
import type pg from 'pg';
import type { Settings } from '../settings.js';

/** The dependencies of the commands, on one database. */
export interface CommandServices {
  billing: Billing;
  accounts: ManagedAccounts;
  keys: ManagedKeys;
  credit: ManagedCredit;
  trials: ManagedTrials;
  operators: Operators;
  disclosures: DisclosureLog;
  personalData: PersonalData;
  purposes: Purposes;
  signingKeys: SigningKeys;
  housekeeping: Housekeeping;
  /** Throws an ObjectStoreSettingsError if the environment doesn't say where the object store is. */
  openLedgerArchive: () => LedgerArchive;
  refreshes: Refreshes;
  work: WorkDispatch;
  lists: ListVersions;
  /** The current version of each list, and the held ones. */
  readLists: () => Promise<ListVersionRow[]>;
  now: () => Date;
  /** Connects when it is first used. */
  refreshQueue: JobQueue;
  pool: pg.Pool;
  /** Throws an ObjectStoreSettingsError if the environment doesn't say where it is. */
  openObjectStore: () => ObjectStore;
  /** Null without SEARCH_URL. */
  search: { readonly engine: SearchEngine; readonly prefix: string } | null;
}

/** Runs `work` with the libraries on the configured database. */
export type WithServices = (work: (desk: CommandServices) => Promise<void>) => Promise<void>;

/** The actor in the audit log: a user of this machine's commands. */
export const COMMAND_LINE: Actor = { operatorId: null, name: 'command line', requestId: null };

/** Nobody waits for these reads as for a search. */
const SEARCH_TIMEOUT_MS = 60_000;

/** Runs `work` and closes its connections, even if it fails. */
export async function runWithServices(
  { databaseUrl, redisUrl, pepper, objectStore, searchNodes, searchPrefix }: Settings,
  now: () => Date,
  work: (desk: CommandServices) => Promise<void>,
): Promise<void> {
  // A housekeeping task holds its lock on one connection and works on another.
  const pool = createPool(databaseUrl, { max: 3, applicationName: 'entity-registry-cli' });
  const billing = new Billing(pool, { pepper, now });
  const refreshQueue = openQueue('refresh', queueConnection({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }));
  const engine =
    searchNodes.length === 0 ? null : new SearchEngine({ nodes: searchNodes, readTimeoutMs: SEARCH_TIMEOUT_MS });
  const options = { hashKey: billing.hashKey, now };
  const openObjectStore = () => createObjectStore(objectStore(), { baseUrl: '', now });
  try {
    await work({
      billing,
      accounts: new ManagedAccounts(pool, options),
      keys: new ManagedKeys(pool, options),
      credit: new ManagedCredit(pool, options),
      trials: new ManagedTrials(pool, options),
      operators: new Operators(pool, { pepper, now }),
      disclosures: new DisclosureLog(pool, now),
      personalData: new PersonalData(pool, now),
      purposes: new Purposes(pool, { now }),
      signingKeys: new SigningKeys(pool, { box: secretBox(Buffer.from(pepper).toString('utf8')), now }),
      housekeeping: new Housekeeping(pool, { now }),
      openLedgerArchive: () => new LedgerArchive(pool, openObjectStore(), { now }),
      refreshes: new Refreshes(pool, now),
      work: new WorkDispatch(pool, now),
      lists: new ListVersions(pool, indexNames, now),
      readLists: () => readVersions(pool, ['current', 'held']),
      now,
      ...{ refreshQueue, pool, openObjectStore, search: engine && { engine, prefix: searchPrefix } },
    });
  } finally {
    await engine?.close();
    await refreshQueue.close();
    await pool.end();
  }
}
