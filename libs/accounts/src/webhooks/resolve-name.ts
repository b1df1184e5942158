import { Resolver } from 'node:dns/promises';
import type { LookupAddress, LookupOptions } from 'node:dns';

/** Finds every address of a name; an error's code is ENOTFOUND (no such name) or EAI_AGAIN (no answer). */
export type ResolveName = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** How long to wait for a name server before asking the next, or the same one again. */
const ANSWER_MS = 1_000;
/** For each server; a silent one is followed by another within an attempt's 5 s. */
const TRIES = 4;

/** What servers say when a name has no address; other errors leave that open. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Asks the name servers directly, those of the system unless `servers` are given (address or address:port). The system's own
 * lookup would hold one of the few threads that files and compression need for as long as a server is silent, and anyone with
 * a domain can run a silent server. /etc/hosts and search domains aren't used.
 */
export function createResolveName({
  servers,
  tries = TRIES,
}: { servers?: string[]; tries?: number } = {}): ResolveName {
  return (hostname, _options, done) => {
    // One for each lookup: it reads the system's servers when created, and caches no answers.
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
