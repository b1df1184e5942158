import { DomainError, freeTierCodes } from '@entity-registry/domain';
import type { Code, ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import type { EntityCards } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import { priceCall } from '../../metering/priced-call.js';
import { isDryRun } from '../../validation/dry-run.js';
import { parseServedId } from '../served-id.js';
import type { LockedRequest, LockedRoute } from './locked-routes.js';

/** Answers calls to the routes that nothing answers yet: with a refusal, or with what a locked call would cost. */
export class RouteLocks {
  constructor(
    private readonly meter: Meter,
    private readonly cards: EntityCards,
  ) {}

  /**
   * For a free key on a route that is locked to it: `free_tier_code_locked`, or in a dry run the price (specification,
   * "Billing rules", 8), as far as the request tells it. `route_not_found` otherwise. An id or a query that would be refused
   * anyway is refused first.
   */
  async answer({ lock: find }: LockedRoute, call: Call<Caller>, request: LockedRequest): Promise<JsonAnswer> {
    const { params, query } = request;
    const id = params['id'] === undefined ? null : parseServedId(params['id']);
    const lock = find(request);
    const dryRun = lock !== null && isDryRun(query['dry_run']);
    if (lock === null || (await this.meter.tierOf(call)) !== 'free') throw new DomainError('route_not_found');
    if (dryRun && lock.charged !== null) return this.price(call, lock.charged, id);
    throw new DomainError('free_tier_code_locked', { lockedCodes: lock.codes, freeTierCodes: freeTierCodes('v5') });
  }

  private price(call: Call<Caller>, codes: readonly Code[], id: ParsedTypedId | null): Promise<JsonAnswer> {
    const closed = { openToFreeKeys: false, openToPublic: false };
    const priced = priceCall({ jurisdiction: 'pa', version: 'v5', codes, ...closed });
    return this.meter.run(
      call,
      priced,
      { dryRun: true },
      {
        find: () => this.find(id),
        answer: () => Promise.reject(new DomainError('route_not_found')),
      },
    );
  }

  /** Assets are not looked for: none is on record by its id yet. Throws `entity_not_found`. */
  private async find(id: ParsedTypedId | null): Promise<void> {
    if (id?.type !== 'own') return;
    const existence = this.cards.read(id.jurisdiction, id.pk, { levels: [], signals: false });
    if ((await orTrouble(existence, 'service_unavailable')) === undefined) throw new DomainError('entity_not_found');
  }
}
