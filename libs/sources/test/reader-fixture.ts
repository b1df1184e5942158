import { createHash } from 'node:crypto';
import type { PublicSourceId } from '@entity-registry/domain';
import type { DocumentStore, EvidenceStore, NewEvidence } from '../src/evidence.js';
import { DEFAULT_LIMITS } from '../src/transport/limits.js';
import type { ReaderLimits } from '../src/transport/limits.js';
import type { Pace } from '../src/transport/pace.js';
import { SourceReader } from '../src/reader.js';
import type { Reading } from '../src/reader.js';
import { SourceError } from '../src/source.js';
import type { SourceAdapter, SourceSession, QueriedEntity } from '../src/source.js';
import type { Transport, TransportResponse, TransportRequest } from '../src/transport/transport.js';
import { IN_PROCESS_PARSER } from './parse-in-process.js';

export const SUBJECT: QueriedEntity = {
  jurisdiction: 'pa',
  kind: 'Organization',
  nombre: 'ALFA UNO, S.A.',
  ruc: null,
  rucNoDv: null,
  cedula: null,
  ficha: null,
  folio: null,
};

/** Minimal pauses between attempts. */
export const QUICK: ReaderLimits = { ...DEFAULT_LIMITS, retryDelayMs: 1, maxRetryDelayMs: 2 };

/** A response of the transport. */
export function response(status: number, body = '<p>ok</p>', headers: Record<string, string> = {}): TransportResponse {
  return { status, body: Buffer.from(body), header: (name) => headers[name] ?? null };
}

/** An error that may succeed on a retry. */
export const connectionRefused = (): SourceError => new SourceError('the connection was refused', true);

/** A source that accepts the request and never responds. */
export const hangingTransport: Transport = (_request, _maxBytes, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/** The reason of a failed reading, else its state. */
export async function reasonOf(read: Promise<Reading>): Promise<string> {
  const { reading } = await read;
  return reading.state === 'source_down' ? reading.reason : reading.state;
}

/** Evidence in memory, with the rules of the real store. */
export class MemoryEvidence implements EvidenceStore {
  readonly stored: NewEvidence[] = [];

  latest(source: PublicSourceId, url: string) {
    const at = this.stored.findLastIndex(
      (row) => row.source === source && row.url === url && [200, 304].includes(row.status),
    );
    const row = this.stored[at];
    return Promise.resolve(row && (row.etag ?? row.lastModified) !== null ? { ...row, id: BigInt(at + 1) } : undefined);
  }

  body(id: bigint) {
    return Promise.resolve(this.row(id).body);
  }

  insert(answered: NewEvidence) {
    return Promise.resolve(BigInt(this.stored.push(answered)));
  }

  insertUnchanged(id: bigint, fetchedAt: Date) {
    return this.insert({ ...this.row(id), status: 304, fetchedAt });
  }

  private row(id: bigint): NewEvidence {
    const row = this.stored[Number(id) - 1];
    if (!row) throw new Error('no such evidence');
    return row;
  }
}

/** Documents in memory. */
export class MemoryDocuments implements DocumentStore {
  readonly stored = new Map<string, string>();

  has(key: string) {
    return Promise.resolve(this.stored.has(key));
  }

  put(key: string, document: { body: Uint8Array }) {
    this.stored.set(key, createHash('sha256').update(document.body).digest('hex'));
    return Promise.resolve();
  }
}

export interface FixtureOptions {
  /** Responses of the source, in order; the last one repeats. An Error is thrown. */
  readonly responses?: readonly (TransportResponse | Error)[];
  readonly transport?: Transport;
  readonly limits?: Partial<ReaderLimits>;
  readonly pace?: Pace;
  readonly read?: (session: SourceSession, subject: QueriedEntity) => ReturnType<SourceAdapter['read']>;
}

/** A reader of one source, `gaceta_oficial`, whose adapter requests one page and finds nothing. */
export function readerFixture(options: FixtureOptions = {}) {
  const asked: TransportRequest[] = [];
  const { responses = [response(200)] } = options;
  const scripted: Transport = (request) => {
    const next = responses[Math.min(asked.length, responses.length - 1)];
    asked.push(request);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? response(500));
  };
  const clock = { now: new Date('2026-03-01T00:00:00Z') };
  const evidence = new MemoryEvidence();
  const documents = new MemoryDocuments();
  const troubles: unknown[] = [];
  let turns = 0;
  const readPage = async (session: SourceSession) => {
    await session.get('/buscar', { texto: 'alfa' });
    return null;
  };
  const reader = new SourceReader({
    adapters: [
      {
        source: 'gaceta_oficial',
        feeds: ['gacetas'],
        readers: [],
        read: (subject, session) => (options.read ?? readPage)(session, subject),
      },
    ],
    baseUrl: () => 'https://gaceta.test',
    transport: options.transport ?? scripted,
    parser: IN_PROCESS_PARSER,
    pace: options.pace ?? { waitForTurn: () => ((turns += 1), Promise.resolve('ready' as const)) },
    evidence,
    documents,
    now: () => clock.now,
    limits: { ...QUICK, ...options.limits },
    onError: (_source, error) => troubles.push(error),
  });
  const read = (signal: AbortSignal = new AbortController().signal) =>
    reader.read('gaceta_oficial', SUBJECT, ['gacetas', 'denuncias'], signal);
  return { reader, read, asked, clock, evidence, documents, troubles, turns: () => turns };
}
