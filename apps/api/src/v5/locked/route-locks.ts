import { DomainError, freeTierCodes } from '@entity-registry/domain';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import { parseServedId } from '../served-id.js';
import type { LockedRequest, LockedRoute } from './locked-routes.js';

/** Refuses calls to the routes that nothing answers yet. */
export class RouteLocks {
  constructor(private readonly meter: Meter) {}

  /**
   * Throws `free_tier_code_locked` for a free key where the route is locked to it, and `route_not_found` otherwise; an id or
   * a query that would be refused anyway is refused first.
   */
  async refuse({ lock }: LockedRoute, call: Call<Caller>, { params, query }: LockedRequest): Promise<never> {
    if (params['id'] !== undefined) parseServedId(params['id']);
    const lockedCodes = lock({ params, query });
    if (lockedCodes !== null && (await this.meter.tierOf(call)) === 'free') {
      throw new DomainError('free_tier_code_locked', { lockedCodes, freeTierCodes: freeTierCodes('v5') });
    }
    throw new DomainError('route_not_found');
  }
}
