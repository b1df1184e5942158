/** HMAC-SHA-256, passed in: the domain has no crypto of its own. Returns the 32 bytes of the digest. */
export type HmacSha256 = (key: Uint8Array, message: Uint8Array) => Uint8Array;

/** A receiver refuses a delivery whose timestamp is further from its clock (specification, "Delivery"). */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

const encoder = new TextEncoder();

/**
 * The value of `X-Service-Webhook-Signature`: `sha256=` and the lowercase hex HMAC-SHA256, keyed with the signing secret,
 * over `<timestamp>.<raw body bytes>` (specification, "Delivery"). `timestamp` is in Unix seconds; `body` are the bytes
 * as sent.
 */
export function webhookSignature(hmac: HmacSha256, secret: string, timestamp: number, body: Uint8Array): string {
  return `sha256=${hex(hmac(encoder.encode(secret), join(`${timestamp}.`, body)))}`;
}

/**
 * The value of Standard Webhooks' `webhook-signature`: `v1,` and the base64 HMAC-SHA256 over `<id>.<timestamp>.<body>`, one
 * for each secret, separated by spaces: two while a rotation overlaps (ADR 0030). A secret is `whsec_` and the base64 of its
 * key; any other secret is used as plain text.
 */
export function standardWebhookSignature(
  hmac: HmacSha256,
  secrets: readonly string[],
  delivery: { readonly id: string; readonly timestamp: number; readonly body: Uint8Array },
): string {
  const message = join(`${delivery.id}.${delivery.timestamp}.`, delivery.body);
  return secrets.map((secret) => `v1,${base64(hmac(standardKey(secret), message))}`).join(' ');
}

/** Whether a delivery stamped `timestamp` may still be accepted at `now`, both in Unix seconds. */
export function isFreshTimestamp(timestamp: number, now: number): boolean {
  return Math.abs(now - timestamp) <= WEBHOOK_TOLERANCE_SECONDS;
}

function standardKey(secret: string): Uint8Array {
  const prefix = 'whsec_';
  if (!secret.startsWith(prefix)) return encoder.encode(secret);
  return Uint8Array.from(atob(secret.slice(prefix.length)), (character) => character.charCodeAt(0));
}

function join(prefix: string, body: Uint8Array): Uint8Array {
  const head = encoder.encode(prefix);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  return message;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
