import { JURISDICTIONS } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';

/** The only event (specification, "Events"). */
export const WEBHOOK_EVENT = 'update_request.completed';

/** The content of a webhook's body. */
export interface WebhookEvent {
  /** 0: a test (ADR 0030). */
  readonly updateRequestId: bigint;
  readonly jurisdiction: Jurisdiction;
  /** The entity's detail as JSON text. */
  readonly data: string;
}

/**
 * The body of a webhook as JSON text without `\u` escapes (specification, "Delivery"). The text of `data` is kept as it is:
 * numbers keep their digits, members their order.
 */
export function webhookBody({ updateRequestId, jurisdiction, data }: WebhookEvent): string {
  const { v4Name } = JURISDICTIONS[jurisdiction];
  return (
    `{"event":"${WEBHOOK_EVENT}","update_request_id":${updateRequestId},"jurisdiction":"${v4Name}",` +
    `"data":${withoutUnicodeEscapes(data)}}`
  );
}

/** The stable id of a delivery's event, the same in every attempt and replay (ADR 0030). */
export const webhookId = (updateRequestId: bigint): string => `ur_${updateRequestId}`;

// An escape of any kind is consumed whole, so that the second backslash of `\\u0041` doesn't start another escape.
const ESCAPES = /(?:\\u[0-9a-fA-F]{4})+|\\./g;

/** Characters that JSON can write only as `\u`: the control characters without a short escape. */
const ONLY_AS_ESCAPE = /[\u0000-\u0007\u000b\u000e-\u001f]/g;

/**
 * JSON text with the same values and no `\u` escapes. A control character without a short escape, and half a surrogate pair,
 * have no other form in JSON: each becomes U+FFFD, the replacement character.
 */
export function withoutUnicodeEscapes(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPES, (escapes) => {
    if (!escapes.startsWith('\\u')) return escapes;
    const text = (JSON.parse(`"${escapes}"`) as string).toWellFormed().replace(ONLY_AS_ESCAPE, '\ufffd');
    return JSON.stringify(text).slice(1, -1);
  });
}
