import { METHODS } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import type { CanActivate, ExecutionContext, Provider } from '@nestjs/common';
import { APP_GUARD, ModulesContainer } from '@nestjs/core';
import { accessOf } from './access.js';
import { declaredRoutes } from './routes.js';

interface Route {
  readonly path: string;
  /** By name in small letters. */
  readonly methods: Readonly<Record<string, boolean>>;
}

/** A request that Express has taken in, with the list that it looks for a route in. */
type RoutedRequest = IncomingMessage & {
  readonly app: { readonly router: { readonly stack: readonly { route?: Route; match(path: string): boolean }[] } };
  readonly route?: Route;
};

/** Which methods each path of an app has. */
export class RouteMethods {
  /** Paths whose GET asks who calls; Express would run it for a HEAD too, and it would be charged. */
  private closed: ReadonlySet<string> | null = null;

  constructor(private readonly modules: ModulesContainer) {}

  /**
   * `method_not_allowed` with the methods that the path of `request` has, when its own is not among them; null: it is, or
   * there is no such path.
   */
  refusal(request: IncomingMessage): DomainError<'method_not_allowed'> | null {
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

/** A route for every method stands for the paths that have none. */
function isCatchAll({ methods }: Route): boolean {
  return METHODS.every((method) => methods[method.toLowerCase()]);
}

/**
 * Refuses methods that a path does not have, where Express finds a route all the same: a HEAD on a GET that asks who calls,
 * and what only a route for every method takes, which has nothing of its own. Registered after the guard that asks who
 * calls: whether a path exists is not told to a stranger.
 */
export class MethodGuard implements CanActivate {
  constructor(private readonly methods: RouteMethods) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<RoutedRequest>();
    const isUnrouted = request.route !== undefined && isCatchAll(request.route);
    if (request.method !== 'HEAD' && !isUnrouted) return true;
    const refusal = this.methods.refusal(request);
    if (refusal) throw refusal;
    if (isUnrouted) throw new DomainError('route_not_found');
    return true;
  }
}

/** What an app registers of it, after the guard that asks who calls. */
export const METHOD_PROVIDERS: Provider[] = [
  {
    provide: RouteMethods,
    useFactory: (modules: ModulesContainer) => new RouteMethods(modules),
    inject: [ModulesContainer],
  },
  { provide: APP_GUARD, useFactory: (methods: RouteMethods) => new MethodGuard(methods), inject: [RouteMethods] },
];
