import { createHash } from 'node:crypto';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type { DocumentStore, EvidenceStore, StoredResponse } from './evidence.js';
import type { SourceHttp } from './transport/http.js';
import { fromStore } from './store-error.js';
import type { PageParser } from './parsing/page-parser.js';
import { addressOf } from './sites.js';
import { SourceError } from './source.js';
import type { FetchedPage, PageReader, SourceSession } from './source.js';
import type { TransportResponse } from './transport/transport.js';

/** Sent with every request: it identifies us to sites and sets the language. */
const HEADERS = { 'user-agent': 'entity-registry', 'accept-language': 'es' };

/** Validators longer than this are not worth sending back. */
const MAX_VALIDATOR = 500;
const MAX_URL = 4096;

export interface SessionOptions {
  readonly source: PublicSourceId;
  readonly base: string;
  readonly wanted: ReadonlySet<Tag>;
  readonly jurisdiction: string;
  readonly http: SourceHttp;
  readonly parser: PageParser;
  readonly evidence: EvidenceStore;
  readonly documents: DocumentStore;
  readonly maxRequests: number;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

/** Sends the requests of one reading of one source, and records the evidence of the responses. */
export class ReadingSession implements SourceSession {
  readonly wanted: ReadonlySet<Tag>;
  /** Evidence of the responses, in order. */
  readonly evidenceIds: bigint[] = [];
  private requests = 0;

  constructor(private readonly options: SessionOptions) {
    this.wanted = options.wanted;
  }

  async get(path: string, query: Readonly<Record<string, string>> = {}): Promise<FetchedPage> {
    const { source, evidence, http, signal } = this.options;
    const url = this.address(path, query);
    const known = await fromStore(() => evidence.latest(source, url.href));
    const headers = { ...HEADERS, ...(known && validatorsOf(known)) };
    const response = await http.send(source, { method: 'GET', url, headers }, signal);
    if (response.status !== 304 || !known) return this.storeEvidence(url.href, response);
    const body = await fromStore(() => evidence.body(known.id));
    this.evidenceIds.push(await fromStore(() => evidence.insertUnchanged(known.id, this.options.now())));
    return { url: url.href, status: 200, contentType: known.contentType, lastModified: known.lastModified, body };
  }

  async post(path: string, form: Readonly<Record<string, string>>): Promise<FetchedPage> {
    const { source, http, signal } = this.options;
    const url = this.address(path, {});
    const body = new URLSearchParams(form).toString();
    const headers = { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await http.send(source, { method: 'POST', url, headers, body }, signal);
    return this.storeEvidence(`${url.href}#${body}`.slice(0, MAX_URL), response);
  }

  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output> {
    const { source, parser, signal } = this.options;
    return parser.parse(source, reader, page, input, signal);
  }

  async storeDocument(path: string): Promise<string | null> {
    const { source, base, jurisdiction, documents } = this.options;
    if (path.length > MAX_URL) throw new SourceError('a link is too long', false);
    // Named by its path on the site, not by its full address, so that a stub's documents get the same name.
    const place = addressOf(source, base, path, {}).href.slice(base.length);
    const key = `${jurisdiction}/${source}/${createHash('sha256').update(place).digest('hex').slice(0, 32)}.pdf`;
    if (!(await fromStore(() => documents.has(key)))) {
      const page = await this.get(path);
      // Documents are served from our own address: only PDFs, so that no error page is served as one.
      if (page.status === 404 || !Buffer.from(page.body.subarray(0, 1024)).includes('%PDF-')) return null;
      await fromStore(() => documents.put(key, { body: page.body, contentType: 'application/pdf' }));
    }
    return `object://${key}`;
  }

  private address(path: string, query: Readonly<Record<string, string>>): URL {
    this.requests += 1;
    if (this.requests > this.options.maxRequests) throw new SourceError('too many pages', false);
    // A path from a page is not parsed if it is too long.
    const url = path.length > MAX_URL ? null : addressOf(this.options.source, this.options.base, path, query);
    if (url === null || url.href.length > MAX_URL) throw new SourceError('a link is too long', false);
    return url;
  }

  private async storeEvidence(url: string, response: TransportResponse): Promise<FetchedPage> {
    const { source, evidence, now } = this.options;
    const { status, body } = response;
    const contentType = bounded(response.header('content-type'));
    const validators = {
      etag: bounded(response.header('etag')),
      lastModified: bounded(response.header('last-modified')),
    };
    const id = await fromStore(() =>
      evidence.insert({ source, url, fetchedAt: now(), status, contentType, ...validators, body }),
    );
    this.evidenceIds.push(id);
    // 410 counts as 404, so that adapters handle only one.
    return { url, status: status === 410 ? 404 : status, contentType, lastModified: validators.lastModified, body };
  }
}

function validatorsOf(known: StoredResponse): Record<string, string> {
  return {
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  };
}

function bounded(header: string | null): string | null {
  return header === null || header.length > MAX_VALIDATOR ? null : header;
}
