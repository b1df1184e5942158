import { readMailbox } from '@entity-registry/domain';
import { getDomain } from 'tldts';
import type { HashKey } from '../keys/keys.js';

/**
 * Hashes of mailboxes, domains and networks for the limits of trials: HMAC-SHA-256 under the server's pepper (as for API
 * keys), separate for each kind. Guesses can't be tested without the pepper.
 */
export class TrialHashes {
  constructor(private readonly hashKey: HashKey) {}

  /** The mailbox of an address: the same for all its spellings and tags. */
  mailbox(email: string): Buffer {
    return this.hash('mailbox', readMailbox(email).mailbox);
  }

  /**
   * The organization's domain, also for addresses at its subdomains; null: a public provider, whose domain doesn't identify
   * anyone. Uses only the registry part of the public suffix list, not the private part: a host name of a dynamic DNS service
   * isn't an organization.
   */
  domain(email: string): Buffer | null {
    const { domain, publicProvider } = readMailbox(email);
    if (publicProvider) return null;
    return this.hash('domain', getDomain(domain, { allowPrivateDomains: false }) ?? domain);
  }

  /** A network (see `networkOf`) on the UTC day of `now`. */
  network(block: string, now: Date): Buffer {
    return this.hash('network', `${block}\n${now.toISOString().slice(0, 10)}`);
  }

  private hash(kind: string, text: string): Buffer {
    // API keys have no line break, so none of these can be the hash of an API key.
    return Buffer.from(this.hashKey(`trial ${kind}\n${text}`));
  }
}
