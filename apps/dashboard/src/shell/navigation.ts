import type { IconName } from '../components/Icon.js';

type PageName =
  | 'overview'
  | 'keys'
  | 'credit'
  | 'usage'
  | 'webhooks'
  | 'refreshes'
  | 'sandbox'
  | 'explorer'
  | 'library'
  | 'watch'
  | 'screening'
  | 'coverage'
  | 'settings';

export interface NavigationEntry {
  path: string;
  /** Its name is in messages.ts, its icon in Icon.tsx. */
  name: PageName & IconName;
}

/** The links of the navigation, in order. One entry per page. */
export const NAVIGATION: readonly { group: 'account' | 'build' | 'data'; entries: readonly NavigationEntry[] }[] = [
  {
    group: 'account',
    entries: [
      { path: '/', name: 'overview' },
      { path: '/credit', name: 'credit' },
      { path: '/usage', name: 'usage' },
      { path: '/settings', name: 'settings' },
    ],
  },
  {
    group: 'build',
    entries: [
      { path: '/keys', name: 'keys' },
      { path: '/webhooks', name: 'webhooks' },
      { path: '/sandbox', name: 'sandbox' },
    ],
  },
  {
    group: 'data',
    entries: [
      { path: '/explorer', name: 'explorer' },
      { path: '/library', name: 'library' },
      { path: '/watch', name: 'watch' },
      { path: '/screening', name: 'screening' },
      { path: '/refreshes', name: 'refreshes' },
      { path: '/coverage', name: 'coverage' },
    ],
  },
];
