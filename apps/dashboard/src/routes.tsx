import type { PageRoute } from './shell/page-route.js';

/** Pages of who is signed in, inside the shell. One line a page; each is loaded when it is first gone to. */
export const PAGES: readonly PageRoute[] = [
  { path: '/keys', load: () => import('./pages/keys/KeysPage.js') },
  { path: '/settings/*', load: () => import('./pages/settings/SettingsPage.js') },
];

/** Pages that are open to everybody. */
export const OPEN_PAGES: readonly PageRoute[] = [
  { path: '/sign-in', load: () => import('./pages/auth/SignInPage.js') },
];

/** Addresses that the service writes into its answers and mails, and where they lead. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/billing': '/credit',
  '/settings/spending-limit': '/credit#spending-limit',
};
