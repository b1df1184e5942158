import { METHODS } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { DomainError, lookup } from '@entity-registry/domain';
import type { CanActivate, ExecutionContext, Provider } from '@nestjs/common';
import { APP_GUARD, ModulesContainer } from '@nestjs/core';
import { accessOf } from './access.js';
import { declaredRoutes } from './routes.js';

interface Route {
  readonly path: string;
  /** By lowercase name. */
  readonly methods: Readonly<Record<string, boolean>>;
}

/** A request in Express, with the list in which it looks for a route. */
type RoutedRequest = IncomingMessage & {
  readonly app: { readonly router: { readonly stack: readonly { route?: Route; match(path: string): boolean }[] } };
  readonly route?: Route;
};

/** Which methods each path of an app has. */
export class RouteMethods {
  /** Paths with an authenticated GET. Express would also run it for a HEAD, and charge for it. */
  private closed: ReadonlySet<string> | null = null;

  constructor(private readonly modules: ModulesContainer) {}

  /**
   * `method_not_allowed` with the methods of the path of `request` if its own is not among them; null if it is, or if there
   * is no such path.
   */
  methodError(request: IncomingMessage): DomainError<'method_not_allowed'> | null {
    const allow = this.methodsOf(request as RoutedRequest);
    if (allow.length === 0 || allow.includes(request.method ?? '')) return null;
    return new DomainError('method_not_allowed', { allow });
  }

  private methodsOf({ app, url = '/' }: RoutedRequest): string[] {
    this.closed ??= closedPaths(this.modules);
    const path = url.split('?', 1)[0] as string;
    const found = new Set<string>();
    for (const layer of app.router.stack) {
      if (!layer.route || isCatchAll(layer.route) || !layer.match(path)) continue;
      for (const method of Object.keys(layer.route.methods)) found.add(method.toUpperCase());
      if (layer.route.methods['get'] && !this.closed.has(layer.route.path)) found.add('HEAD');
    }
    return [...found].sort();
  }
}

function closedPaths(modules: ModulesContainer): ReadonlySet<string> {
  const closed = declaredRoutes(modules).filter(
    ({ method, handler }) => method === 'GET' && accessOf(handler) !== 'open',
  );
  return new Set(closed.map(({ path }) => path));
}

/** A catch-all route handles the paths without a route. */
function isCatchAll({ methods }: Route): boolean {
  return METHODS.every((method) => lookup(methods, method.toLowerCase()));
}

/**
 * Rejects methods that a path does not have although Express finds a route: a HEAD on an authenticated GET, and requests that
 * only match a catch-all route. Registered after authentication, so that unauthenticated callers can't find out whether a
 * path exists.
 */
export class MethodGuard implements CanActivate {
  constructor(private readonly methods: RouteMethods) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<RoutedRequest>();
    const isUnrouted = request.route !== undefined && isCatchAll(request.route);
    if (request.method !== 'HEAD' && !isUnrouted) return true;
    const error = this.methods.methodError(request);
    if (error) throw error;
    if (isUnrouted) throw new DomainError('route_not_found');
    return true;
  }
}

/** The providers that an app registers, after authentication. */
export const METHOD_PROVIDERS: Provider[] = [
  {
    provide: RouteMethods,
    useFactory: (modules: ModulesContainer) => new RouteMethods(modules),
    inject: [ModulesContainer],
  },
  { provide: APP_GUARD, useFactory: (methods: RouteMethods) => new MethodGuard(methods), inject: [RouteMethods] },
];
