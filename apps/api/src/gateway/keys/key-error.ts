import { DomainError } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/accounts';

/** Why a key in this state is refused at `now` (revoked or expired), or null. */
export function keyError({ revokedAt, expiresAt }: KeyState, now: Date): DomainError | null {
  if (revokedAt !== null && revokedAt <= now) return new DomainError('key_rejected');
  if (expiresAt !== null && expiresAt <= now) return new DomainError('key_expired', { expiredAt: expiresAt });
  return null;
}
