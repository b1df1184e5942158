import { DomainError, isDomainError, makeTypedId } from '@entity-registry/domain';
import type { Jurisdiction, ParsedTypedId } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import type { EntitySelection, StoredEntity, StoredEntities } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Caller } from '../../gateway/caller.js';

/** The existence of an entity, without any of its sections. */
export const EXISTENCE: EntitySelection = { levels: [], signals: false };

/** The requested id belongs to an entity that was merged into another. */
export class MergedEntityError extends Error {
  constructor(
    readonly jurisdiction: Jurisdiction,
    readonly survivor: bigint,
  ) {
    super('merged into another entity');
    this.name = 'MergedEntityError';
  }
}

/**
 * The entity with the `wanted` sections, or only its existence by default. Throws `entity_not_found`, database errors, and
 * MergedEntityError, which `redirectIfMerged` handles.
 */
export async function readEntity(
  storedEntities: StoredEntities,
  { jurisdiction, pk }: Pick<ParsedTypedId, 'jurisdiction' | 'pk'>,
  wanted: EntitySelection = EXISTENCE,
): Promise<StoredEntity> {
  const found = await mapDatabaseErrors(storedEntities.read(jurisdiction, pk, wanted), 'service_unavailable');
  if (found === undefined) throw new DomainError('entity_not_found');
  if (found.found === 'merged') throw new MergedEntityError(jurisdiction, found.survivor);
  return found;
}

/**
 * The response to a request about the entity in the path `/v5/entities/{id}...`. If the entity was merged, a 308 to the same
 * request about the survivor, which the caller then repeats. Only 2xx responses are charged or counted.
 * `find` reads the entity as the request did: a caller who was redirected before and lost the response may retry with an
 * Idempotency-Key that is now bound to the request about the survivor, and is redirected there again.
 * `cursorFor` returns the cursor with which a request that has one continues at the survivor.
 */
export async function redirectIfMerged(
  request: ApiRequest<Caller>,
  response: Promise<JsonResponse>,
  find: () => Promise<unknown>,
  cursorFor: ((survivor: bigint) => string) | null = null,
): Promise<JsonResponse> {
  try {
    return await response;
  } catch (error) {
    const merged = isDomainError(error, 'idempotency_key_reused') ? await errorOf(find) : error;
    if (!(merged instanceof MergedEntityError)) throw error;
    const id = makeTypedId(merged.jurisdiction, 'own', merged.survivor);
    const location = request.target.replace(/^(\/v5\/entities\/)[^/?]+/i, `$1${id}`);
    const address = cursorFor === null ? location : withCursor(location, cursorFor(merged.survivor));
    return new JsonResponse(308, JSON.stringify({ merged_into: id }), ['Location', address]);
  }
}

async function errorOf(operation: () => Promise<unknown>): Promise<unknown> {
  try {
    await operation();
    return null;
  } catch (error) {
    return error;
  }
}

function withCursor(location: string, cursor: string): string {
  const [path, query] = location.split('?', 2);
  const members = new URLSearchParams(query);
  members.set('cursor', cursor);
  return `${String(path)}?${members.toString()}`;
}
