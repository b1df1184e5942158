/** A route that is never charged (ADR 0003). `key`: whether it requires a key. */
export interface ExemptRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly key: 'none' | 'required';
}

/** Every other authenticated 2xx carries the base charge. */
export const EXEMPT_ROUTES: readonly ExemptRoute[] = [
  { method: 'GET', path: '/health', key: 'none' },
  { method: 'GET', path: '/health/ready', key: 'none' },
  { method: 'GET', path: '/docs', key: 'none' },
  { method: 'GET', path: '/docs/errors', key: 'none' },
  { method: 'GET', path: '/docs/assets/{file}', key: 'none' },
  { method: 'GET', path: '/v4/openapi.yml', key: 'none' },
  { method: 'GET', path: '/v5/openapi.yml', key: 'none' },
  { method: 'GET', path: '/.well-known/jwks.json', key: 'none' },
  { method: 'GET', path: '/v5/catalog', key: 'required' },
  { method: 'GET', path: '/v5/coverage', key: 'required' },
  { method: 'GET', path: '/v5/lists', key: 'required' },
  { method: 'GET', path: '/v5/screenings/{id}', key: 'required' },
  { method: 'GET', path: '/v5/screening/decisions', key: 'required' },
  { method: 'POST', path: '/v5/screening/decisions', key: 'required' },
  { method: 'GET', path: '/v5/watchlists', key: 'required' },
  { method: 'POST', path: '/v5/watchlists', key: 'required' },
  { method: 'GET', path: '/v5/watchlists/{id}', key: 'required' },
  { method: 'PATCH', path: '/v5/watchlists/{id}', key: 'required' },
  { method: 'DELETE', path: '/v5/watchlists/{id}', key: 'required' },
  { method: 'GET', path: '/v5/watchlists/{id}/items', key: 'required' },
  { method: 'POST', path: '/v5/watchlists/{id}/items', key: 'required' },
  { method: 'DELETE', path: '/v5/watchlists/{id}/items/{item}', key: 'required' },
  { method: 'GET', path: '/v5/events', key: 'required' },
  { method: 'GET', path: '/v5/notices', key: 'required' },
  { method: 'POST', path: '/v5/notices/{id}/acknowledgements', key: 'required' },
  { method: 'GET', path: '/v5/usage', key: 'required' },
  { method: 'GET', path: '/v5/search/{surface}/schema', key: 'required' },
  { method: 'GET', path: '/v4/update_requests/{update_request_id}', key: 'required' },
  { method: 'GET', path: '/v5/update_requests/{update_request_id}', key: 'required' },
];
