import type { Logger } from '@entity-registry/nest-kit';
import { Listener } from '@entity-registry/persistence';
import type { KeyStates } from './key-states.js';

export interface KeyNotificationOptions {
  databaseUrl: string;
  keys: KeyStates;
  log: Logger;
  /** Whether this must be the only process that serves the database, because it counts requests for itself. */
  alone: boolean;
  /** Told when, after the session broke, another process was found to serve the database. */
  onTaken: () => void;
}

/** The channel of the triggers on keys and accounts; the payload is the key's hash in hexadecimal. */
const CHANNEL = 'key_state';
/** Held alone by a process that counts requests for itself, and shared by those that count together. */
const COUNTING_LOCK = 7_302_014_511;

/**
 * Forgets a key in the moment it changes, in this process as in every other. While the session is broken nothing is heard;
 * no state is older than a second all the same, and all are forgotten when it stands again. Throws LockTakenError when
 * another process is alone here, or when this one must be and is not.
 */
export function listenForKeys({ databaseUrl, keys, log, alone, onTaken }: KeyNotificationOptions): Promise<Listener> {
  return Listener.open({
    url: databaseUrl,
    applicationName: 'entity-registry-api-listener',
    channel: CHANNEL,
    lock: { id: COUNTING_LOCK, shared: !alone },
    onMessage: (payload) => {
      keys.drop(Buffer.from(payload, 'hex'));
    },
    onOpen: () => {
      keys.clear();
    },
    onLost: () => {
      keys.clear();
      log.warn('the session that hears of changed keys broke; it is made anew');
    },
    onLockTaken: onTaken,
  });
}
