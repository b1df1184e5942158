import {
  Billing,
  DisclosureLog,
  Housekeeping,
  ManagedAccounts,
  ManagedCredit,
  ManagedKeys,
  ManagedTrials,
  Operators,
  PersonalData,
  Refreshes,
  WorkDispatch,
} from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import { createPool } from '@entity-registry/database';
import { openQueue, queueConnection } from '@entity-registry/queue';
import type { JobQueue } from '@entity-registry/queue';
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
  housekeeping: Housekeeping;
  refreshes: Refreshes;
  work: WorkDispatch;
  /** Connects when it is first used. */
  refreshQueue: JobQueue;
}

/** Runs `work` with the libraries on the configured database. */
export type WithServices = (work: (desk: CommandServices) => Promise<void>) => Promise<void>;

/** The actor in the audit log: a user of this machine's commands. */
export const COMMAND_LINE: Actor = { operatorId: null, name: 'command line', requestId: null };

/** Runs `work` and closes its connections, even if it fails. */
export async function runWithServices(
  { databaseUrl, redisUrl, pepper }: Settings,
  now: () => Date,
  work: (desk: CommandServices) => Promise<void>,
): Promise<void> {
  // A housekeeping task holds its lock on one connection and works on another.
  const pool = createPool(databaseUrl, { max: 3, applicationName: 'entity-registry-cli' });
  const billing = new Billing(pool, { pepper, now });
  const refreshQueue = openQueue('refresh', queueConnection({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }));
  const options = { hashKey: billing.hashKey, now };
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
      housekeeping: new Housekeeping(pool, { now }),
      refreshes: new Refreshes(pool, now),
      work: new WorkDispatch(pool, now),
      refreshQueue,
    });
  } finally {
    await refreshQueue.close();
    await pool.end();
  }
}
