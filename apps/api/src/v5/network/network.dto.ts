import { DomainError } from '@entity-registry/domain';
import type { NetworkDepth } from '@entity-registry/registry';
import { IsOptional, IsString } from 'class-validator';

/** Query of `GET /v5/entities/{id}/network`. */
export class NetworkQuery {
  /** Steps from the entity: 1, 2 or 3; 2 when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly depth?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}

const DEPTHS: Readonly<Record<string, NetworkDepth>> = { 1: 1, 2: 2, 3: 3 };
const DEFAULT_DEPTH: NetworkDepth = 2;

/** The depth of a network. Throws `invalid_parameter` for anything but 1, 2 and 3 (specification, "Limits"). */
export function depthOf(text: string | undefined): NetworkDepth {
  if (text === undefined) return DEFAULT_DEPTH;
  const depth = Object.hasOwn(DEPTHS, text) ? DEPTHS[text] : undefined;
  if (depth === undefined) {
    throw new DomainError('invalid_parameter', { parameter: 'depth', message: 'must be 1, 2 or 3' });
  }
  return depth;
}
