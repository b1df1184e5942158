import { generateKeyPairSync, sign } from 'node:crypto';

const DAY_MS = 86_400_000;

/** One element of DER: its tag, its length, its content. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...contents: Uint8Array[]): Buffer => der(0x30, ...contents);
const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const time = (date: Date): Buffer => der(0x18, text(date.toISOString().replace(/[-:T]|\.\d+/g, '')));

const ECDSA_WITH_SHA256 = sequence(der(6, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = Buffer.from('550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('551d11', 'hex');

/** A self-signed key and certificate for 127.0.0.1, valid for a day. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(der(6, COMMON_NAME), der(0x0c, text('a receiver of the tests')))));
  const now = Date.now();
  const names = sequence(der(0x87, Buffer.of(127, 0, 0, 1)));
  const content = sequence(
    der(0xa0, der(2, Buffer.of(2))),
    der(2, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(der(6, SUBJECT_ALT_NAME), der(4, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, ECDSA_WITH_SHA256, der(3, Buffer.of(0), signature));
  const lines = certificate.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}
