import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type { DocumentStore, EvidenceStore } from './evidence.js';
import { SourceHttp } from './transport/http.js';
import type { ReaderLimits } from './transport/limits.js';
import { StoreError } from './store-error.js';
import type { Pace } from './transport/pace.js';
import type { PageParser } from './parsing/page-parser.js';
import { ReadingSession } from './session.js';
import { withPlausibleDates } from './plausible-dates.js';
import { SourceError } from './source.js';
import type { ReadingData, SourceAdapter, SourceReading, QueriedEntity } from './source.js';
import type { Transport } from './transport/transport.js';

/** Longest reason of a failed reading, in characters. */
const MAX_REASON = 500;

export interface SourceReaderOptions {
  readonly adapters: readonly SourceAdapter[];
  /** Base address of the pages of a source, without a trailing slash. */
  readonly baseUrl: (source: PublicSourceId) => string;
  readonly transport: Transport;
  readonly parser: PageParser;
  readonly pace: Pace;
  readonly evidence: EvidenceStore;
  readonly documents: DocumentStore;
  readonly now: () => Date;
  readonly limits: ReaderLimits;
  /** Called when an adapter throws an error other than a SourceError: a bug of ours, for the log. */
  readonly onError?: (source: PublicSourceId, error: unknown) => void;
}

export interface Reading {
  readonly reading: SourceReading;
  /** The raw responses, in order; a failed reading has them too. */
  readonly evidenceIds: readonly bigint[];
}

/** Reads the original sources. One per process: it remembers which sources are broken. */
export class SourceReader {
  private readonly adapters: ReadonlyMap<PublicSourceId, SourceAdapter>;
  private readonly http: SourceHttp;

  constructor(private readonly options: SourceReaderOptions) {
    this.adapters = new Map(options.adapters.map((adapter) => [adapter.source, adapter]));
    this.http = new SourceHttp(options);
  }

  /**
   * Reads one source about one subject: the `wanted` tags that it feeds. A source failure is a reading too. Throws the
   * signal's reason if aborted, and errors of our own stores, which say nothing about the source.
   */
  async read(
    source: PublicSourceId,
    subject: QueriedEntity,
    wanted: readonly Tag[],
    signal: AbortSignal,
  ): Promise<Reading> {
    const adapter = this.adapters.get(source);
    if (!adapter) return { reading: down('no adapter for this source'), evidenceIds: [] };
    const tags = wanted.filter((tag) => adapter.feeds.includes(tag));
    if (tags.length === 0) return { reading: { state: 'empty', tags }, evidenceIds: [] };
    const { limits, onError, now } = this.options;
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(new SourceError(`reading it took longer than ${limits.readingMs / 1000} s`, false));
    }, limits.readingMs);
    const session = this.session(source, subject, tags, AbortSignal.any([signal, deadline.signal]));
    try {
      signal.throwIfAborted();
      const findings = await adapter.read(subject, session);
      if (findings) check(findings, adapter);
      return { reading: readingOf(findings, tags, now()), evidenceIds: session.evidenceIds };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof StoreError && !deadline.signal.aborted) throw error.cause;
      const fault: unknown = deadline.signal.aborted ? deadline.signal.reason : error;
      if (!(fault instanceof SourceError)) onError?.(source, fault);
      const reason = fault instanceof SourceError ? fault.message : 'its pages could not be read';
      return { reading: down(reason), evidenceIds: session.evidenceIds };
    } finally {
      clearTimeout(timer);
    }
  }

  private session(
    source: PublicSourceId,
    subject: QueriedEntity,
    tags: readonly Tag[],
    signal: AbortSignal,
  ): ReadingSession {
    const { baseUrl, parser, evidence, documents, limits, now } = this.options;
    return new ReadingSession({
      source,
      base: baseUrl(source),
      wanted: new Set(tags),
      jurisdiction: subject.jurisdiction,
      http: this.http,
      parser,
      evidence,
      documents,
      maxRequests: limits.maxRequests,
      now,
      signal,
    });
  }
}

/** Findings that have only dates come from pages without data about the subject. */
function readingOf(findings: ReadingData | null, requested: readonly Tag[], now: Date): SourceReading {
  if (findings === null) return { state: 'empty', tags: requested };
  const isBare = findings.core === undefined && findings.items.length === 0 && findings.sourceUpdatedAt !== undefined;
  const plausible = withPlausibleDates(findings, now);
  if (!isBare) return { state: 'ok', findings: plausible };
  const { tags, sourceUpdatedAt } = plausible;
  return { state: 'empty', tags, ...(sourceUpdatedAt && { sourceUpdatedAt }) };
}

function down(reason: string): SourceReading {
  return {
    state: 'source_down',
    reason: reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON - 3)}...` : reason,
  };
}

/** Rows of a tag that is never read completely would never be removed. */
function check(findings: ReadingData, adapter: SourceAdapter): void {
  const foreign = findings.tags.find((tag) => !adapter.feeds.includes(tag));
  if (foreign !== undefined) throw new Error(`${adapter.source} does not feed ${foreign}`);
  const stray = findings.items.find((item) => !findings.tags.includes(item.tag));
  if (stray) throw new Error(`${adapter.source} returned ${stray.tag}, which it did not read completely`);
}
