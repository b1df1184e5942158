import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A sealing key shorter than this could be guessed. */
export const MIN_SEALING_KEY_LENGTH = 32;

/** Seals texts for the database and opens them again. */
export interface SecretBox {
  /** `context` identifies the owner of the text. It can't be opened with another context. */
  seal: (text: string, context: string) => Buffer;
  /** Throws when it was sealed with another key or for another context, or was altered. */
  open: (sealed: Uint8Array, context: string) => string;
}

/**
 * A box under a secret of at least 32 characters: AES-256-GCM with a fresh random nonce for each text, stored as version,
 * nonce, tag and ciphertext. The key is derived, so the secret can be any text. Throws RangeError for a shorter one.
 */
export function secretBox(secret: string): SecretBox {
  if (secret.length < MIN_SEALING_KEY_LENGTH) {
    throw new RangeError(`the sealing secret must have at least ${MIN_SEALING_KEY_LENGTH} characters`);
  }
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'webhook secrets', 32));
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context, 'utf8'));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== VERSION) throw new Error('sealed in an unknown way');
      const tagAt = 1 + IV_BYTES;
      const textAt = tagAt + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, tagAt), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context, 'utf8'))
        .setAuthTag(bytes.subarray(tagAt, textAt));
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8');
    },
  };
}
