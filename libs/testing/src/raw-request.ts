import { connect } from 'node:net';

/** A raw request, valid or not. */
export interface RawRequest {
  method: string;
  target: string;
  /** In order; a name may occur twice. */
  headers: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer;
}

export interface RawResponse {
  /** 0: the connection ended without a response. */
  status: number;
  /** The whole response, head and body. */
  text: string;
  /** Milliseconds from opening the connection to the end of the response. */
  ms: number;
}

const LIMIT_MS = 20_000;

/**
 * Sends the request on its own connection, without the checks of an HTTP client, and reads until the server ends the
 * connection or the response is complete. `head` replaces the head made from method, target and headers.
 */
export function sendRaw(port: number, request: RawRequest, head = headOf(request)): Promise<RawResponse> {
  return new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const finish = (): void => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, ms: performance.now() - began });
      socket.destroy();
    };
    socket.setTimeout(LIMIT_MS, finish);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) finish();
    });
    // A server that refuses early ends the connection while the rest is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', finish);
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(request.body ?? '')]));
  });
}

/** Request line and headers, with a Content-Length when there is a body and none is given. */
export function headOf({ method, target, headers, body }: RawRequest): string {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const length = body === undefined || names.has('content-length') || names.has('transfer-encoding');
  const all = [...headers, ...(length ? [] : [['Content-Length', String(Buffer.byteLength(body))] as const])];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\n${names.has('host') ? '' : 'Host: api.example.test\r\n'}${lines}\r\n`;
}

function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
  return length !== undefined && bytes.length >= end + 4 + Number(length);
}
