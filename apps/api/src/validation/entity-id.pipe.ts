import { DomainError } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';

const INTEGER = /^-?\d+$/;

/** A v4 path id. Throws `invalid_id` for anything but an integer; any size is valid, and a huge one finds nothing. */
@Injectable()
export class EntityIdPipe implements PipeTransform<string, bigint> {
  transform(id: string): bigint {
    if (!INTEGER.test(id)) throw new DomainError('invalid_id');
    return BigInt(id);
  }
}
