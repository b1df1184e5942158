import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** From the first byte sent to the last received. */
  ms: number;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A customer's program: kept-alive connections, at most `connections` to one process. */
export class HttpClient {
  private readonly agent: Agent;

  constructor(connections: number) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  /** Rejects if the connection breaks before the whole response has arrived. */
  send(port: number, path: string, { method = 'GET', headers, body }: RequestOptions = {}): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const call = request({ agent: this.agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - began,
          });
        });
      });
      call.once('error', reject);
      call.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Runs `work` for 0, 1, ... `count` - 1 from `clients` loops, each running one at a time; returns the results in order. */
export async function race<Result>(
  clients: number,
  count: number,
  work: (nr: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(count);
  let next = 0;
  const client = async (): Promise<void> => {
    for (let nr = next++; nr < count; nr = next++) results[nr] = await work(nr);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}
