import type { OperatorRole } from '../data/me.js';

export type OperatorPage =
  | 'overview'
  | 'accounts'
  | 'credit'
  | 'mail'
  | 'purposes'
  | 'runs'
  | 'refreshes'
  | 'queues'
  | 'sources'
  | 'reconcile'
  | 'audit'
  | 'disclosures'
  | 'person'
  | 'shield';

interface Entry {
  path: string;
  /** Its name is in messages.ts, its icon in Icon.tsx. */
  name: OperatorPage;
  /** The minimum role that may read it; any when absent. */
  role?: OperatorRole;
}

/** The links of the navigation, in order. */
export const OPERATOR_NAVIGATION: readonly { group: 'customers' | 'service' | 'records'; entries: readonly Entry[] }[] =
  [
    {
      group: 'customers',
      entries: [
        { path: '/', name: 'overview' },
        { path: '/accounts', name: 'accounts' },
        { path: '/top-ups', name: 'credit' },
        { path: '/corporate-domains', name: 'mail' },
        { path: '/purposes', name: 'purposes' },
      ],
    },
    {
      group: 'service',
      entries: [
        { path: '/imports', name: 'runs' },
        { path: '/refreshes', name: 'refreshes' },
        { path: '/queues', name: 'queues' },
        { path: '/sources', name: 'sources' },
        { path: '/books', name: 'reconcile' },
      ],
    },
    {
      group: 'records',
      entries: [
        { path: '/audit-log', name: 'audit', role: 'support' },
        { path: '/disclosures', name: 'disclosures', role: 'support' },
        { path: '/data-requests', name: 'person' },
        { path: '/operators', name: 'shield', role: 'admin' },
      ],
    },
  ];
