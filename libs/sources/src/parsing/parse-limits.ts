import { SourceError } from '../source.js';

const KB = 1024;
const MB = 1024 * KB;

/**
 * Limits for one response of a source. Each is several times what the largest real response needs; a response that exceeds
 * one fails the reading (ADR 0064). The guide `docs/guides/sources.md` lists the limits; a test compares them.
 */
export const PARSE_LIMITS = {
  /** Longest HTML page, in bytes. */
  htmlBytes: 4 * MB,
  /** Longest feed, in bytes. */
  feedBytes: 4 * MB,
  /** Longest JSON response, in bytes. */
  jsonBytes: 8 * MB,
  /** Longest CSV file, in bytes: whole lists are single files. Longer responses of any kind are not sent to a thread. */
  csvBytes: 16 * MB,
  /** Longest workbook, compressed, in bytes. */
  workbookBytes: 8 * MB,
  /** Total uncompressed size of a workbook's parts, in bytes. */
  unpackedBytes: 64 * MB,
  /** Ratio of uncompressed to compressed size of a workbook; small ones may exceed it. */
  unpackedRatio: 200,
  /** Elements open at once in HTML or XML; browsers stop at 512 as well. */
  depth: 512,
  /** Depth of nested tables; old sites use them for layout. */
  tableDepth: 20,
  /** Depth of nested lists and objects in JSON. */
  jsonDepth: 64,
  /** Nodes of a page's tree: elements, texts and comments. */
  nodes: 250_000,
  /** Attributes of one element. */
  attributes: 256,
  /** Links and buttons of a page with a pager. */
  controls: 20_000,
  /** Fields of a form that are posted back. */
  formFields: 1_000,
  /** Values in a JSON response. */
  values: 500_000,
  /** Rows of a grid, a CSV file or a sheet; entries of a feed. */
  rows: 100_000,
  /** Cells of a CSV file or of the sheets of a workbook. */
  cells: 3_000_000,
  /** Columns of one row. */
  columns: 1_000,
  /** Characters of one field. */
  textChars: 256 * KB,
  /** Characters of an address that a page links to. */
  linkChars: 4 * KB,
  /** Characters of all texts that one response adds to a reading. */
  resultChars: 4 * MB,
  /** Values (texts, numbers, lists, objects) that one response adds to a reading. */
  resultValues: 200_000,
} as const;

/** A limit of PARSE_LIMITS, or one that the pool enforces from outside the thread. */
export type ParseLimit = keyof typeof PARSE_LIMITS | 'time' | 'memory' | 'wait' | 'queue' | 'crash';

/** A response that exceeds a limit. An immediate retry would not help. */
export class LimitExceeded extends SourceError {
  constructor(
    message: string,
    readonly limit: ParseLimit,
    options?: ErrorOptions,
  ) {
    super(message, false, options);
    this.name = 'LimitExceeded';
  }
}
