import type { PageRoute } from './shell/page-route.js';

/** Pages of signed-in users, inside the shell. One line per page; each is loaded when it is first opened. */
export const PAGES: readonly PageRoute[] = [
  { path: '/', load: () => import('./pages/overview/OverviewPage.js') },
  { path: '/credit', load: () => import('./pages/credit/CreditPage.js') },
  { path: '/usage', load: () => import('./pages/usage/UsagePage.js') },
  { path: '/coverage', load: () => import('./pages/coverage/CoveragePage.js') },
  { path: '/keys', load: () => import('./pages/keys/KeysPage.js') },
  { path: '/webhooks', load: () => import('./pages/webhooks/WebhooksPage.js') },
  { path: '/refreshes', load: () => import('./pages/refreshes/RefreshesPage.js') },
  { path: '/refreshes/:id', load: () => import('./pages/refreshes/RefreshPage.js') },
  { path: '/explorer', load: () => import('./pages/explorer/ExplorerPage.js') },
  { path: '/explorer/:id', load: () => import('./pages/explorer/EntityPage.js') },
  { path: '/explorer/:id/received', load: () => import('./pages/explorer/received/ReceivedPage.js') },
  { path: '/library', load: () => import('./pages/library/LibraryPage.js') },
  { path: '/watch', load: () => import('./pages/watch/WatchPage.js') },
  { path: '/notices', load: () => import('./pages/notices/NoticesPage.js') },
  { path: '/screening', load: () => import('./pages/screening/ScreeningPage.js') },
  { path: '/screening/:id', load: () => import('./pages/screening/stored/StoredScreeningPage.js') },
  { path: '/sandbox', load: () => import('./pages/sandbox/SandboxPage.js') },
  { path: '/settings/*', load: () => import('./pages/settings/SettingsPage.js') },
];

/** Public pages. */
export const OPEN_PAGES: readonly PageRoute[] = [
  { path: '/sign-in', load: () => import('./pages/auth/SignInPage.js') },
  { path: '/sign-up', load: () => import('./pages/auth/SignUpPage.js') },
  { path: '/confirm', load: () => import('./pages/auth/confirmation/ConfirmPage.js') },
  { path: '/confirm-browser', load: () => import('./pages/auth/confirmation/ConfirmBrowserPage.js') },
  { path: '/welcome', load: () => import('./pages/auth/WelcomePage.js') },
  { path: '/two-factor', load: () => import('./pages/auth/TwoFactorPage.js') },
  { path: '/forgot-password', load: () => import('./pages/auth/password/ForgotPasswordPage.js') },
  { path: '/reset-password', load: () => import('./pages/auth/password/ResetPasswordPage.js') },
  { path: '/invitation', load: () => import('./pages/auth/confirmation/InvitationPage.js') },
  { path: '/data-requests', load: () => import('./pages/data-requests/DataRequestPage.js') },
  { path: '/data-requests/confirm', load: () => import('./pages/data-requests/ConfirmRequestPage.js') },
  { path: '/data-requests/status', load: () => import('./pages/data-requests/RequestStatusPage.js') },
];

/** Addresses in the service's responses and emails, and the pages that they lead to. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/billing': '/credit',
  '/settings/spending-limit': '/credit#spending-limit',
};
