import { DomainError } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';

/** Why the key of this state may not be answered at `now`: it is revoked, or expired; null: it may. */
export function keyRefusal({ revokedAt, expiresAt }: KeyState, now: Date): DomainError | null {
  if (revokedAt !== null && revokedAt <= now) return new DomainError('key_rejected');
  if (expiresAt !== null && expiresAt <= now) return new DomainError('key_expired', { expiredAt: expiresAt });
  return null;
}
