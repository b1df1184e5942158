import type { CanView } from '@entity-registry/accounts';
import type { Member } from '../access/current-member.js';

/** Owners see which entity every call was about and who made it; other members see this for their own calls only (ADR 0158). */
export function canViewFor({ role, userId: own }: Pick<Member, 'role' | 'userId'>): CanView {
  return role === 'owner' ? () => true : ({ userId }) => userId === own;
}
