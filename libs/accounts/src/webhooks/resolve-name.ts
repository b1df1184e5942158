import { Resolver } from 'node:dns/promises';
import type { LookupAddress, LookupOptions } from 'node:dns';

/** Finds every address of a name; an error's code is ENOTFOUND (no such name) or EAI_AGAIN (no response). */
export type ResolveName = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** How long to wait for a name server before querying the next one, or the same one again. */
const ANSWER_MS = 1_000;
/** Tries per server. If one doesn't respond, another is queried within an attempt's 5 s. */
const TRIES = 4;

/** Error codes that mean that a name has no address. Other errors don't tell. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Queries name servers directly: the system's, or `servers` if given (address or address:port). The system's own lookup would
 * block one of the few threads that files and compression need until a server responds, and anyone with a domain can run a
 * server that doesn't respond. /etc/hosts and search domains aren't used.
 */
export function createResolveName({
  servers,
  tries = TRIES,
}: { servers?: string[]; tries?: number } = {}): ResolveName {
  return (hostname, _options, done) => {
    // One resolver per lookup: it reads the system's servers when created and caches nothing.
    const resolver = new Resolver({ timeout: ANSWER_MS, maxTimeout: ANSWER_MS, tries });
    if (servers !== undefined) resolver.setServers(servers);
    void Promise.allSettled([
      resolver.resolve4(hostname).then((found) => found.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((found) => found.map((address) => ({ address, family: 6 }))),
    ]).then((answers) => {
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      done(addresses.length > 0 ? null : errorOf(answers), addresses);
    });
  };
}

function errorOf(answers: readonly PromiseSettledResult<unknown>[]): NodeJS.ErrnoException {
  const codes = answers.map((answer) =>
    answer.status === 'rejected' ? (answer.reason as { code?: string }).code : '',
  );
  const code = codes.every((said) => NO_ADDRESS.has(said ?? '')) ? 'ENOTFOUND' : 'EAI_AGAIN';
  return Object.assign(new Error('the name has no address'), { code });
}
