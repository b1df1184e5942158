import { WebhookVerificationError } from './verification-error.js';
import type { Bytes } from './signature.js';

/** The only kind of event: a refresh has completed (specification, "Events"). */
export interface UpdateRequestCompleted {
  readonly event: 'update_request.completed';
  /** The refresh; 0 for a test delivery with synthetic data. It may be delivered more than once: process it once. */
  readonly update_request_id: number;
  readonly jurisdiction: 'panama' | 'ecuador' | 'colombia';
  /** The entity's detail under the codes of the request, as in `GET /v4/panama/entidades/{id}`. */
  readonly data: UpdatedEntity;
}

/** An entity's detail; its sections depend on the requested codes. */
export interface UpdatedEntity {
  readonly id: number;
  readonly nombre: string;
  readonly [field: string]: unknown;
}

/** The event of a genuine body. Throws `bad_body` if it isn't an event of this version. */
export function readEvent(body: Bytes): UpdateRequestCompleted {
  const value = parse(body);
  if (!isRecord(value)) throw badBody('it is not a JSON object');
  if (value.event !== 'update_request.completed') throw badBody(`its event is ${JSON.stringify(value.event)}`);
  if (!Number.isSafeInteger(value.update_request_id)) throw badBody('its update_request_id is not an integer');
  if (!isRecord(value.data)) throw badBody('its data is not a JSON object');
  return value as unknown as UpdateRequestCompleted;
}

function parse(body: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw badBody('it is not JSON in UTF-8');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const badBody = (why: string): WebhookVerificationError =>
  new WebhookVerificationError('bad_body', `The body is signed but invalid: ${why}`);
