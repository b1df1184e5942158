import { parseIdentifier } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { SourceWorld, StubAnswer, StubRequest, StubSource, StubSubject } from '@entity-registry/testing';
import { SourceFault } from '../src/source.js';
import type { FetchedPage, PageReader, SourceSession, Subject } from '../src/source.js';
import { parseHere } from './parse-here.js';

/** Changes a response of the stub on its way to the adapter; `turn` counts the pages from 0. */
export type Alteration = (answer: StubAnswer, turn: number) => StubAnswer;

/** A site whose pages are fine and whose documents are gone. */
export const deadDocuments: Alteration = (answer) =>
  answer.contentType === 'application/pdf' ? { status: 404, contentType: 'text/plain', body: 'nada' } : answer;

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
  readonly asked: StubRequest[] = [];
  /** Paths of the stored documents. */
  readonly documents: string[] = [];

  constructor(private readonly options: StubSessionOptions) {
    this.wanted = new Set(options.wanted);
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<FetchedPage> {
    const [plain = '', written = ''] = path.split('?');
    const parameters = new URLSearchParams(written);
    for (const [name, value] of Object.entries(query)) parameters.set(name, value);
    return this.ask({ method: 'GET', path: routed(plain), query: parameters, form: new URLSearchParams() });
  }

  post(path: string, form: Readonly<Record<string, string>>): Promise<FetchedPage> {
    const [plain = '', written = ''] = path.split('?');
    const query = new URLSearchParams(written);
    return this.ask({ method: 'POST', path: routed(plain), query, form: new URLSearchParams(form) });
  }

  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output> {
    return parseHere(reader, page, input);
  }

  async keepDocument(path: string): Promise<string | null> {
    const page = await this.get(path);
    if (page.status === 404 || !Buffer.from(page.body).includes('%PDF-')) return null;
    this.documents.push(path);
    return `object://${this.options.stub.source}${routed(path)}`;
  }

  private async ask(request: StubRequest): Promise<FetchedPage> {
    const turn = this.asked.length;
    this.asked.push(request);
    const { stub, world, alter = (answer: StubAnswer) => answer } = this.options;
    const found = await stub.answer(request, world);
    const answer = alter(found ?? { status: 404, contentType: 'text/plain', body: 'No se encuentra' }, turn);
    const status = answer.status ?? 200;
    if (status !== 200 && status !== 404) throw new SourceFault(`status ${status}`, true);
    const { contentType, body, lastModified = null } = answer;
    return { url: `stub:${request.path}`, status, contentType, lastModified, body: Buffer.from(body) };
  }
}

/** As the stub server routes: percent signs decoded, one slash at the beginning. */
function routed(path: string): string {
  return `/${path.split('/').map(decodeURIComponent).join('/').replace(/^\/+/, '')}`;
}

/** The subject as the registry would pass it. */
export function askedAs(subject: StubSubject): Subject {
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
