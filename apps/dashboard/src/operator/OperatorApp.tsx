import { useRoutes } from 'react-router';
import { NotFoundPage } from '../shell/NotFoundPage.js';
import { routesOf } from '../shell/page-route.js';
import { OPERATOR_PAGES } from './routes.js';
import { SignedInOperator } from './shell/SignedInOperator.js';

/** The operators' pages by address. */
export function OperatorApp() {
  return useRoutes([
    {
      element: <SignedInOperator />,
      children: [...routesOf(OPERATOR_PAGES), { path: '*', element: <NotFoundPage /> }],
    },
  ]);
}
