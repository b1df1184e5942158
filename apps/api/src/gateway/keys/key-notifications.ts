import type { Logger } from '@entity-registry/http';
import { Listener } from '@entity-registry/database';
import type { KeyStates } from './key-states.js';

export interface KeyNotificationOptions {
  databaseUrl: string;
  keys: KeyStates;
  /** Called with the hash of every key that was created or changed. */
  onKey?: (hash: Buffer) => void;
  /** Called whenever notifications resume: some changes may have been missed. */
  onListening?: () => void;
  log: Logger;
  /** Whether this must be the only process that serves the database, because it counts requests on its own. */
  alone: boolean;
  /** Called when another process is found to serve the database after the session broke. */
  onLockTaken: () => void;
}

/** The channel of the triggers on keys and accounts; the payload is the key's hash in hexadecimal. */
const CHANNEL = 'key_state';
/** Held exclusively by a process that counts requests on its own, and shared by those that count together. */
const COUNTING_LOCK = 7_302_014_511;

/**
 * Drops a key's cached state the moment it changes, in every process. While the session is broken no changes arrive; states are
 * still never older than a second, and all are dropped when the session is restored. Throws LockTakenError when another process
 * runs exclusively, or when this one has to and can't.
 */
export function listenForKeys({
  databaseUrl,
  keys,
  onKey,
  onListening,
  log,
  alone,
  onLockTaken,
}: KeyNotificationOptions): Promise<Listener> {
  return Listener.open({
    url: databaseUrl,
    applicationName: 'entity-registry-api-listener',
    channel: CHANNEL,
    lock: { id: COUNTING_LOCK, shared: !alone },
    onMessage: (payload) => {
      const hash = Buffer.from(payload, 'hex');
      keys.drop(hash);
      onKey?.(hash);
    },
    onOpen: () => {
      keys.clear();
      onListening?.();
    },
    onLost: () => {
      keys.clear();
      log.warn('lost the connection that listens for key changes; reconnecting');
    },
    onLockTaken,
  });
}
