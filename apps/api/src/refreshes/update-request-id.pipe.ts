import { DomainError } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';

const INTEGER = /^-?\d+$/;

/** The path id of a poll. Throws `invalid_update_request_id` for anything but an integer, which may have any size. */
@Injectable()
export class UpdateRequestIdPipe implements PipeTransform<string, bigint> {
  transform(id: string): bigint {
    if (!INTEGER.test(id)) throw new DomainError('invalid_update_request_id');
    return BigInt(id);
  }
}
