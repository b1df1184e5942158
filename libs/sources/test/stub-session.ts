import { parseIdentifier } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { SourceWorld, StubResponse, StubRequest, StubSource, StubEntity } from '@entity-registry/testing';
import { SourceError } from '../src/source.js';
import type { FetchedPage, PageReader, SourceSession, QueriedEntity } from '../src/source.js';
import { parseInProcess } from './parse-in-process.js';

/** Changes a response of the stub on its way to the adapter; `turn` counts the pages from 0. */
export type Alteration = (response: StubResponse, turn: number) => StubResponse;

/** A site whose pages are fine and whose documents are gone. */
export const missingDocuments: Alteration = (response) =>
  response.contentType === 'application/pdf' ? { status: 404, contentType: 'text/plain', body: 'nada' } : response;

export interface StubSessionOptions {
  readonly stub: StubSource;
  readonly world: SourceWorld;
  readonly wanted: readonly Tag[];
  readonly alter?: Alteration;
}

/** A session on one stub, without a network: requests of the adapter are handled in the same process. */
export class StubSession implements SourceSession {
  readonly wanted: ReadonlySet<Tag>;
  /** All requests, in order. */
  readonly requests: StubRequest[] = [];
  /** Paths of the stored documents. */
  readonly documents: string[] = [];

  constructor(private readonly options: StubSessionOptions) {
    this.wanted = new Set(options.wanted);
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<FetchedPage> {
    const [plain = '', written = ''] = path.split('?');
    const parameters = new URLSearchParams(written);
    for (const [name, value] of Object.entries(query)) parameters.set(name, value);
    return this.send({ method: 'GET', path: routed(plain), query: parameters, form: new URLSearchParams() });
  }

  post(path: string, form: Readonly<Record<string, string>>): Promise<FetchedPage> {
    const [plain = '', written = ''] = path.split('?');
    const query = new URLSearchParams(written);
    return this.send({ method: 'POST', path: routed(plain), query, form: new URLSearchParams(form) });
  }

  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output> {
    return parseInProcess(reader, page, input);
  }

  async storeDocument(path: string): Promise<string | null> {
    const page = await this.get(path);
    if (page.status === 404 || !Buffer.from(page.body).includes('%PDF-')) return null;
    this.documents.push(path);
    return `object://${this.options.stub.source}${routed(path)}`;
  }

  private async send(request: StubRequest): Promise<FetchedPage> {
    const turn = this.requests.length;
    this.requests.push(request);
    const { stub, world, alter = (response: StubResponse) => response } = this.options;
    const found = await stub.respond(request, world);
    const response = alter(found ?? { status: 404, contentType: 'text/plain', body: 'No se encuentra' }, turn);
    const status = response.status ?? 200;
    if (status !== 200 && status !== 404) throw new SourceError(`status ${status}`, true);
    const { contentType, body, lastModified = null } = response;
    return { url: `stub:${request.path}`, status, contentType, lastModified, body: Buffer.from(body) };
  }
}

/** As the stub server routes: percent signs decoded, one slash at the beginning. */
function routed(path: string): string {
  return `/${path.split('/').map(decodeURIComponent).join('/').replace(/^\/+/, '')}`;
}

/** The subject as the registry would pass it. */
export function toQueriedEntity(subject: StubEntity): QueriedEntity {
  const { kind, nombre, ruc, cedula, core } = subject;
  return {
    jurisdiction: 'pa',
    kind,
    nombre,
    ruc,
    rucNoDv: ruc === null ? null : (parseIdentifier('pa', ruc)[0]?.key ?? ruc),
    cedula,
    ficha: core['ficha'] ?? null,
    folio: core['folio'] ?? null,
  };
}
