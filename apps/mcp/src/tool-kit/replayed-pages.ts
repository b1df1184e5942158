import type { Billing, CallInfo, CallPromise, Preview } from '@entity-registry/sdk';
import type { Call } from './define-tool.js';
import { ToolRefusal } from './refusals.js';

/** How long the API gives the same answer again for nothing under one Idempotency-Key, less an hour of doubt (ruling 5). */
const GOOD_FOR_MS = 23 * 3_600_000;

/** A part of an answer that the API gives only whole. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page, and whether there is more beyond it. */
export interface CutPage {
  readonly page: object;
  readonly more: boolean;
}

interface Position {
  /** Idempotency-Key of the first page's call. */
  readonly key: string;
  readonly offset: number;
  /** Until when the key is good, milliseconds since 1970. */
  readonly until: number;
}

/**
 * Pages of an answer that the API gives and charges whole. The first page is an ordinary call under an Idempotency-Key that
 * the cursor keeps; the others are the same call under that key, which the API answers alike and for nothing (ADR 0116).
 * `cut` makes the page of an answer.
 */
export async function replayedPage<T extends { billing: Billing }>(
  call: Call,
  { cursor, limit }: { cursor?: string; limit: number },
  ask: (options: Call['options'] & { idempotencyKey?: string }) => CallPromise<T | Preview>,
  cut: (answer: T, page: Page) => CutPage,
): Promise<object> {
  const position = cursor === undefined ? first(call) : positionOf(cursor, call);
  if (call.dryRun) return preview(await ask(call.options), cursor !== undefined);
  const { data, response } = await ask({ ...call.options, idempotencyKey: position.key }).withResponse();
  const { page, more } = cut(data as T, { offset: position.offset, limit });
  return {
    ...page,
    billing: billed(data.billing, response),
    next_cursor: more ? written({ ...position, offset: position.offset + limit }) : null,
  };
}

const first = ({ surroundings }: Call): Position => ({
  key: surroundings.randomId(),
  offset: 0,
  until: surroundings.now() + GOOD_FOR_MS,
});

const written = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** A cursor holds nothing that is not its reader's own: under another account the key names another call. */
function positionOf(cursor: string, { surroundings }: Call): Position {
  const position = parsed(cursor);
  if (position === null || position.until < surroundings.now()) {
    throw new ToolRefusal('invalid_cursor', 'the cursor is not one of this tool, or has expired');
  }
  return position;
}

function parsed(cursor: string): Position | null {
  try {
    const { key, offset, until } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Position>;
    if (typeof key !== 'string' || typeof until !== 'number') return null;
    return Number.isSafeInteger(offset) ? { key, offset: Math.max(0, Number(offset)), until } : null;
  } catch {
    return null;
  }
}

/** What was charged now: the answer says what it was when it was first given. */
const billed = (billing: Billing, { idempotencyReplayed }: CallInfo): Billing =>
  idempotencyReplayed ? { ...billing, charged: '0.00' } : billing;

function preview(answer: { billing: Billing }, further: boolean): object {
  if (!further) return answer;
  return { billing: { ...answer.billing, price: '0.00', base: '0.00', codes: [], redundant: [] } };
}

/** What a page shows of a list. */
export const cutList = <T>(items: readonly T[], { offset, limit }: Page): T[] => items.slice(offset, offset + limit);

/** The argument and the member of the answer. */
export const REPLAYED_CURSOR = {
  type: 'string',
  maxLength: 400,
  description: 'next_cursor of the page before, with the same other arguments; free.',
} as const;

export const REPLAYED_NEXT = {
  type: ['string', 'null'],
  description:
    'Pass it as cursor, with the same other arguments, for the next page: free, for 23 hours; null: this is the last.',
} as const;
