import type { OperatorRole } from '../data/me.js';

export type OperatorPage =
  | 'overview'
  | 'accounts'
  | 'credit'
  | 'mail'
  | 'runs'
  | 'refreshes'
  | 'queues'
  | 'sources'
  | 'reconcile'
  | 'audit'
  | 'shield';

interface Entry {
  path: string;
  /** Its name stands in messages.ts, its picture in Icon.tsx. */
  name: OperatorPage;
  /** The least role that may read it; any when absent. */
  role?: OperatorRole;
}

/** What the navigation leads to, in its order. */
export const OPERATOR_NAVIGATION: readonly { group: 'customers' | 'service' | 'records'; entries: readonly Entry[] }[] =
  [
    {
      group: 'customers',
      entries: [
        { path: '/', name: 'overview' },
        { path: '/accounts', name: 'accounts' },
        { path: '/top-ups', name: 'credit' },
        { path: '/corporate-domains', name: 'mail' },
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
        { path: '/operators', name: 'shield', role: 'admin' },
      ],
    },
  ];
