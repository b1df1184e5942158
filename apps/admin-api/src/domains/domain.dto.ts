import type { CorporateDomainRow } from '@entity-registry/persistence';
import { ShownText, ShownTime } from '../openapi/schemas.js';
import type { Shown } from '../openapi/shown.js';

export class CorporateDomainView {
  @ShownText('the domain', { example: 'example.com' })
  readonly domain!: string;
  @ShownTime('since when it is on the list')
  readonly added_at!: string;
}

export const toCorporateDomain = ({ domain, addedAt }: CorporateDomainRow): Shown<CorporateDomainView> => ({
  domain,
  added_at: addedAt.toISOString(),
});
