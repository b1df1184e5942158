const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32 (ISO-HDLC, the one of zip and PNG) over the bytes of an ASCII text. */
export function crc32(ascii: string): number {
  let crc = 0xff_ff_ff_ff;
  for (let index = 0; index < ascii.length; index += 1) {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ ascii.charCodeAt(index)) & 0xff] ?? 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
