import type { Fetch } from '../src/api/client.js';

/** A request that a page made. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** The response: a body with status 200, or a full response. */
type Given = Response | object | null;
type Answering = (call: Call) => Given | Promise<Given>;
export type Answer = Given | Answering;

/** A fake backend with responses by `GET /api/keys`; all others are 404. */
export class FakeBackend {
  readonly calls: Call[] = [];

  constructor(readonly answers: Record<string, Answer>) {}

  readonly fetch: Fetch = async (address, { method = 'GET', body, headers }) => {
    const url = new URL(address, 'http://dashboard.example.test');
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    const call: Call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: sent,
      headers: new Headers(headers),
    };
    this.calls.push(call);
    const refusal = refusalOf(call);
    if (refusal !== null) return refusal;
    const answer = this.answers[`${method} ${url.pathname}`];
    if (answer === undefined) return fault(404, 'not_found');
    const given = typeof answer === 'function' ? await (answer as Answering)(call) : answer;
    return given instanceof Response ? given.clone() : Response.json(given);
  };

  /** The requests of one kind, such as `POST /api/keys`. */
  called(kind: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === kind);
  }
}

/** The explorer's free routes. */
const FREE = /^\/api\/explorer\/v[45]\/(?:catalog|coverage|update_requests\/\d+|search\/[a-z-]+\/schema)$/;

/** The backend's requirements for every registry call: the dashboard's header and, if it is paid, its limit. */
function refusalOf({ path, query, headers }: Call): Response | null {
  if (!/^\/api\/(?:explorer|sandbox)\/v[45]\//.test(path)) return null;
  if (headers.get('x-requested-with') !== 'dashboard') return fault(403, 'origin_rejected');
  const isFree = path.startsWith('/api/sandbox/') || query.has('dry_run') || FREE.test(path);
  return isFree || headers.has('x-max-charge') ? null : fault(400, 'max_charge_required');
}

/** An error in the backend's format. */
export function fault(status: number, code: string, fields: object = {}): Response {
  return Response.json({ error: code.replaceAll('_', ' '), code, ...fields }, { status });
}
