import { Navigate, useRoutes } from 'react-router';
import { OPEN_PAGES, PAGES, REDIRECTS } from './routes.js';
import { NotFoundPage } from './shell/NotFoundPage.js';
import { OpenLayout } from './shell/OpenLayout.js';
import { routesOf } from './shell/page-route.js';
import { SignedIn } from './shell/SignedIn.js';

const ROUTES = [
  { element: <OpenLayout />, children: routesOf(OPEN_PAGES) },
  {
    element: <SignedIn pages={PAGES} />,
    children: [
      ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      ...routesOf(PAGES),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The pages by address. */
export function App() {
  return useRoutes(ROUTES);
}
