import type { IncomingMessage } from 'node:http';
import { SetMetadata } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { PlatformError } from '../errors/platform-error.js';

const NEEDED = Symbol('dashboard script');

/** Declares that only the dashboard's own scripts call a route (ADR 0140). */
export const DashboardScript = (): MethodDecorator => SetMetadata(NEEDED, true);

/** The header that the dashboard's client sends with every request (`apps/dashboard/src/api/client.ts`). */
const HEADER = 'x-requested-with';
const VALUE = 'dashboard';

/**
 * Refuses requests without `X-Requested-With: dashboard` on `@DashboardScript()` routes, including GETs. A link, form, image or
 * redirect can't add a header, and a script of another site can only after a CORS preflight, which nothing here grants.
 */
export class DashboardScriptGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    if (Reflect.getMetadata(NEEDED, execution.getHandler()) !== true) return true;
    const { headers } = execution.switchToHttp().getRequest<IncomingMessage>();
    if (headers[HEADER] !== VALUE) throw new PlatformError({ code: 'origin_rejected' });
    return true;
  }
}
