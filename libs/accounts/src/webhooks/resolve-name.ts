import { Resolver } from 'node:dns/promises';
import type { LookupAddress, LookupOptions } from 'node:dns';

/** Finds every address of a name; an error's code is ENOTFOUND (no such name) or EAI_AGAIN (no response). */
export type ResolveName = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** How long to wait for a name server before querying the next one, or the same one again. */
const RESPONSE_MS = 1_000;
/** Tries per server. If one doesn't respond, another is queried within an attempt's 5 s. */
const MAX_ATTEMPTS = 4;

/** Error codes that mean that a name has no address. Other errors don't tell. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Queries name servers directly: the system's, or `servers` if given (address or address:port). The system's own lookup would
 * block one of the few threads that files and compression need until a server responds, and anyone with a domain can run a
 * server that doesn't respond. /etc/hosts and search domains aren't used.
 */
export function createResolveName({
  servers,
  tries = MAX_ATTEMPTS,
}: { servers?: string[]; tries?: number } = {}): ResolveName {
  return (hostname, _options, done) => {
    // One resolver per lookup: it reads the system's servers when created and caches nothing.
    const resolver = new Resolver({ timeout: RESPONSE_MS, maxTimeout: RESPONSE_MS, tries });
    if (servers !== undefined) resolver.setServers(servers);
    void Promise.allSettled([
      resolver.resolve4(hostname).then((found) => found.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((found) => found.map((address) => ({ address, family: 6 }))),
    ]).then((results) => {
      const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      done(addresses.length > 0 ? null : errorOf(results), addresses);
    });
  };
}

function errorOf(results: readonly PromiseSettledResult<unknown>[]): NodeJS.ErrnoException {
  const codes = results.map((result) =>
    result.status === 'rejected' ? (result.reason as { code?: string }).code : '',
  );
  const code = codes.every((each) => NO_ADDRESS.has(each ?? '')) ? 'ENOTFOUND' : 'EAI_AGAIN';
  return Object.assign(new Error('the name has no address'), { code });
}
