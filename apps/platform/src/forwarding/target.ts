import { DomainError } from '@entity-registry/domain';

export interface ForwardedTarget {
  /** Path of the API, such as `/v5/entities/pa_own_42`. */
  readonly path: string;
  /** Includes the question mark, or is empty. */
  readonly query: string;
}

/**
 * No path of the API needs a percent sign, so none is allowed. Nothing is decoded here, so nothing can be decoded
 * twice: `..`, `%2e`, `//` or the address of another host can't become a path that the allow-list didn't check.
 */
const PART = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
/** Characters that Node sends unchanged. A fragment never reaches a server. */
const QUERY = /^\?[\x21\x22\x24-\x7e]*$/;

/**
 * The API target of `url`, as received, below the path `mount` of this app. Throws `route_not_found` for a path with anything but
 * plain segments, `malformed_request` for a query that can't be forwarded unchanged.
 */
export function forwardedTarget(url: string, mount: string): ForwardedTarget {
  const [whole = '', ...rest] = url.split('?');
  // Routes are case-insensitive.
  const below = whole.slice(0, mount.length).toLowerCase() === mount ? whole.slice(mount.length) : '';
  const [root, ...parts] = below.split('/');
  if (root !== '' || parts.length === 0 || !parts.every((part) => PART.test(part))) {
    throw new DomainError('route_not_found');
  }
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  if (query !== '' && !QUERY.test(query)) throw new DomainError('malformed_request');
  return { path: below, query };
}
