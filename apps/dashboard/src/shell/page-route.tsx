import { lazy, type ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router';

export interface PageRoute {
  /** As react-router reads it. */
  path: string;
  /** The module whose default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
}

const made = new WeakMap<PageRoute, ComponentType>();

/** The page of a route, loaded when it is first shown. */
export function pageOf(route: PageRoute): ComponentType {
  const page = made.get(route) ?? lazy(route.load);
  made.set(route, page);
  return page;
}

/** Starts loading the page at this address; if it fails, showing the page reports it. */
export function preload(routes: readonly PageRoute[], address: string): void {
  routes
    .find(({ path }) => matchPath(path, address))
    ?.load()
    .catch(() => undefined);
}

/** The routes of some pages, for react-router. */
export function routesOf(routes: readonly PageRoute[]): RouteObject[] {
  return routes.map((route) => {
    const Page = pageOf(route);
    return { path: route.path, element: <Page /> };
  });
}
