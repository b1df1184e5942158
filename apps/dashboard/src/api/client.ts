import { BackendError, toBackendError } from './backend-error.js';
import type { ResponseOf, Method, PathWith } from './paths.js';
import { lookup } from '../lookup.js';

export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

export interface RequestOptions {
  /** Fills `{id}` in the path; each value is encoded. */
  path?: Readonly<Record<string, string | number>>;
  /** Left out if null or undefined; a list is repeated. */
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type RequestMethodWithBody<M extends Method> = RequestMethod<M, RequestOptions>;

/** Response types come from the documents' paths; for undocumented routes, such as the auth library's, pass `T`. */
interface RequestMethod<M extends Method, Options> {
  <P extends PathWith<M>>(path: P, options?: Options): Promise<ResponseOf<P, M>>;
  <T>(path: string, options?: Options): Promise<T>;
}

/**
 * The dashboard's own backend, on the host that the page came from. JSON in and out; throws BackendError. The session is a cookie
 * that no script can read. Every request carries X-Requested-With: no page of another site can add it, and the backend makes no
 * call that may cost money without it.
 */
export interface Api {
  get: RequestMethod<'get', Omit<RequestOptions, 'body'>>;
  post: RequestMethodWithBody<'post'>;
  put: RequestMethodWithBody<'put'>;
  patch: RequestMethodWithBody<'patch'>;
  delete: RequestMethodWithBody<'delete'>;
  /** The options for the client of the registry's own API (`new EntityRegistry({ baseUrl, fetch })`). */
  fetch: Fetch;
}

type UntypedRequest = <T>(path: string, options?: RequestOptions) => Promise<T>;

export function createApi(send: Fetch): Api {
  const fetch: Fetch = (url, init) => {
    // A plain object, so that callers can add their own headers.
    const headers = Object.fromEntries(new Headers(init.headers));
    return send(url, { ...init, headers: { ...headers, 'x-requested-with': 'dashboard' } });
  };
  const call =
    (method: string): UntypedRequest =>
    async <T>(path: string, { path: parts, query, body, signal, headers }: RequestOptions = {}): Promise<T> => {
      const url = addressOf(path, parts, query);
      const changes = method !== 'GET';
      const response = await fetch(url, {
        method,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...(changes && { 'content-type': 'application/json' }), ...headers },
        ...(changes && (body !== undefined || method !== 'DELETE') && { body: JSON.stringify(body ?? {}) }),
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        if (signal?.aborted) throw error;
        throw new BackendError(0, 'unreachable', 'The service does not answer.', undefined, {}, undefined);
      });
      if (!response.ok) throw await toBackendError(response);
      if (response.status === 204) return undefined as T;
      return (await response.json().catch(() => {
        throw new BackendError(
          response.status,
          'unreadable',
          'The answer could not be read.',
          undefined,
          {},
          undefined,
        );
      })) as T;
    };
  return {
    get: call('GET') as Api['get'],
    post: call('POST') as Api['post'],
    put: call('PUT') as Api['put'],
    patch: call('PATCH') as Api['patch'],
    delete: call('DELETE') as Api['delete'],
    fetch,
  };
}

/** `/api/keys/{id}` with its values and query, as a URL on our own host. */
export function addressOf(path: string, parts: RequestOptions['path'] = {}, query: Query = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = lookup(parts, name);
    if (value === undefined) throw new Error(`${path}: no value for ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      if (one !== null && one !== undefined) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
