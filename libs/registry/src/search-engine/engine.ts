import { EngineNodes } from './engine-nodes.js';
import type { Body } from './engine-nodes.js';
import { SearchEngineError } from './search-engine-error.js';

export interface SearchEngineOptions {
  /** Addresses of the nodes, `http(s)://user:password@host:port`. A node that doesn't answer is left out for a while. */
  readonly nodes: readonly string[];
  /** Limit for one read, in milliseconds, whatever the number of nodes that are tried. */
  readonly readTimeoutMs?: number;
  /** The same for one write. */
  readonly writeTimeoutMs?: number;
}

/** The members of a response to a search that are used. */
export interface SearchResponse {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly {
      readonly _id: string;
      readonly _source?: Readonly<Record<string, unknown>>;
      readonly sort?: readonly unknown[];
    }[];
  };
  readonly aggregations?: Readonly<
    Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
  >;
}

/** One document to write; a null body deletes it by a tombstone. */
export interface DocumentWrite {
  readonly index: string;
  readonly id: string;
  readonly version: bigint;
  /** JSON text. */
  readonly body: string | null;
}

/** A deleted document: its version must outlive it, and the engine forgets the version of a real deletion after a minute. */
export const TOMBSTONE = '{"gone":true}';

/** A document that its index can't take, whatever else is written. */
export interface RejectedDocument {
  readonly index: string;
  readonly id: string;
  /** The kind of fault, such as `strict_dynamic_mapping_exception`. Its text would have values of the document. */
  readonly fault: string;
}

export interface WriteResult {
  /** Indexes that don't exist. */
  readonly missing: readonly string[];
  readonly rejected: readonly RejectedDocument[];
}

interface BulkResponse {
  readonly errors: boolean;
  readonly items: readonly {
    readonly index: { readonly status: number; readonly error?: { readonly type?: string; readonly reason: string } };
  }[];
}

interface MultiSearchResponse {
  readonly responses: readonly (SearchResponse & {
    readonly status?: number;
    readonly error?: { readonly reason?: string };
  })[];
}

const READ_TIMEOUT_MS = 3_000;
const WRITE_TIMEOUT_MS = 30_000;
const BAD_REQUEST = 400;
const CONFLICT = 409;
const NOT_FOUND = 404;
const REQUEST_TIMEOUT = 408;

/** OpenSearch, by the few requests that this software makes. Every method throws SearchEngineError. */
export class SearchEngine {
  private readonly nodes: EngineNodes;
  private readonly options: Required<SearchEngineOptions>;

  constructor(options: SearchEngineOptions) {
    this.options = { readTimeoutMs: READ_TIMEOUT_MS, writeTimeoutMs: WRITE_TIMEOUT_MS, ...options };
    this.nodes = new EngineNodes(options.nodes);
  }

  /** Name and version, such as `opensearch 3.6.0`. */
  async describe(): Promise<string> {
    const { version } = await this.read<{ version: { distribution?: string; number: string } }>('GET', '/');
    return `${version.distribution ?? 'unknown'} ${version.number}`;
  }

  /** Throws also if the answer is incomplete: a shard failed, or time ran out. `leftMs`: milliseconds that the caller has. */
  async search(index: string, body: object, leftMs = Infinity): Promise<SearchResponse> {
    return await this.withinTime(leftMs, async (limitMs) => {
      const querystring = { timeout: `${limitMs}ms`, allow_partial_search_results: false };
      const request = { method: 'POST', path: `/${index}/_search`, body, querystring };
      return complete(await this.nodes.request<SearchResponse>(request, limitMs));
    });
  }

  /** Several searches of one index at once, in their order, within `leftMs` milliseconds together. */
  async searchAll(index: string, bodies: readonly object[], leftMs = Infinity): Promise<SearchResponse[]> {
    return await this.withinTime(leftMs, async (limitMs) => {
      const timeout = `${limitMs}ms`;
      const lines = bodies.flatMap((body) => [{ allow_partial_search_results: false }, { ...body, timeout }]);
      const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
      const request = { method: 'POST', path: `/${index}/_msearch`, body: text };
      const { responses } = await this.nodes.request<MultiSearchResponse>(request, limitMs);
      return responses.map((response) => {
        if (response.error)
          throw new SearchEngineError(response.error.reason ?? 'a search failed', response.status ?? null);
        return complete(response);
      });
    });
  }

  /** The stored bodies of documents by id; those that don't exist or are tombstones are left out. */
  async documents(index: string, ids: readonly string[]): Promise<Map<string, Readonly<Record<string, unknown>>>> {
    const { docs } = await this.read<{ docs: { _id: string; _source?: Record<string, unknown> }[] }>(
      'POST',
      `/${index}/_mget`,
      { ids },
    );
    return new Map(docs.flatMap(({ _id, _source }) => (_source && _source['gone'] !== true ? [[_id, _source]] : [])));
  }

  /** Number of documents that are not tombstones. */
  async count(index: string): Promise<number> {
    const query = { bool: { must_not: { term: { gone: true } } } };
    const { count } = await this.read<{ count: number }>('POST', `/${index}/_count`, { query });
    return count;
  }

  /** Bytes on disk by index. */
  async sizes(prefix: string): Promise<Map<string, number>> {
    const rows = await this.read<{ index: string; 'store.size': string }[]>(
      'GET',
      `/_cat/indices/${prefix}-*`,
      undefined,
      {
        ...{ format: 'json', bytes: 'b', h: 'index,store.size' },
      },
    );
    return new Map(rows.map((row) => [row.index, Number(row['store.size'])]));
  }

  /**
   * Writes documents, unless the index has a newer version. Each index must have the alias `writeAlias`, so that a write after its
   * deletion fails instead of creating it again. A document that its index rejects doesn't keep the others from being written. Throws
   * SearchEngineError if some weren't written for another reason, such as a full disk.
   */
  async write(documents: readonly DocumentWrite[]): Promise<WriteResult> {
    if (documents.length === 0) return { missing: [], rejected: [] };
    const lines = documents.flatMap(({ index, id, version, body }) => [
      `{"index":{"_index":${JSON.stringify(writeAlias(index))},"_id":${JSON.stringify(id)},"version":${version},"version_type":"external"}}`,
      body ?? TOMBSTONE,
    ]);
    const { errors: failed, items } = await this.change<BulkResponse>('POST', '/_bulk', `${lines.join('\n')}\n`, {
      require_alias: true,
    });
    const missing = new Set<string>();
    const rejected: RejectedDocument[] = [];
    if (!failed) return { missing: [], rejected };
    items.forEach(({ index: { status, error } }, at) => {
      if (error === undefined || status === CONFLICT) return;
      const { index = '', id = '' } = documents[at] ?? {};
      if (status === BAD_REQUEST) rejected.push({ index, id, fault: error.type ?? 'unknown' });
      else if (status === NOT_FOUND) missing.add(index);
      else throw new SearchEngineError(`${index} ${id}: ${error.reason}`, status);
    });
    return { missing: [...missing], rejected };
  }

  async createIndex(name: string, body: object): Promise<void> {
    await this.change('PUT', `/${name}`, { ...body, aliases: { [writeAlias(name)]: {} } });
  }

  async changeSettings(index: string, settings: object): Promise<void> {
    await this.change('PUT', `/${index}/_settings`, settings);
  }

  /** Those that don't exist are ignored. */
  async deleteIndexes(names: readonly string[]): Promise<void> {
    for (const name of names) await this.change('DELETE', `/${name}`, undefined, { ignore_unavailable: true });
  }

  /** Makes the documents that were written searchable. Indexes that don't exist are ignored. */
  async refresh(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.change('POST', `/${names.join(',')}/_refresh`, undefined, { ignore_unavailable: true });
  }

  /** Points each alias to its index alone, all at the same moment. */
  async pointAliases(aliases: ReadonlyMap<string, string>): Promise<void> {
    const actions = [...aliases].flatMap(([alias, index]) => [
      { remove: { index: '*', alias, must_exist: false } },
      { add: { index, alias } },
    ]);
    await this.change('POST', '/_aliases', { actions });
  }

  /** The index behind each alias that begins with `prefix`. */
  async aliases(prefix: string): Promise<Map<string, string>> {
    const rows = await this.read<{ alias: string; index: string }[]>('GET', `/_cat/aliases/${prefix}-*`, undefined, {
      format: 'json',
    });
    return new Map(rows.map(({ alias, index }) => [alias, index]));
  }

  async close(): Promise<void> {
    await this.nodes.close();
  }

  /** Runs a search within the limit of reads, or `leftMs` milliseconds if that is less. */
  private async withinTime<Result>(leftMs: number, search: (limitMs: number) => Promise<Result>): Promise<Result> {
    const limitMs = Math.max(1, Math.floor(Math.min(this.options.readTimeoutMs, leftMs)));
    try {
      return await search(limitMs);
    } catch (error) {
      const isShort = limitMs < this.options.readTimeoutMs;
      if (!isShort || !(error instanceof SearchEngineError) || error.status !== null) throw error;
      // A caller in a hurry says nothing about the engine.
      throw new SearchEngineError(error.message, REQUEST_TIMEOUT, { cause: error });
    }
  }

  private read<Result>(method: string, path: string, body?: Body, querystring?: object): Promise<Result> {
    return this.nodes.request<Result>({ method, path, body, querystring }, this.options.readTimeoutMs);
  }

  private change<Result>(method: string, path: string, body?: Body, querystring?: object): Promise<Result> {
    return this.nodes.request<Result>({ method, path, body, querystring }, this.options.writeTimeoutMs);
  }
}

/** The alias by which an index is written to. */
export function writeAlias(index: string): string {
  return `${index}-writes`;
}

function complete(response: SearchResponse): SearchResponse {
  if (response.timed_out) throw new SearchEngineError('the search took too long', null);
  if (response._shards.failed > 0) throw new SearchEngineError('a shard failed', null);
  return response;
}
