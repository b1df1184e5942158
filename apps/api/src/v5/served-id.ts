import { DomainError, JURISDICTIONS, parseTypedId } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';

/**
 * The parts of a v5 id. Throws `malformed_id` for what is none, and `jurisdiction_reserved` for one of a jurisdiction that
 * v5 does not serve (ruling 17).
 */
export function parseServedId(text: string): ParsedTypedId {
  const id = parseTypedId(text);
  const { jurisdiction } = id;
  if (JURISDICTIONS[jurisdiction].v5Status === 'reserved')
    throw new DomainError('jurisdiction_reserved', { jurisdiction });
  return id;
}

/** `parseServedId` for a path parameter. */
@Injectable()
export class ServedIdPipe implements PipeTransform<string, ParsedTypedId> {
  transform(text: string): ParsedTypedId {
    return parseServedId(text);
  }
}
