import type { PageRoute } from '../shell/page-route.js';

/** Pages of operators. One line a page; each is loaded when it is first gone to. */
export const OPERATOR_PAGES: readonly PageRoute[] = [];
