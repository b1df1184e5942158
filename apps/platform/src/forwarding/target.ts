import { DomainError } from '@entity-registry/domain';

export interface ForwardedTarget {
  /** Path of the API, such as `/v5/entities/pa_own_42`. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/**
 * No path of the API needs a percent sign, so that none is taken: what is not decoded cannot be decoded twice, and neither
 * `..` nor `%2e` nor `//` nor an address of another host can become a path that the allow-list did not see.
 */
const PART = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
/** What Node sends as it stands; a fragment never reaches a server. */
const QUERY = /^\?[\x21\x22\x24-\x7e]*$/;

/**
 * What `url` asks of the API, as it came over the wire, below the path `mount` of this app. Throws `route_not_found` for a
 * path that is anything but plain parts, `malformed_request` for a query that cannot be sent on as it is.
 */
export function forwardedTarget(url: string, mount: string): ForwardedTarget {
  const [whole = '', ...rest] = url.split('?');
  // Routes match in either case.
  const below = whole.slice(0, mount.length).toLowerCase() === mount ? whole.slice(mount.length) : '';
  const [root, ...parts] = below.split('/');
  if (root !== '' || parts.length === 0 || !parts.every((part) => PART.test(part))) {
    throw new DomainError('route_not_found');
  }
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  if (query !== '' && !QUERY.test(query)) throw new DomainError('malformed_request');
  return { path: below, query };
}
