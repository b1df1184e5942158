import { ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { CorporateDomainRow } from '@entity-registry/accounts';

export class CorporateDomainView {
  @ShownText('the domain', { example: 'example.com' })
  readonly domain!: string;
  @ShownTime('when it was added to the list')
  readonly added_at!: string;
}

export const toCorporateDomain = ({ domain, addedAt }: CorporateDomainRow): Shown<CorporateDomainView> => ({
  domain,
  added_at: addedAt.toISOString(),
});
