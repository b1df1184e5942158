import { DomainError } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';

const TEXT_ID = /^[\w-]{1,64}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses an id of the auth library in a path. Throws `invalid_parameter`, naming it, if it can't be one. */
@Injectable()
export class TextIdPipe implements PipeTransform<string, string> {
  transform(text: string, { data = 'id' }: ArgumentMetadata): string {
    if (TEXT_ID.test(text)) return text;
    throw new DomainError('invalid_parameter', { parameter: data, message: 'must be a valid id' });
  }
}

/**
 * Parses an id of an organization or an invitation in a path. Throws `invalid_parameter`, naming it, if it isn't a
 * UUID.
 */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(text: string, { data = 'id' }: ArgumentMetadata): string {
    if (UUID.test(text)) return text.toLowerCase();
    throw new DomainError('invalid_parameter', { parameter: data, message: 'must be a UUID' });
  }
}

/** Whether a string of a body is a UUID. */
export const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);
