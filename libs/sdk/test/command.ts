import { run } from '../src/cli/run.js';
import { silentProgress } from '../src/cli/output/progress.js';
import type { Terminal } from '../src/cli/terminal.js';

/** What answers of the stub service are made of; invented. */
export const BILLING = {
  ...{ currency: 'USD', price: '0.02', charged: '0.02', dry_run: false, base: '0.01', redundant: [] },
  codes: [{ code: 'DAT-RESOLVE', price: '0.01' }],
};
const CANDIDATE = {
  ...{ id: 'pa_own_42', nombre: 'MADERAS, S.A.', type: 'Organization', ruc_no_dv: '1-2-3', status: 'VIGENTE' },
  ...{ confidence: 0.97, matched_on: ['name'] },
};
export const RESOLUTION = { outcome: 'matched', candidates: [CANDIDATE], margin: 0.5, warnings: [], billing: BILLING };
export const CHARGED = { 'X-Service-Charge': '0.02', 'X-Service-Balance': '9.98', 'X-Request-Id': 'r1' };

/** A call as the stub service gets it. */
export interface Call {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: { readonly rows: readonly { readonly row_id: string }[] };
}
export type Service = (call: Call) => Response;

export const answer = (body: object, headers: Record<string, string> = {}, status = 200): Response =>
  Response.json(body, { status, headers });

/** One command line against a service that is a function; time stands still but for what `now` says. */
export async function command(
  args: readonly string[],
  service: Service,
  options: { now?: number; key?: string; yes?: string } = {},
) {
  const said = { out: '', err: '' };
  const { now = Date.parse('2026-11-22T12:00:00Z'), key = 'pk_test', yes } = options;
  const terminal: Terminal = {
    out: (text) => (said.out += text),
    err: (line) => (said.err += `${line}\n`),
    style: { width: null, colour: false },
    ask: yes === undefined ? null : () => Promise.resolve(yes),
    progress: () => silentProgress,
    now: () => now,
    sleep: () => Promise.resolve(),
    onInterrupt: () => () => undefined,
  };
  const code = await run(args, { REGISTRY_BASE_URL: 'http://api.test', REGISTRY_API_KEY: key }, terminal, {
    client: {
      clock: { now: () => now, sleep: () => Promise.resolve() },
      fetch: (url, { headers, body }) => {
        const text = typeof body === 'string' ? body : '{}';
        const call = { url: new URL(url), headers: new Headers(headers), body: JSON.parse(text) as Call['body'] };
        return new Promise((resolve) => {
          resolve(service(call));
        });
      },
    },
  });
  return { code, ...said };
}
