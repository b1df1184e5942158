import { DomainError } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';

const ID = /^[1-9]\d{0,17}$/;

/** An id of a path. Throws `invalid_parameter`, naming it, unless it is a positive integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, bigint> {
  transform(text: string, { data = 'id' }: ArgumentMetadata): bigint {
    if (!ID.test(text)) {
      throw new DomainError('invalid_parameter', { parameter: data, message: 'must be a positive integer' });
    }
    return BigInt(text);
  }
}
