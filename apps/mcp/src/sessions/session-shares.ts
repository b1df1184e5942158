import { isSameOwner } from './session-owner.js';
import type { Owner } from './session-owner.js';

/** The properties of a session that decide whether it is ended to make room for another. */
export interface SharedSession {
  readonly owner: Owner;
  /** The API has answered a call with its key. */
  readonly isKeyAccepted: boolean;
}

/**
 * The session to end when `owner` opens another. If the key already has `most` sessions: its least recently used. If the network
 * has `most` sessions without a proven key: the least recently used of the address with the most of them. Undefined if there is
 * room. `sessions` are in the order of their last use.
 */
export function sessionOverOwnerLimit<Session extends SharedSession>(
  sessions: readonly Session[],
  owner: Owner,
  most: number,
): Session | undefined {
  const own = sessions.filter((session) => isSameOwner(session.owner, owner));
  if (own.length >= most) return own[0];
  const unproven = sessions.filter((session) => !session.isKeyAccepted && session.owner.network === owner.network);
  return unproven.length >= most ? firstOfLargestGroup(unproven, ({ address }) => address) : undefined;
}

/**
 * The session to end when the maximum is reached: one without a key, else one whose key is not proven, else any. Among these
 * the least recently used of the caller with most, by network, by key, and by address. `sessions` are in the order of their
 * last use.
 */
export function sessionToEvict<Session extends SharedSession>(sessions: readonly Session[]): Session | undefined {
  const keyless = sessions.filter(({ owner }) => !owner.hasKey);
  const unproven = sessions.filter(({ isKeyAccepted }) => !isKeyAccepted);
  if (keyless.length === 0 && unproven.length === 0) {
    return firstOfLargestGroup(sessions, ({ identity }) => identity.toString('base64'));
  }
  const unverified = keyless.length > 0 ? keyless : unproven;
  const network = firstOfLargestGroup(unverified, (owner) => owner.network)?.owner.network;
  return firstOfLargestGroup(
    unverified.filter(({ owner }) => owner.network === network),
    ({ address }) => address,
  );
}

/** The first session of the largest group; of equal groups, the one that comes first. */
function firstOfLargestGroup<Session extends SharedSession>(
  sessions: readonly Session[],
  groupOf: (owner: Owner) => string,
): Session | undefined {
  const groups = [...Map.groupBy(sessions, ({ owner }) => groupOf(owner)).values()];
  const largest = Math.max(...groups.map((group) => group.length));
  return groups.find((group) => group.length === largest)?.[0];
}
