import type { Server } from 'node:http';
import request from 'supertest';
import type { Response } from 'supertest';

export type Method = 'get' | 'head' | 'options' | 'post' | 'put' | 'patch' | 'delete';

/** A response, with the body without supertest's `any`. */
export interface TestResponse {
  status: number;
  body: unknown;
  headers: Record<string, string | undefined>;
  text: string;
}

/** A browser on a page of the dashboard: it stores its cookies, and sends what the dashboard's scripts send. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly server: Server,
    private readonly origin: string,
    /** Sent with every request; null removes one. */
    readonly headers: Readonly<Record<string, string | null>> = {},
  ) {}

  get(path: string, headers?: Readonly<Record<string, string | null>>): Promise<TestResponse> {
    return this.call('get', path, undefined, headers);
  }

  post(path: string, body: object = {}, headers?: Readonly<Record<string, string | null>>): Promise<TestResponse> {
    return this.call('post', path, body, headers);
  }

  put(path: string, body: object = {}): Promise<TestResponse> {
    return this.call('put', path, body);
  }

  patch(path: string, body: object): Promise<TestResponse> {
    return this.call('patch', path, body);
  }

  delete(path: string, body?: object): Promise<TestResponse> {
    return this.call('delete', path, body);
  }

  /** `body`: a string is sent as it is, with the Content-Type of `headers`; a header that is null is left out. */
  async call(
    method: Method,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string | null>> = {},
  ): Promise<TestResponse> {
    const sent = request(this.server)[method](path);
    const own = { Origin: this.origin, 'X-Requested-With': 'dashboard' };
    const all: Record<string, string | null> = { ...own, ...this.headers, ...headers };
    for (const [name, value] of Object.entries(all)) {
      if (value !== null) sent.set(name, value);
    }
    if (this.cookies.size > 0) sent.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    return this.storeCookies(await (body === undefined ? sent : sent.send(body)));
  }

  private storeCookies(response: Response): TestResponse {
    const { status, text } = response;
    const headers = response.headers as Record<string, string | string[] | undefined>;
    const set = headers['set-cookie'];
    for (const cookie of typeof set === 'string' ? [set] : (set ?? [])) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /;\s*max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status, body: response.body as unknown, headers: headers as TestResponse['headers'], text };
  }
}
