import { run } from '../src/cli/run.js';
import { silentProgress } from '../src/cli/output/progress.js';
import type { Terminal } from '../src/cli/terminal.js';

/** Parts of the stub service's responses; synthetic. */
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

/** A call as received by the stub service. */
export interface StubRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: {
    readonly rows: readonly { readonly row_id: string }[];
    readonly ids?: readonly string[];
    readonly cursor?: string;
  };
}
/** `interrupt` is Ctrl-C during the call. */
export type Service = (call: StubRequest, interrupt: () => void) => Response;

export const answer = (body: object, headers: Record<string, string> = {}, status = 200): Response =>
  Response.json(body, { status, headers });

interface CommandOptions {
  readonly now?: number;
  readonly key?: string;
  /** The user's answer; absent: there is no terminal. */
  readonly yes?: string;
  /** Called for each wait of the command itself; `interrupt` is Ctrl-C during it. */
  readonly onSleep?: (interrupt: () => void) => void;
}

/** Runs a command line against a service that is a function. Time stands still at `now`. */
export async function command(args: readonly string[], service: Service, options: CommandOptions = {}) {
  const reported = { out: '', err: '' };
  const { now = Date.parse('2026-11-22T12:00:00Z'), key = 'pk_test', yes, onSleep } = options;
  const listeners = new Set<() => void>();
  const interrupt = (): void => {
    for (const listener of listeners) listener();
  };
  const terminal: Terminal = {
    out: (text) => (reported.out += text),
    err: (line) => (reported.err += `${line}\n`),
    style: { width: null, color: false },
    ask:
      yes === undefined
        ? null
        : (question) => {
            reported.err += `${question}\n`;
            return Promise.resolve(yes);
          },
    progress: () => silentProgress,
    now: () => now,
    // Like the platform's: it rejects with the signal's reason, which isn't one of our errors.
    sleep: async (_ms, signal) => {
      onSleep?.(interrupt);
      await Promise.resolve();
      signal?.throwIfAborted();
    },
    onInterrupt: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const code = await run(args, { REGISTRY_BASE_URL: 'http://api.test', REGISTRY_API_KEY: key }, terminal, {
    client: {
      clock: { now: () => now, sleep: () => Promise.resolve() },
      fetch: (url, { headers, body }) => {
        const text = typeof body === 'string' ? body : '{}';
        const call = {
          url: new URL(url),
          headers: new Headers(headers),
          body: JSON.parse(text) as StubRequest['body'],
        };
        return new Promise((resolve) => {
          resolve(service(call, interrupt));
        });
      },
    },
  });
  return { code, ...reported };
}
