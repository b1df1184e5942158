import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';

/** Passes on up to `maxBytes`; one more byte ends the stream with an error. */
export function limitBytes(maxBytes: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maxBytes) done(new RangeError(`longer than ${String(maxBytes)} bytes`));
      else done(null, chunk);
    },
  });
}

/** Reads a whole stream. Throws RangeError beyond `maxBytes`, and the stream's own error. */
export async function readAll(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new RangeError(`longer than ${String(maxBytes)} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
