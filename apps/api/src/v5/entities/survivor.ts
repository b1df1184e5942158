import { DomainError, isDomainError, makeTypedId } from '@entity-registry/domain';
import type { Jurisdiction, ParsedTypedId } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import type { CardWish, EntityCard, EntityCards } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';

/** The existence of an entity, without any of its sections. */
export const EXISTENCE: CardWish = { levels: [], signals: false };

/** The id that was asked for belongs to an entity that was found to be another. */
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
 * The entity with what is `wanted` of it; its existence alone when absent. Throws `entity_not_found`, trouble with the
 * database, and MergedEntityError, which `orSurvivor` answers.
 */
export async function readEntity(
  cards: EntityCards,
  { jurisdiction, pk }: Pick<ParsedTypedId, 'jurisdiction' | 'pk'>,
  wanted: CardWish = EXISTENCE,
): Promise<EntityCard> {
  const found = await orTrouble(cards.read(jurisdiction, pk, wanted), 'service_unavailable');
  if (found === undefined) throw new DomainError('entity_not_found');
  if (found.found === 'merged') throw new MergedEntityError(jurisdiction, found.survivor);
  return found;
}

/**
 * The answer of `work`, a call about the entity in the path `/v5/entities/{id}...`; where that was merged into another, the
 * 308 to the same call about the survivor, so that the caller repeats it. Nothing but a 2xx is charged or counted.
 * `find` reads the entity as `work` does: a caller who was led on before, and lost the answer, comes again under an
 * Idempotency-Key that stands for the call about the survivor by now, and is led there again.
 * `cursorFor` gives the cursor that a call with one goes on with at the survivor.
 */
export async function orSurvivor(
  call: Call<Caller>,
  work: Promise<JsonAnswer>,
  find: () => Promise<unknown>,
  cursorFor: ((survivor: bigint) => string) | null = null,
): Promise<JsonAnswer> {
  try {
    return await work;
  } catch (error) {
    const merged = isDomainError(error, 'idempotency_key_reused') ? await failureOf(find) : error;
    if (!(merged instanceof MergedEntityError)) throw error;
    const id = makeTypedId(merged.jurisdiction, 'own', merged.survivor);
    const location = call.target.replace(/^(\/v5\/entities\/)[^/?]+/i, `$1${id}`);
    const address = cursorFor === null ? location : withCursor(location, cursorFor(merged.survivor));
    return new JsonAnswer(308, JSON.stringify({ merged_into: id }), ['Location', address]);
  }
}

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
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
