import ipaddr from 'ipaddr.js';
import { isInternalName } from './special-names.js';
import { addressesInName } from './wildcard-dns.js';

const MAX_URL = 2_048;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Error text, shown after "url". */
export const NOT_PUBLIC = 'must lead to a public host';

export type UrlCheck = { ok: true; url: string } | { ok: false; problem: string };

/**
 * Reads `text` as the address of a webhook: https, no credentials, and a host that is public as written (ADR 0030; the
 * address behind a name is checked on connecting). `url` is the normal form; `problem` is shown after "url". With
 * `allowPrivate` (the demo only) http and any host are accepted.
 */
export function parseWebhookUrl(text: string, { allowPrivate }: { allowPrivate: boolean }): UrlCheck {
  if (text.length > MAX_URL) return invalid(`must have at most ${String(MAX_URL)} characters`);
  // The parser silently drops tabs and line breaks, and blanks at both ends.
  if (/[\s\p{Cc}]/u.test(text)) return invalid('must not contain blanks or control characters');
  // It also accepts https:host, https:/host and backslashes.
  const absolute = allowPrivate ? /^https?:\/\/[^/\\]/i : /^https:\/\/[^/\\]/i;
  if (!absolute.test(text) || text.includes('\\') || !URL.canParse(text)) {
    return invalid(`must be an absolute ${allowPrivate ? 'http or https' : 'https'} address`);
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return invalid('must not contain a user name or password');
  if (url.hash !== '') return invalid('must not contain a fragment');
  if (url.port === '0') return invalid('must not name port 0, which nothing can listen on');
  if (!allowPrivate && !isPublicHost(url.hostname)) return invalid(NOT_PUBLIC);
  return url.href.length > MAX_URL
    ? invalid(`must have at most ${String(MAX_URL)} characters`)
    : { ok: true, url: url.href };
}

/** Whether an IPv4 or IPv6 address, as written in a URL or by a resolver, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4-mapped addresses are checked as IPv4. Other embeddings (translation, 6to4, Teredo) are not unicast and are refused.
  const parsed = ipaddr.process(address);
  // Only 2000::/3 of IPv6 is allocated. Outside of it, `::127.0.0.1` would count as unicast too.
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST));
}

/** The host of `url` if it's a name, without the trailing dot; null if it's an address. */
export function hostNameOf(url: string): string | null {
  const host = new URL(url).hostname.replace(/\.$/, '');
  return host.startsWith('[') || ipaddr.IPv4.isValid(host) ? null : host;
}

/** `host` comes from the URL parser, which normalizes every IPv4 notation (hex, octal, short) to four numbers. */
function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  const name = host.replace(/\.$/, '');
  if (ipaddr.IPv4.isValid(name)) return isPublicAddress(name);
  if (!isDomainName(name) || isInternalName(name)) return false;
  const embedded = addressesInName(name);
  return embedded === null || (embedded.length > 0 && embedded.every(isPublicAddress));
}

/** At least two labels, none empty or too long for DNS (RFC 1035). */
function isDomainName(name: string): boolean {
  const labels = name.split('.');
  return name.length <= 253 && labels.length > 1 && labels.every((label) => label.length > 0 && label.length <= 63);
}

function invalid(problem: string): UrlCheck {
  return { ok: false, problem };
}
