import { createHash } from 'node:crypto';
import type { PublicSourceId } from '@entity-registry/domain';
import type { DocumentStore, EvidenceStore, NewEvidence } from '../src/evidence.js';
import { DEFAULT_LIMITS } from '../src/limits.js';
import type { ReaderLimits } from '../src/limits.js';
import type { Pace } from '../src/pace.js';
import { SourceReader } from '../src/reader.js';
import type { Reading } from '../src/reader.js';
import { SourceFault } from '../src/source.js';
import type { SourceAdapter, SourceSession, Subject } from '../src/source.js';
import type { Transport, TransportAnswer, TransportRequest } from '../src/transport.js';
import { PARSER_HERE } from './parse-here.js';

export const SUBJECT: Subject = {
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
export function answer(status: number, body = '<p>ok</p>', headers: Record<string, string> = {}): TransportAnswer {
  return { status, body: Buffer.from(body), header: (name) => headers[name] ?? null };
}

/** An error that may succeed on a retry. */
export const refused = (): SourceFault => new SourceFault('the connection was refused', true);

/** A source that accepts the request and never responds. */
export const silent: Transport = (_request, _maxBytes, signal) =>
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
  readonly kept: NewEvidence[] = [];

  latest(source: PublicSourceId, url: string) {
    const at = this.kept.findLastIndex(
      (row) => row.source === source && row.url === url && [200, 304].includes(row.status),
    );
    const row = this.kept[at];
    return Promise.resolve(row && (row.etag ?? row.lastModified) !== null ? { ...row, id: BigInt(at + 1) } : undefined);
  }

  body(id: bigint) {
    return Promise.resolve(this.row(id).body);
  }

  keep(answered: NewEvidence) {
    return Promise.resolve(BigInt(this.kept.push(answered)));
  }

  keepUnchanged(id: bigint, fetchedAt: Date) {
    return this.keep({ ...this.row(id), status: 304, fetchedAt });
  }

  private row(id: bigint): NewEvidence {
    const row = this.kept[Number(id) - 1];
    if (!row) throw new Error('no such evidence');
    return row;
  }
}

/** Documents in memory. */
export class MemoryDocuments implements DocumentStore {
  readonly kept = new Map<string, string>();

  has(key: string) {
    return Promise.resolve(this.kept.has(key));
  }

  put(key: string, document: { body: Uint8Array }) {
    this.kept.set(key, createHash('sha256').update(document.body).digest('hex'));
    return Promise.resolve();
  }
}

export interface FixtureOptions {
  /** Responses of the source, in order; the last one repeats. An Error is thrown. */
  readonly answers?: readonly (TransportAnswer | Error)[];
  readonly transport?: Transport;
  readonly limits?: Partial<ReaderLimits>;
  readonly pace?: Pace;
  readonly read?: (session: SourceSession, subject: Subject) => ReturnType<SourceAdapter['read']>;
}

/** A reader of one source, `gaceta_oficial`, whose adapter requests one page and finds nothing. */
export function readerFixture(options: FixtureOptions = {}) {
  const asked: TransportRequest[] = [];
  const { answers = [answer(200)] } = options;
  const scripted: Transport = (request) => {
    const next = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(request);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? answer(500));
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
    parser: PARSER_HERE,
    pace: options.pace ?? { take: () => ((turns += 1), Promise.resolve('taken' as const)) },
    evidence,
    documents,
    now: () => clock.now,
    limits: { ...QUICK, ...options.limits },
    onTrouble: (_source, error) => troubles.push(error),
  });
  const read = (signal: AbortSignal = new AbortController().signal) =>
    reader.read('gaceta_oficial', SUBJECT, ['gacetas', 'denuncias'], signal);
  return { reader, read, asked, clock, evidence, documents, troubles, turns: () => turns };
}
