import type { Fetch } from '../src/api/client.js';

/** A request that a page made. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** The response: a body with status 200, or a full response. */
type ResponseContent = Response | object | null;
type Responder = (call: FakeRequest) => ResponseContent | Promise<ResponseContent>;
export type FakeResponse = ResponseContent | Responder;

/** A fake backend with responses by `GET /api/keys`; all others are 404. */
export class FakeBackend {
  readonly requests: FakeRequest[] = [];

  constructor(readonly responses: Record<string, FakeResponse>) {}

  readonly fetch: Fetch = async (address, { method = 'GET', body, headers }) => {
    const url = new URL(address, 'http://dashboard.example.test');
    const isCsv = new Headers(headers).get('content-type') === 'text/csv';
    const sent = typeof body === 'string' ? (isCsv ? body : (JSON.parse(body) as unknown)) : undefined;
    const call: FakeRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: sent,
      headers: new Headers(headers),
    };
    this.requests.push(call);
    const error = rejectionOf(call);
    if (error !== null) return error;
    const response = this.responses[`${method} ${url.pathname}`];
    if (response === undefined) return errorResponse(404, 'not_found');
    const given = typeof response === 'function' ? await (response as Responder)(call) : response;
    return given instanceof Response ? given.clone() : Response.json(given);
  };

  /** The requests of one kind, such as `POST /api/keys`. */
  requestsTo(kind: string): FakeRequest[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === kind);
  }
}

/** The explorer's free routes. */
const FREE =
  /^\/api\/explorer\/v[45]\/(?:catalog|coverage|lists|screenings\/\w+|screening\/decisions|update_requests\/\d+|search\/[a-z-]+\/schema)$/;

/** The backend's requirements for every registry call: the dashboard's header and, if it is paid, its limit. */
function rejectionOf({ path, query, headers }: FakeRequest): Response | null {
  if (!/^\/api\/(?:explorer|sandbox)\/v[45]\//.test(path)) return null;
  if (headers.get('x-requested-with') !== 'dashboard') return errorResponse(403, 'origin_rejected');
  const isFree = path.startsWith('/api/sandbox/') || query.has('dry_run') || FREE.test(path);
  return isFree || headers.has('x-max-charge') ? null : errorResponse(400, 'max_charge_required');
}

/** An error in the backend's format. */
export function errorResponse(status: number, code: string, fields: object = {}): Response {
  return Response.json({ error: code.replaceAll('_', ' '), code, ...fields }, { status });
}
