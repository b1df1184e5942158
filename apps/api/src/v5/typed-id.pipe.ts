import { DEFAULT_JURISDICTION, DomainError, JURISDICTIONS, parseTypedId } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';

/**
 * The parts of a v5 id. Throws `malformed_id` for anything but an id, and `jurisdiction_reserved` for one of a jurisdiction
 * that v5 does not serve (ADR 0011).
 */
export function parseServedId(text: string): ParsedTypedId {
  const id = parseTypedId(text);
  const { jurisdiction } = id;
  if (JURISDICTIONS[jurisdiction].v5Status === 'reserved')
    throw new DomainError('jurisdiction_reserved', { jurisdiction });
  return id;
}

/** `parseServedId` for calls that read only one country, such as batches. Ids of other countries are refused the same way. */
export function parseDefaultId(text: string): ParsedTypedId {
  const id = parseServedId(text);
  assertDefaultJurisdiction(id);
  return id;
}

/** For calls that read only one country, such as refreshes: throws `jurisdiction_reserved` for an id of another. */
export function assertDefaultJurisdiction({ jurisdiction }: ParsedTypedId): void {
  if (jurisdiction !== DEFAULT_JURISDICTION) throw new DomainError('jurisdiction_reserved', { jurisdiction });
}

/**
 * Refuses the id of an asset where only companies and persons are allowed. Throws `invalid_parameter`, which names the allowed
 * kinds of ids.
 */
export function assertOwnType({ type }: ParsedTypedId, what: string): void {
  if (type === 'own') return;
  const message = `must belong to a company or a person, such as pa_own_42: an asset (${type}) has no ${what}`;
  throw new DomainError('invalid_parameter', { parameter: 'id', message });
}

/** `parseServedId` for a path parameter. */
@Injectable()
export class TypedIdPipe implements PipeTransform<string, ParsedTypedId> {
  transform(text: string): ParsedTypedId {
    return parseServedId(text);
  }
}
