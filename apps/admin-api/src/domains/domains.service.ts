import { CorporateDomains } from '@entity-registry/accounts';
import type { Actor } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toCorporateDomain } from './domain.dto.js';
import type { CorporateDomainView } from './domain.dto.js';

/** Maps corporate domains between the wire and the accounts library; each change returns the list. */
@Injectable()
export class DomainsService {
  constructor(private readonly domains: CorporateDomains) {}

  async list(): Promise<{ items: Shown<CorporateDomainView>[] }> {
    return { items: (await this.domains.list()).map(toCorporateDomain) };
  }

  async add(domain: string, actor: Actor): Promise<{ items: Shown<CorporateDomainView>[] }> {
    await this.domains.add(domain, actor);
    return this.list();
  }

  async remove(domain: string, actor: Actor): Promise<{ items: Shown<CorporateDomainView>[] }> {
    await this.domains.remove(domain, actor);
    return this.list();
  }
}
