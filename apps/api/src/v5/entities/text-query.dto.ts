import { DomainError } from '@entity-registry/domain';
import { IsOptional, IsString } from 'class-validator';

/** Query of `GET /v5/entities/{id}/text`. */
export class TextQuery {
  /** Which page: 1 when absent. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly page?: string;

  /** true or 1: answers the price and charges nothing; false or 0: the call itself. */
  @IsOptional()
  @IsString({ message: 'must be text' })
  readonly dry_run?: string;
}

const WHOLE = /^[1-9]\d{0,8}$/;

/** The page asked for. Throws `invalid_parameter` for anything but a whole number from 1 on. */
export function pageOf(text: string | undefined): number {
  if (text === undefined) return 1;
  if (!WHOLE.test(text)) {
    throw new DomainError('invalid_parameter', { parameter: 'page', message: 'must be an integer of 1 or more' });
  }
  return Number(text);
}
