import type pg from 'pg';
import { deleteCorporateDomain, insertCorporateDomain, listCorporateDomains } from './corporate-domain-rows.js';
import type { CorporateDomainRow } from './corporate-domain-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';

/** The list of email domains with the larger free quotas (ADR 0011). Domains are given in lower case. */
export class CorporateDomains {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** In alphabetical order. */
  list(): Promise<CorporateDomainRow[]> {
    return listCorporateDomains(this.pool);
  }

  /** Adds a domain to the list; adding it again changes nothing. */
  async add(domain: string, actor: Actor): Promise<void> {
    const now = this.options.now();
    await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      if (await insertCorporateDomain(tx, domain, now)) {
        await recordChange({ action: 'corporate_domain.add', target: domain });
      }
    });
  }

  /** Removes a domain from the list; changes nothing if it isn't there. */
  async remove(domain: string, actor: Actor): Promise<void> {
    await withAudit(this.pool, actor, this.options.now(), async (tx, recordChange) => {
      if (await deleteCorporateDomain(tx, domain))
        await recordChange({ action: 'corporate_domain.remove', target: domain });
    });
  }
}
