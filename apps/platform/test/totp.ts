import { createHmac } from 'node:crypto';

const PERIOD_SECONDS = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app for a base32 secret, now or some periods of 30 seconds later (RFC 6238). */
export function codeOf(secret: string, periodsLater = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / PERIOD_SECONDS) + periodsLater));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll('=', ''), (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join(
    '',
  );
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
