import type { IncomingMessage } from 'node:http';
import { singleHeader } from '@entity-registry/http';
import { SetMetadata } from '@nestjs/common';
import { invalidHeader } from './caller-headers.js';

/** The time that most requests have, in milliseconds: callers and proxies wait longer, and hardly any request needs it. */
export const ROUTE_DEADLINE_MS = 10_000;
/** The same for requests of many rows. */
export const BATCH_DEADLINE_MS = 30_000;

const METADATA = Symbol('deadline');

/** Declares a route for requests of many rows, which have more time. */
export const BatchDeadline = (): MethodDecorator => SetMetadata(METADATA, BATCH_DEADLINE_MS);

/** The time that requests of a route have, in milliseconds. */
export function routeDeadlineMs(handler: object): number {
  return (Reflect.getMetadata(METADATA, handler) as number | undefined) ?? ROUTE_DEADLINE_MS;
}

/** Whole milliseconds, at least 1. */
const DEADLINE = /^[1-9]\d{0,9}$/;

/**
 * When the response must be ready (ADR 0198): the milliseconds of X-Request-Deadline after `receivedAt`, but never later than the
 * route's default. A duration, because callers' clocks differ from ours. Throws `invalid_parameter` for anything else.
 *
 * @param routeMs the route's default in milliseconds
 */
export function requestDeadline(
  request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  receivedAt: Date,
  routeMs: number,
): Date {
  const given = singleHeader(request, 'X-Request-Deadline');
  if (given !== null && !DEADLINE.test(given)) {
    throw invalidHeader('X-Request-Deadline', 'must be a whole number of milliseconds, such as 2500');
  }
  return new Date(receivedAt.getTime() + Math.min(given === null ? routeMs : Number(given), routeMs));
}
