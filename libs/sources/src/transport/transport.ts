import { lookup } from '@entity-registry/domain';
import { SourceError } from '../source.js';

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A form, encoded. */
  readonly body?: string;
}

export interface TransportResponse {
  readonly status: number;
  /** A header by its name in lower case; null if missing. */
  header(name: string): string | null;
  /** Decompressed. */
  readonly body: Uint8Array;
}

/**
 * Sends one request and reads the response, whatever its status; never follows a redirect. Rejects with SourceError if the source
 * cannot be reached, the connection is lost or the decompressed body exceeds `maxBytes`, and with the signal's reason when
 * aborted.
 */
export type Transport = (
  request: TransportRequest,
  maxBytes: number,
  signal: AbortSignal,
) => Promise<TransportResponse>;

/** The production transport: the platform's fetch, which reuses connections and decompresses bodies as they stream in. */
export const fetchTransport: Transport = async (request, maxBytes, signal) => {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      redirect: 'manual',
      signal,
    });
    const body = await readBody(response, maxBytes);
    return { status: response.status, header: (name) => response.headers.get(name), body };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof SourceError ? error : new SourceError(errorText(error), true, { cause: error });
  }
};

/** A small compressed body may expand to gigabytes: reading stops as soon as it exceeds the limit. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > maxBytes)
      throw new SourceError(`the response is too large (over ${Math.floor(maxBytes / 1024 / 1024)} MB)`, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** Describes the error without the platform's message, which contains addresses. */
function errorText(error: unknown): string {
  const code = codeOf((error as { cause?: unknown } | undefined)?.cause) ?? codeOf(error) ?? '';
  return (
    lookup(ERROR_TEXTS, code) ?? (/CERT|TLS|SSL/.test(code) ? 'its certificate is invalid' : 'the connection failed')
  );
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
