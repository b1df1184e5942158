import { createHash } from 'node:crypto';
import { DomainError } from '@entity-registry/domain';
import type { SurfaceQuery } from '@entity-registry/domain';
import type { AccountId } from '@entity-registry/accounts';
import type { SurfaceCursor } from '@entity-registry/registry';
import type { CursorPayload, Cursors } from '../cursors/cursors.js';

/** Long enough to work through a page; the list itself may change in the meantime. */
const TTL_SECONDS = 24 * 3_600;

/** The cursors of searches: valid for the account and the very search they were issued for, whatever its `limit`. */
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
}

function scopeOf(accountId: AccountId, { surface }: SurfaceQuery) {
  // It contains the values that the page ended with, which the row may not include (ADR 0163).
  return { purpose: `search ${surface}`, accountId, secret: true } as const;
}

/** What makes two searches equal: their results and their order. */
function fingerprint({ conditions, words, sort }: SurfaceQuery): string {
  const search = {
    conditions: conditions.map(({ field, ...rest }) => [field.name, rest]),
    words,
    sort: sort.map(({ field, descending }) => [field.name, descending]),
  };
  const text = JSON.stringify(search, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
