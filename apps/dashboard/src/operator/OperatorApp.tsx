import { useRoutes } from 'react-router';
import { NotFoundPage } from '../shell/NotFoundPage.js';
import { routesOf } from '../shell/page-route.js';
import { OPERATOR_PAGES } from './routes.js';

/** The pages of operators by their addresses. */
export function OperatorApp() {
  return useRoutes([...routesOf(OPERATOR_PAGES), { path: '*', element: <NotFoundPage /> }]);
}
