import type { Fetch } from '../src/api/client.js';

/** One call that a page made. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** What is answered: a body with status 200, or a response of its own. */
type Given = Response | object | null;
type Answering = (call: Call) => Given | Promise<Given>;
export type Answer = Given | Answering;

/** A backend of answers by `GET /api/keys`; what is not named is 404. */
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
    const answer = this.answers[`${method} ${url.pathname}`];
    if (answer === undefined) return fault(404, 'not_found');
    const given = typeof answer === 'function' ? await (answer as Answering)(call) : answer;
    return given instanceof Response ? given.clone() : Response.json(given);
  };

  /** The calls of one kind, such as `POST /api/keys`. */
  called(kind: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === kind);
  }
}

/** A refusal as the backend words it. */
export function fault(status: number, code: string, fields: object = {}): Response {
  return Response.json({ error: code.replaceAll('_', ' '), code, ...fields }, { status });
}
