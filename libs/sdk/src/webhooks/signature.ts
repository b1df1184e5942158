const encoder = new TextEncoder();

const STANDARD_PREFIX = 'whsec_';

/** Bytes of a buffer that WebCrypto accepts; written this way because before TypeScript 5.7 `Uint8Array` isn't generic. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** The content of a signature: the parts are joined by dots, the body comes last as the bytes that were sent. */
export interface SignedContent {
  readonly parts: readonly string[];
  readonly body: Bytes;
}

export const textBytes = (text: string): Bytes => encoder.encode(text);

/** The key of `X-Service-Webhook-Signature`: the text of the secret, `whsec_` included (specification, "Delivery"). */
export function serviceKey(secret: string): Bytes {
  return textBytes(requireSecret(secret));
}

/**
 * The key of Standard Webhooks' `webhook-signature`: the decoded bytes after `whsec_`; the text of any other secret. Throws a
 * TypeError for invalid base64, because no signature could ever match it.
 */
export function standardKey(secret: string): Bytes {
  if (!requireSecret(secret).startsWith(STANDARD_PREFIX)) return textBytes(secret);
  let key: Bytes | undefined;
  try {
    key = fromBase64(secret.slice(STANDARD_PREFIX.length));
  } catch {
    // Thrown below; the error of atob would say nothing useful.
  }
  if (key === undefined || key.length === 0) throw new TypeError('webhooks: the secret is truncated or mistyped');
  return key;
}

/** The 32 bytes of the HMAC-SHA256 of the signed content. */
export async function signatureOf(key: Bytes, { parts, body }: SignedContent): Promise<Bytes> {
  const head = textBytes(`${parts.join('.')}.`);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  const subtle = subtleCrypto();
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, message));
}

/** Compares in constant time. */
export function equalInConstantTime(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `hex` is an even number of hex digits. */
export function fromHex(hex: string): Bytes {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Throws for invalid base64. */
export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The given secrets. Throws a TypeError if there is none, for example if an environment variable isn't set. */
export function secretsOf(secret: unknown): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0) throw new TypeError('webhooks: the secret is missing');
  return secrets.map(requireSecret);
}

function requireSecret(secret: unknown): string {
  // An empty key signs like any other: a receiver without a secret would accept deliveries from anyone.
  if (typeof secret !== 'string' || secret === '') throw new TypeError('webhooks: the secret is missing');
  return secret;
}

function subtleCrypto(): typeof globalThis.crypto.subtle {
  // Its type says that it always exists; in browsers it only does on pages served over https.
  const { crypto } = globalThis as { crypto?: { subtle?: typeof globalThis.crypto.subtle } };
  if (crypto?.subtle === undefined)
    throw new TypeError('webhooks: WebCrypto is not available; in browsers it needs https');
  return crypto.subtle;
}
