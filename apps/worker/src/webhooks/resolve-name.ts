import { Resolver } from 'node:dns/promises';
import type { LookupAddress, LookupOptions } from 'node:dns';

/** Finds every address of a name; an error's code is ENOTFOUND (there is none) or EAI_AGAIN (nobody could tell). */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** How long a server of names is waited for before the next is asked, or the same again. */
const ANSWER_MS = 1_000;
/** Of each server; with one that is silent, what is left of an attempt's 5 s. */
const TRIES = 4;

/** What it is that servers say when a name has no address; of other errors nobody knows. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Asks the servers of names themselves, those of the system unless `servers` are given (address or address:port). The
 * system's own look-up would hold one of the few threads that files and compression need for as long as a server is
 * silent, and whoever has a name can have a silent server. /etc/hosts and search domains play no part.
 */
export function createResolveName({ servers, tries = TRIES }: { servers?: string[]; tries?: number } = {}): Resolve {
  return (hostname, _options, done) => {
    // One for each look-up: it reads the system's servers when it is made, and remembers no answers.
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
