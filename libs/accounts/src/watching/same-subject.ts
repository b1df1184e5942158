import { canonicalJson } from '@entity-registry/domain';
import type { GivenSubject } from '@entity-registry/domain';
import type { NewWatchItem, WatchItemRow } from './item-rows.js';

/**
 * Whether an item watches the subject of `input` (ADR 0206): what was sent is the same, or reads the same, whatever the spaces around its
 * values and their repetitions. Of an entity whose item doesn't have what the account said, its id alone is the same: a file of the
 * watchlist says no more of it.
 */
export function isSameSubject(item: WatchItemRow, { digest, entity, given }: NewWatchItem): boolean {
  if (item.digest.equals(digest)) return true;
  if (item.entityPk !== (entity?.pk ?? null) || item.jurisdiction !== (entity?.jurisdiction ?? null)) return false;
  if (entity === null) return textOf(item.subject) === textOf(given);
  return textOf(item.given ?? NOTHING) === textOf(given);
}

const NOTHING: GivenSubject = {
  ...{ name: null, aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] },
};

function textOf({ name, aliases, type, birthDate, nationalities, identifiers }: GivenSubject): string {
  const numbers = identifiers.map(({ kind, value, country }) => [kind, value, country]);
  return canonicalJson([name, aliases, type, birthDate, nationalities, numbers]);
}
