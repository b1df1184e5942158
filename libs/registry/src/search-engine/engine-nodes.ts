import { createRequire } from 'node:module';
import type * as OpenSearch from '@opensearch-project/opensearch';
import { timeLeft } from '../queues/time-left.js';
import { SearchEngineError } from './search-engine-error.js';

/** Later than the limit of the client, which leaves a silent node out for a while after it. */
const ABORT_AFTER_MS = 100;

export type Body = string | object;

export interface EngineRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: Body | undefined;
  readonly querystring?: object | undefined;
}

/** The client, loaded by the first engine: it is an eighth of the modules of the API, which most installations don't need. */
const openSearch = (): typeof OpenSearch => require('@opensearch-project/opensearch') as typeof OpenSearch;
const require = createRequire(import.meta.url);

/** Sends requests to the nodes of OpenSearch. The only file that imports its client. */
export class EngineNodes {
  private readonly client: OpenSearch.Client;

  constructor(private readonly nodes: readonly string[]) {
    // The client would give each node the whole limit; `request` tries the others within one.
    this.client = new (openSearch().Client)({ nodes: [...nodes], maxRetries: 0 });
  }

  /**
   * Sends a request to a node, and to the others in turn if it doesn't answer, all within `limitMs`. While there are others, a node
   * gets half of the time that is left, so that one that hangs doesn't take all of it.
   */
  async request<Result>(request: EngineRequest, limitMs: number): Promise<Result> {
    const left = timeLeft(limitMs);
    for (let others = this.nodes.length - 1; ; others -= 1) {
      const leftMs = left();
      try {
        return await this.attempt<Result>(request, Math.max(1, Math.ceil(others > 0 ? leftMs / 2 : leftMs)));
      } catch (error) {
        if (others > 0 && isOfNode(error) && left() > 0) continue;
        const status = error instanceof openSearch().errors.ResponseError ? error.statusCode : null;
        const reason = error instanceof Error ? error.message : String(error);
        throw new SearchEngineError(`${request.method} ${request.path}: ${reason}`, status, { cause: error });
      }
    }
  }

  private async attempt<Result>({ method, path, body, querystring }: EngineRequest, limitMs: number): Promise<Result> {
    // Lines of JSON: searches and writes in bulk.
    const content = typeof body === 'string' ? { bulkBody: body } : body === undefined ? {} : { body };
    const sent = this.client.transport.request(
      { method, path, ...content, ...(querystring && { querystring: { ...querystring } }) },
      { requestTimeout: limitMs },
    );
    // The limit of the client is one for silence: a response that trickles in would never reach it.
    const timer = setTimeout(() => {
      sent.abort();
    }, limitMs + ABORT_AFTER_MS);
    try {
      return (await sent).body as Result;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

/** Whether another node may answer instead: this one didn't, or is about to stop. */
function isOfNode(error: unknown): boolean {
  return !(error instanceof openSearch().errors.ResponseError) || [502, 503, 504].includes(error.statusCode);
}
