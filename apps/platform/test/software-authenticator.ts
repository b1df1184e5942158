import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The subset of CBOR (RFC 8949) that a passkey uses. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (type: number, length: number): Buffer =>
    length < 24
      ? Buffer.of((type << 5) | length)
      : length < 256
        ? Buffer.of((type << 5) | 24, length)
        : Buffer.concat([Buffer.of((type << 5) | 25), uint(length, 2)]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -value - 1);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, member]) => [cbor(key), cbor(member as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A device with one passkey (WebAuthn, ES256), as a browser presents it to a page of `origin`. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  /** Whether it verifies its user by fingerprint or PIN. */
  verifiesUser = true;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  constructor(private readonly origin: string) {}

  /** The result of a browser's startRegistration. */
  register(options: Record<string, unknown>): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0]],
      [-3, coordinates[1]],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cbor(cose)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.data(HAS_CREDENTIAL), credential])],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The result of a browser's startAuthentication. */
  signIn(options: Record<string, unknown>): object {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options);
    const data = this.data(0);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey).toString('base64url'),
    });
  }

  private data(flags: number): Buffer {
    const verified = this.verifiesUser ? USER_VERIFIED : 0;
    return Buffer.concat([
      sha256(new URL(this.origin).hostname),
      Buffer.of(flags | USER_PRESENT | verified),
      uint(this.counter, 4),
    ]);
  }

  private clientData(type: string, { challenge }: Record<string, unknown>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
