import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useMe, type Role } from '../../../api/me.js';
import type { Purpose } from '../../../format/purpose.js';

export const ROLES: readonly Role[] = ['owner', 'member', 'read_only'];

export interface Member {
  user_id: string;
  name: string;
  email: string;
  role: Role;
  joined_at: string;
  two_factor: boolean;
  you: boolean;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  invited_by: string;
  created_at: string;
  expires_at: string;
}

/** What the account uses immigration, court and criminal records for, and where that is required. */
export interface StatedPurpose {
  purpose: Purpose | null;
  stated_at: string | null;
  required_in: string[];
}

export interface OrganizationDetail {
  id: string;
  name: string;
  created_at: string;
  purpose: StatedPurpose;
  members: Member[];
  invitations: Invitation[];
}

export const ORGANIZATION = 'organization';

/** The session's organization, with its members. */
export function useOrganization() {
  const api = useApi();
  const id = useMe().organization?.id;
  return useQuery({
    queryKey: [ORGANIZATION, id],
    queryFn: ({ signal }) => api.get('/api/organization', { signal }),
  });
}
