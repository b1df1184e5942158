import ipaddr from 'ipaddr.js';

const MAX_URL = 2_048;

/** Names that never lead out of the machine or the network it stands in. */
const INNER_NAMES = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home.arpa', 'onion'];

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

export type UrlReading = { ok: true; url: string } | { ok: false; problem: string };

/**
 * Reads `text` as the address of a webhook: https, no credentials, and a host that is public as it is written (ruling 31;
 * where a name leads is checked when it is connected to). `url` is the normal form; `problem` goes on after "url".
 * With `allowPrivate` (the demo only) http and any host will do.
 */
export function webhookUrl(text: string, { allowPrivate }: { allowPrivate: boolean }): UrlReading {
  if (text.length > MAX_URL) return refuse(`must have at most ${String(MAX_URL)} characters`);
  // The parser silently drops tabs and line ends, and blanks at the ends.
  if (/[\s\p{Cc}]/u.test(text)) return refuse('must not contain blanks or control characters');
  // It also takes https:host, https:/host and backslashes for what they were meant to be.
  const absolute = allowPrivate ? /^https?:\/\/[^/\\]/i : /^https:\/\/[^/\\]/i;
  if (!absolute.test(text) || text.includes('\\') || !URL.canParse(text)) {
    return refuse(`must be an absolute ${allowPrivate ? 'http or https' : 'https'} address`);
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return refuse('must not contain a user name or password');
  if (url.hash !== '') return refuse('must not contain a fragment');
  if (!allowPrivate && !isPublicHost(url.hostname)) return refuse('must lead to a public host');
  return url.href.length > MAX_URL
    ? refuse(`must have at most ${String(MAX_URL)} characters`)
    : { ok: true, url: url.href };
}

/** Whether an address of either family, as it is written in an URL or by a resolver, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4 within IPv6 is judged as IPv4; what is neither (translation, 6to4, Teredo) is not unicast and is refused.
  const parsed = ipaddr.process(address);
  // Of IPv6 only 2000::/3 is given out; beyond it `::127.0.0.1` would be unicast too.
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST));
}

/** `host` comes from the URL parser, which has written IPv4 in every notation (hex, octal, short) as four numbers. */
function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  const name = host.replace(/\.$/, '');
  if (ipaddr.IPv4.isValid(name)) return isPublicAddress(name);
  return name.includes('.') && !INNER_NAMES.some((inner) => name === inner || name.endsWith(`.${inner}`));
}

function refuse(problem: string): UrlReading {
  return { ok: false, problem };
}
