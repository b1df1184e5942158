import { EntityRegistry } from '../src/client.js';
import type { ClientOptions } from '../src/options.js';

/** One request as the service would see it. */
export interface RecordedRequest {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: string | null;
}

/** The service's reaction to a request: a response, a network failure, or silence until the request is canceled. */
export type Reply = Response | Error | 'silence';

/** A service that returns the replies in order, repeating the last one. Time only passes in sleeps. */
export class StubService {
  readonly seen: RecordedRequest[] = [];
  /** How long the client slept, in milliseconds. */
  readonly slept: number[] = [];
  private time = Date.parse('2026-11-21T12:00:00Z');
  private names = 0;

  constructor(private readonly replies: readonly Reply[]) {}

  client(options: Partial<ClientOptions> = {}): EntityRegistry {
    return new EntityRegistry({
      baseUrl: 'https://api.example.test',
      apiKey: 'pk_test',
      fetch: this.fetch,
      random: () => 0.5,
      randomId: () => `id-${(this.names += 1)}`,
      clock: {
        now: () => this.time,
        sleep: (ms) => {
          this.slept.push(ms);
          this.time += ms;
          return Promise.resolve();
        },
      },
      ...options,
    });
  }

  /** Header `name` of each request. */
  sent(name: string): (string | null)[] {
    return this.seen.map(({ headers }) => headers.get(name));
  }

  private readonly fetch = (url: string, { method, headers, body, signal }: RequestInit): Promise<Response> => {
    this.seen.push({ url, method, headers: new Headers(headers), body: typeof body === 'string' ? body : null });
    const reply = this.replies[Math.min(this.seen.length, this.replies.length) - 1];
    if (reply instanceof Response) return Promise.resolve(reply.clone());
    if (reply instanceof Error) return Promise.reject(reply);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('This operation was aborted', 'AbortError'));
      });
    });
  };
}

/** A JSON response. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** An error in the form of problem details. */
export function problem(
  status: number,
  code: string,
  members: object = {},
  headers: Record<string, string> = {},
): Response {
  const body = {
    type: `/docs/errors#${code}`,
    title: code,
    status,
    detail: `refused: ${code}`,
    instance: '/',
    ...members,
  };
  return answer(status, body, { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'req-1', ...headers });
}

/** The rejection of the promise. */
export function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}
