import { DomainError } from '@entity-registry/domain';
import type { ErrorCode } from '@entity-registry/domain';
import type { PipeTransform } from '@nestjs/common';

/** The id of a watchlist, an item or a notice in a path. Anything that can't be one names nothing: 404. */
export class WatchIdPipe implements PipeTransform<string, bigint> {
  constructor(
    private readonly error: Extract<ErrorCode, 'watchlist_not_found' | 'watch_item_not_found' | 'notice_not_found'>,
  ) {}

  transform(text: string): bigint {
    if (!/^[1-9]\d{0,15}$/.test(text)) throw new DomainError(this.error);
    return BigInt(text);
  }
}
