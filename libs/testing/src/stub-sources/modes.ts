import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How an institution of the stub behaves: `slow` responds late, `down` with status 503, `wrong` with an error page and status
 * 200, `huge` with far more than a reader should accept.
 */
export const STUB_MODES = ['ok', 'slow', 'down', 'wrong', 'huge'] as const;
export type StubMode = (typeof STUB_MODES)[number];

export interface StubBehavior {
  readonly mode: StubMode;
  /** For `slow`: the delay of the response, in milliseconds. */
  readonly delayMs: number;
}

export const DEFAULT_BEHAVIOR: StubBehavior = { mode: 'ok', delayMs: 2_000 };

/** Size of a `huge` body: above the limit of the source readers. */
export const HUGE_BYTES = 40 * 1024 * 1024;

const ERROR_PAGE = `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>Error</title></head>
<body><h1>Ha ocurrido un error en la aplicación</h1><p>Por favor intente más tarde.</p></body></html>
`;

/** Reads the body of the control route; a string says what is wrong with it. */
export function readBehavior(body: string): StubBehavior | string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return 'the body is not JSON';
  }
  const { mode, delayMs = DEFAULT_BEHAVIOR.delayMs } = (value ?? {}) as { mode?: unknown; delayMs?: unknown };
  const known = STUB_MODES.find((name) => name === mode);
  if (known === undefined) return `mode must be one of ${STUB_MODES.join(', ')}`;
  if (typeof delayMs !== 'number' || !(delayMs >= 0 && delayMs <= 600_000)) return 'delayMs must be 0 to 600000';
  return { mode: known, delayMs };
}

/** Applies the behavior; true if the response is complete. A `slow` source continues with its usual response. */
export async function misbehave({ mode, delayMs }: StubBehavior, response: ServerResponse): Promise<boolean> {
  switch (mode) {
    case 'ok':
      return false;
    case 'slow':
      await pause(delayMs, undefined, { ref: false });
      return response.destroyed;
    case 'down':
      response.writeHead(503, { 'content-type': 'text/plain' }).end('Servicio no disponible\n');
      return true;
    case 'wrong':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(ERROR_PAGE);
      return true;
    case 'huge':
      await sendHuge(response);
      return true;
  }
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const block = Buffer.alloc(1024 * 1024, ' ');
  for (let sent = 0; sent < HUGE_BYTES && !response.destroyed; sent += block.length) {
    if (!response.write(block)) await drained(response);
  }
  response.end();
}

/** Resolves when more can be sent, or when the reader has disconnected. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.once('drain', done).once('close', done);
  });
}
