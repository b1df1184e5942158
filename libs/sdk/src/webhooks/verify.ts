import { namesOf } from '../transport/check-options.js';
import { checkMembers } from '../transport/members.js';
import { readEvent } from './event.js';
import type { UpdateRequestCompleted } from './event.js';
import { readHeader, requireHeaders } from './headers.js';
import type { WebhookHeaders } from './headers.js';
import {
  equalInConstantTime,
  fromBase64,
  fromHex,
  secretsOf,
  serviceKey,
  signatureOf,
  standardKey,
  textBytes,
} from './signature.js';
import type { Bytes } from './signature.js';
import { WebhookVerificationError } from './verification-error.js';

/** A delivery whose time differs more from the clock is refused (specification, "Delivery"). */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

export interface VerifyWebhookOptions {
  /** The body as received. If you parse and serialize it, its bytes change and no signature matches. */
  payload: string | Uint8Array | ArrayBuffer;
  headers: WebhookHeaders;
  /** The account's signing secret, `whsec_...`; during a rotation, the new and the old one. */
  secret: string | readonly string[];
  /**
   * How far the delivery's time may be from the clock, in seconds; default 300. Infinity also accepts replayed deliveries.
   */
  toleranceSeconds?: number;
  /** The current time in Unix milliseconds; default `Date.now`. */
  now?: () => number;
}

const SHAPE = {
  kind: 'option',
  of: 'webhooks',
  members: namesOf<VerifyWebhookOptions>({
    ...{ payload: true, headers: true, secret: true, toleranceSeconds: true, now: true },
  }),
};

/** 32 bytes in their only valid notation: two of the last digit's six bits are unused, and are 0 (RFC 4648, 3.5). */
const STANDARD_SIGNATURE = /^v1,(?<base64>[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)$/;

/** One way in which a delivery proves its origin. */
interface Claim {
  readonly timestamp: string;
  /** The signed part before the body. */
  readonly parts: readonly string[];
  readonly signatures: readonly Bytes[];
  readonly keyOf: (secret: string) => Bytes;
}

/**
 * Returns the event of a delivery, after verifying that the service just sent it, in exactly these bytes.
 *
 * It checks `webhook-signature` (Standard Webhooks), which has a signature for each secret during a rotation. Without it, it
 * checks `X-Service-Webhook-Signature` and `X-Service-Webhook-Timestamp`. The body is hashed once per secret, regardless of the
 * number of signatures, and compared in constant time.
 *
 * Rejects with a WebhookVerificationError for a delivery that you must not process, and with a TypeError for invalid options,
 * such as a missing secret.
 */
export async function verify(options: VerifyWebhookOptions): Promise<UpdateRequestCompleted> {
  checkMembers(options, SHAPE);
  const { headers, toleranceSeconds = WEBHOOK_TOLERANCE_SECONDS, now = Date.now } = options;
  // Checked by type: null would be 0.
  if (!(typeof toleranceSeconds === 'number' && toleranceSeconds >= 0))
    throw new TypeError('webhooks: toleranceSeconds must be a number of seconds, at least 0');
  if (typeof now !== 'function') throw new TypeError('webhooks: now must be a function');
  const body = bytesOf(options.payload);
  const secrets = secretsOf(options.secret);
  requireHeaders(headers);
  const claim = standardClaim(headers) ?? serviceClaim(headers);
  const keys = secrets.map((secret) => claim.keyOf(secret));
  checkTime(claim.timestamp, now() / 1000, toleranceSeconds);
  const expected = await Promise.all(keys.map((key) => signatureOf(key, { parts: claim.parts, body })));
  const genuine = expected.some((one) => claim.signatures.some((given) => equalInConstantTime(one, given)));
  if (!genuine)
    throw new WebhookVerificationError('bad_signature', 'The signature does not match this secret and this body');
  return readEvent(body);
}

/** Undefined if one of the three headers is missing. */
function standardClaim(headers: WebhookHeaders): Claim | undefined {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signature = readHeader(headers, 'webhook-signature');
  if (id === undefined || timestamp === undefined || signature === undefined) return undefined;
  const ofVersionOne = signature.split(' ').flatMap((one) => STANDARD_SIGNATURE.exec(one)?.groups?.base64 ?? []);
  return { timestamp, parts: [id, timestamp], signatures: ofVersionOne.map(fromBase64), keyOf: standardKey };
}

function serviceClaim(headers: WebhookHeaders): Claim {
  const timestamp = readHeader(headers, 'x-service-webhook-timestamp');
  const signature = readHeader(headers, 'x-service-webhook-signature');
  if (timestamp === undefined || signature === undefined) {
    throw new WebhookVerificationError('missing_header', 'The headers of a delivery are missing or repeated');
  }
  const hex = /^sha256=(?<hex>[0-9a-f]{64})$/.exec(signature)?.groups?.hex;
  return { timestamp, parts: [timestamp], signatures: hex === undefined ? [] : [fromHex(hex)], keyOf: serviceKey };
}

function checkTime(timestamp: string, now: number, toleranceSeconds: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError('bad_timestamp', 'The timestamp is not a whole number of seconds');
  }
  const age = now - Number(timestamp);
  if (Math.abs(age) <= toleranceSeconds) return;
  if (Number.isNaN(age)) throw new TypeError('webhooks: now() must return a time');
  throw age > 0
    ? new WebhookVerificationError('too_old', `The delivery is ${String(Math.round(age))} seconds old`)
    : new WebhookVerificationError('too_new', `The delivery is stamped ${String(Math.round(-age))} seconds ahead`);
}

/** A view without a copy if possible. */
function bytesOf(payload: string | Uint8Array | ArrayBuffer): Bytes {
  if (typeof payload === 'string') return textBytes(payload);
  // Checked by its methods: it may come from another realm, as in workers and test runners.
  if (ArrayBuffer.isView(payload))
    return new Uint8Array(payload.buffer as ArrayBuffer, payload.byteOffset, payload.byteLength);
  if (Object.prototype.toString.call(payload) === '[object ArrayBuffer]') return new Uint8Array(payload);
  throw new TypeError('webhooks: payload must be the raw body, as text or bytes, not a parsed object');
}
