import type { Billing, CallPromise, Preview } from '@entity-registry/sdk';
import { timingSafeEqual } from 'node:crypto';
import type { ToolCall } from './define-tool.js';
import { ToolError } from './tool-errors.js';

/** How long the API replays a response for free under one Idempotency-Key, less a safety margin of an hour (ADR 0005). */
const GOOD_FOR_MS = 23 * 3_600_000;
/** The same if the age of the key is not known. */
const REPEATED_GOOD_FOR_MS = 3_600_000;

/** A part of a response that the API only returns whole. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page, and whether more follow. */
export interface PageSlice {
  readonly page: object;
  readonly more: boolean;
}

interface Position {
  /** Idempotency-Key of the first page's call. */
  readonly key: string;
  readonly offset: number;
  /** When the key expires, milliseconds since 1970. */
  readonly until: number;
}

/** The paging arguments of a call. */
export interface PagedArguments {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** The other arguments. A cursor is only valid with the same ones. */
  readonly subject: readonly unknown[];
}

/**
 * Pages of a response that the API returns and charges whole. The first page is an ordinary call under an Idempotency-Key that
 * the cursor keeps; the others are the same call under that key, which the API replays for free (ADR 0112). `slicePage` extracts
 * the page from a response.
 */
export async function replayedPage<T extends { billing: Billing }>(
  toolCall: ToolCall,
  { cursor, limit, subject }: PagedArguments,
  fetchPage: (options: ToolCall['options']) => CallPromise<T | Preview>,
  slicePage: (response: T, page: Page) => PageSlice,
): Promise<object> {
  const seal = (text: string): string => toolCall.seal(`${JSON.stringify(subject)} ${text}`);
  const position = cursor === undefined ? first(toolCall) : positionOf(cursor, seal, toolCall.deps.now());
  if (toolCall.dryRun) return preview(await fetchPage(toolCall.options), cursor !== undefined);
  const { data, response } = await fetchPage({ ...toolCall.options, idempotencyKey: position.key }).withResponse();
  const answer = data as T;
  const { page, more } = slicePage(answer, { offset: position.offset, limit });
  const { idempotencyReplayed: replayed } = response;
  // A call with the caller's own idempotency key may be repeated near the end of the key's life.
  const named = cursor === undefined && toolCall.options.idempotencyKey !== undefined;
  const until = named && replayed ? toolCall.deps.now() + REPEATED_GOOD_FOR_MS : position.until;
  return {
    ...page,
    // A response states what it was charged when it was first returned.
    billing: cursor !== undefined && replayed ? { ...answer.billing, charged: '0.00' } : answer.billing,
    next_cursor: more ? written({ ...position, until, offset: position.offset + limit }, seal) : null,
  };
}

const first = ({ deps, options }: ToolCall): Position => ({
  key: options.idempotencyKey ?? deps.randomId(),
  offset: 0,
  until: deps.now() + GOOD_FOR_MS,
});

type Seal = (text: string) => string;

function written(position: Position, seal: Seal): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${text}.${seal(text)}`;
}

/** Under another key, or for another subject, the Idempotency-Key would start a new call, which is charged. */
function positionOf(cursor: string, seal: Seal, now: number): Position {
  const [text = '', mark = ''] = cursor.split('.');
  const position = isSame(mark, seal(text))
    ? (JSON.parse(Buffer.from(text, 'base64url').toString()) as Position)
    : null;
  if (position === null || position.until < now) {
    throw new ToolError(
      'invalid_cursor',
      'the cursor is invalid, has expired, or belongs to another call (different arguments, tool or API key)',
    );
  }
  return position;
}

function isSame(mark: string, expected: string): boolean {
  const [given, wanted] = [Buffer.from(mark), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function preview(response: { billing: Billing }, further: boolean): object {
  if (!further) return response;
  return { billing: { ...response.billing, price: '0.00', base: '0.00', codes: [], redundant: [] } };
}

/** The items of a list on a page. */
export const pageOfList = <T>(items: readonly T[], { offset, limit }: Page): T[] => items.slice(offset, offset + limit);

/** The schemas of the argument `cursor` and the member `next_cursor`. */
export const REPLAYED_CURSOR = {
  type: 'string',
  maxLength: 700,
  description: 'next_cursor of the previous page, other arguments unchanged; free.',
} as const;

export const REPLAYED_NEXT = {
  type: ['string', 'null'],
  description: 'Pass it as cursor, other arguments unchanged, for the next page: free, for 23 hours; null: last page.',
} as const;
