const encoder = new TextEncoder();

const STANDARD_PREFIX = 'whsec_';

/** Bytes of a buffer that WebCrypto takes; written so because before TypeScript 5.7 `Uint8Array` is not generic. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** What a signature covers: the parts are joined by points, the body comes last as the bytes that were sent. */
export interface Signed {
  readonly parts: readonly string[];
  readonly body: Bytes;
}

export const textBytes = (text: string): Bytes => encoder.encode(text);

/** The key of `X-Service-Webhook-Signature`: the text of the secret, `whsec_` included (specification, "Delivery"). */
export function serviceKey(secret: string): Bytes {
  return textBytes(requireSecret(secret));
}

/**
 * The key of Standard Webhooks' `webhook-signature`: the bytes that `whsec_` and base64 stand for; the text of any other
 * secret. Throws a TypeError for what is no base64, since no signature could ever fit it.
 */
export function standardKey(secret: string): Bytes {
  if (!requireSecret(secret).startsWith(STANDARD_PREFIX)) return textBytes(secret);
  let key: Bytes | undefined;
  try {
    key = fromBase64(secret.slice(STANDARD_PREFIX.length));
  } catch {
    // Told below; the fault of atob would quote nothing useful.
  }
  if (key === undefined || key.length === 0) throw new TypeError('webhooks: the secret is cut off or mistyped');
  return key;
}

/** The 32 bytes of the HMAC-SHA256 of what is signed. */
export async function signatureOf(key: Bytes, { parts, body }: Signed): Promise<Bytes> {
  const head = textBytes(`${parts.join('.')}.`);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  const subtle = subtleCrypto();
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, message));
}

/** Whether both are the same, in a time that says nothing of where they differ. */
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

/** Throws for what is no base64. */
export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The secrets as they were given. Throws a TypeError when there is none, as where a variable of the environment is not set. */
export function secretsOf(secret: unknown): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0) throw new TypeError('webhooks: the secret is missing');
  return secrets.map(requireSecret);
}

function requireSecret(secret: unknown): string {
  // An empty key signs like any other: whoever forgets to set the secret would take deliveries from everybody.
  if (typeof secret !== 'string' || secret === '') throw new TypeError('webhooks: the secret is missing');
  return secret;
}

function subtleCrypto(): typeof globalThis.crypto.subtle {
  // Its type says that it is always there; in browsers it is on pages by https alone.
  const { crypto } = globalThis as { crypto?: { subtle?: typeof globalThis.crypto.subtle } };
  if (crypto?.subtle === undefined)
    throw new TypeError('webhooks: there is no WebCrypto here; browsers have it by https');
  return crypto.subtle;
}
