import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useMe, type Role } from '../../../api/me.js';

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

export interface OrganizationDetail {
  id: string;
  name: string;
  created_at: string;
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
