import { createHash } from 'node:crypto';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type { DocumentStore, EvidenceStore, KnownAnswer } from './evidence.js';
import type { SourceHttp } from './http.js';
import { ownStore } from './own-store.js';
import { pageOf } from './page.js';
import { addressOf } from './sites.js';
import { SourceFault } from './source.js';
import type { Page, SourceSession } from './source.js';
import type { TransportAnswer } from './transport.js';

/** Sent with every request: sites want to know who asks, and in which language. */
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
  readonly evidence: EvidenceStore;
  readonly documents: DocumentStore;
  readonly maxRequests: number;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

/** What one reading of one source may ask, and the evidence of what it was told. */
export class ReadingSession implements SourceSession {
  readonly wanted: ReadonlySet<Tag>;
  /** Of the answers in the order they came. */
  readonly evidenceIds: bigint[] = [];
  private requests = 0;

  constructor(private readonly options: SessionOptions) {
    this.wanted = options.wanted;
  }

  async get(path: string, query: Readonly<Record<string, string>> = {}): Promise<Page> {
    const { source, evidence, http, signal } = this.options;
    const url = this.address(path, query);
    const known = await ownStore(() => evidence.latest(source, url.href));
    const headers = { ...HEADERS, ...(known && validatorsOf(known)) };
    const answer = await http.send(source, { method: 'GET', url, headers }, signal);
    if (answer.status !== 304 || !known) return this.keep(url.href, answer);
    const body = await ownStore(() => evidence.body(known.id));
    this.evidenceIds.push(await ownStore(() => evidence.keepUnchanged(known.id, this.options.now())));
    return pageOf({ url: url.href, status: 200, contentType: known.contentType, body });
  }

  async post(path: string, form: Readonly<Record<string, string>>): Promise<Page> {
    const { source, http, signal } = this.options;
    const url = this.address(path, {});
    const body = new URLSearchParams(form).toString();
    const headers = { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await http.send(source, { method: 'POST', url, headers, body }, signal);
    return this.keep(`${url.href}#${body}`.slice(0, MAX_URL), answer);
  }

  async keepDocument(path: string): Promise<string | null> {
    const { source, base, jurisdiction, documents } = this.options;
    // By its place on the site, not by where the site is: what a stub gave is kept under the same name.
    const place = addressOf(source, base, path, {}).href.slice(base.length);
    const key = `${jurisdiction}/${source}/${createHash('sha256').update(place).digest('hex').slice(0, 32)}.pdf`;
    if (!(await ownStore(() => documents.has(key)))) {
      const page = await this.get(path);
      // Documents are served from our own address: nothing but a PDF, and no error page under its name.
      if (page.status === 404 || !Buffer.from(page.body.subarray(0, 1024)).includes('%PDF-')) return null;
      await ownStore(() => documents.put(key, { body: page.body, contentType: 'application/pdf' }));
    }
    return `object://${key}`;
  }

  private address(path: string, query: Readonly<Record<string, string>>): URL {
    this.requests += 1;
    if (this.requests > this.options.maxRequests) throw new SourceFault('its pages do not end', false);
    const url = addressOf(this.options.source, this.options.base, path, query);
    if (url.href.length > MAX_URL) throw new SourceFault('an address of its is too long', false);
    return url;
  }

  private async keep(url: string, answer: TransportAnswer): Promise<Page> {
    const { source, evidence, now } = this.options;
    const { status, body } = answer;
    const contentType = bounded(answer.header('content-type'));
    const validators = { etag: bounded(answer.header('etag')), lastModified: bounded(answer.header('last-modified')) };
    const id = await ownStore(() =>
      evidence.keep({ source, url, fetchedAt: now(), status, contentType, ...validators, body }),
    );
    this.evidenceIds.push(id);
    // Gone is not there: adapters know one word for it.
    return pageOf({ url, status: status === 410 ? 404 : status, contentType, body });
  }
}

function validatorsOf(known: KnownAnswer): Record<string, string> {
  return {
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  };
}

function bounded(header: string | null): string | null {
  return header === null || header.length > MAX_VALIDATOR ? null : header;
}
