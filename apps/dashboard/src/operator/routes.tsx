import type { PageRoute } from '../shell/page-route.js';

/** The operators' pages. One line per page; each is loaded when it is first opened. */
export const OPERATOR_PAGES: readonly PageRoute[] = [
  { path: '/', load: () => import('./pages/overview/OverviewPage.js') },
  { path: '/accounts', load: () => import('./pages/accounts/AccountsPage.js') },
  { path: '/accounts/:id', load: () => import('./pages/account/AccountPage.js') },
  { path: '/top-ups', load: () => import('./pages/top-ups/TopUpsPage.js') },
  { path: '/purposes', load: () => import('./pages/purposes/PurposesPage.js') },
  { path: '/corporate-domains', load: () => import('./pages/domains/DomainsPage.js') },
  { path: '/imports', load: () => import('./pages/imports/ImportsPage.js') },
  { path: '/refreshes', load: () => import('./pages/refreshes/RefreshesPage.js') },
  { path: '/queues', load: () => import('./pages/queues/QueuesPage.js') },
  { path: '/sources', load: () => import('./pages/sources/SourcesPage.js') },
  { path: '/books', load: () => import('./pages/books/LedgerPage.js') },
  { path: '/audit-log', load: () => import('./pages/audit/AuditPage.js') },
  { path: '/disclosures', load: () => import('./pages/disclosures/DisclosuresPage.js') },
  { path: '/data-requests', load: () => import('./pages/data-requests/DataRequestsPage.js') },
  { path: '/data-requests/:id', load: () => import('./pages/data-requests/DataRequestPage.js') },
  { path: '/operators', load: () => import('./pages/operators/OperatorsPage.js') },
];
