import { DomainError } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';

const MAX_LENGTH = 253;
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain of a path, in lower case. Throws `invalid_parameter` unless it is valid in an email address. */
@Injectable()
export class DomainPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    const domain = text.toLowerCase();
    if (domain.length > MAX_LENGTH || !NAME.test(domain)) {
      const message = 'must be a domain such as example.com; write international domains in their xn-- form';
      throw new DomainError('invalid_parameter', { parameter: 'domain', message });
    }
    return domain;
  }
}
