import { createHash } from 'node:crypto';
import { DomainError, foldKeyword } from '@entity-registry/domain';
import type { Condition, EntitySearchQuery, SurfaceQuery } from '@entity-registry/domain';
import type { AccountId } from '@entity-registry/accounts';
import type { BrowseCursor, SurfaceCursor } from '@entity-registry/registry';
import type { CursorPayload, Cursors } from '../cursors/cursors.js';

/** Long enough to work through a page; the list itself may change in the meantime. */
const TTL_SECONDS = 24 * 3_600;

/** The cursors of searches: valid for the account and the search they were issued for, with any `limit`. */
export class SearchCursors {
  constructor(private readonly cursors: Cursors) {}

  seal(accountId: AccountId, query: SurfaceQuery, { keys, pk, part, total }: SurfaceCursor): string {
    const payload: CursorPayload = [fingerprint(query), keys, pk, part, total.count, total.relation];
    return this.cursors.seal(scopeOf(accountId, query), payload, TTL_SECONDS);
  }

  /** Throws `invalid_cursor`. */
  open(accountId: AccountId, query: SurfaceQuery, text: string): SurfaceCursor {
    const payload = this.cursors.open(scopeOf(accountId, query), text);
    const [of, keys, pk, part, count, relation] = payload as [
      string, (string | null)[], string, number, number, SurfaceCursor['total']['relation'],
    ]; // prettier-ignore
    if (of !== fingerprint(query)) throw new DomainError('invalid_cursor');
    return { keys, pk, part, total: { count, relation } };
  }

  sealEntities(accountId: AccountId, query: EntitySearchQuery, { later, name, pk, total }: BrowseCursor): string {
    const payload: CursorPayload = [entityFingerprint(query), later, name, pk, total.count, total.relation];
    return this.cursors.seal(entityScope(accountId), payload, TTL_SECONDS);
  }

  /** Throws `invalid_cursor`. */
  openEntities(accountId: AccountId, query: EntitySearchQuery, text: string): BrowseCursor {
    const payload = this.cursors.open(entityScope(accountId), text);
    const [of, later, name, pk, count, relation] = payload as [
      string, boolean, string, string, number, BrowseCursor['total']['relation'],
    ]; // prettier-ignore
    if (of !== entityFingerprint(query)) throw new DomainError('invalid_cursor');
    return { later, name, pk, total: { count, relation } };
  }
}

const entityScope = (accountId: AccountId) => ({ purpose: 'search entities', accountId, secret: true }) as const;

function entityFingerprint({ conditions, written: name }: EntitySearchQuery): string {
  return fingerprintOf({ conditions: conditions.map(normalized), name });
}

function scopeOf(accountId: AccountId, { surface }: SurfaceQuery) {
  // Secret, because a cursor contains the last values of its page, which the row may not include (ADR 0163).
  return { purpose: `search ${surface}`, accountId, secret: true } as const;
}

/** Equal for searches with the same results in the same order. */
function fingerprint({ conditions, words, sort }: SurfaceQuery): string {
  const search = {
    conditions: conditions.map(normalized),
    words: distinct(words),
    sort: sort.map(({ field, descending }) => [field.name, descending]),
  };
  return fingerprintOf(search);
}

/**
 * The same for conditions that ask the same: the order of values and words doesn't matter, nor does their case where the filter
 * ignores it.
 */
function normalized({ field, ...condition }: Condition): readonly [string, object] {
  const folded = (text: string) => (field.exactCase ? text : foldKeyword(text));
  switch (condition.is) {
    case 'one of':
    case 'none of':
      return [field.name, { ...condition, values: distinct(condition.values.map(folded)) }];
    case 'beginning':
      return [field.name, { ...condition, value: folded(condition.value) }];
    case 'with words':
      return [field.name, { ...condition, words: distinct(condition.words) }];
    case 'key':
      return [field.name, { ...condition, keys: distinct(condition.keys.map(({ type, pk }) => `${type}_${pk}`)) }];
    default:
      return [field.name, condition];
  }
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();

function fingerprintOf(search: object): string {
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 22);
}
