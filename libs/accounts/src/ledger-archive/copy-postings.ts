import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { LedgerArchiveError } from './manifest.js';
import type { ArchiveStore, ArchivedPart } from './manifest.js';

/** The columns of a copy, in order. All but `ledger` are numbers, and no value contains a line end. */
export const POSTING_COLUMNS = ['entry_id', 'seq', 'account_id', 'ledger', 'lot_id', 'amount_micro'] as const;

/** The CSV of some postings. */
export interface PostingCsv {
  rows: number;
  /** Of the CSV, in hexadecimal. */
  sha256: string;
}

/**
 * Reads the postings of the entries after `after` up to `through` from `table` as CSV, in the order of their key, and passes them to
 * `sink`. `table` and the bounds are inserted as SQL: they must come from the catalog.
 */
async function readCsv(
  client: ClientBase,
  table: string,
  { after, through }: Pick<ArchivedPart, 'after' | 'through'>,
  sink: (csv: Readable) => Promise<unknown>,
): Promise<PostingCsv> {
  const hash = createHash('sha256');
  let lines = 0;
  const source = client.query(
    copyTo(
      `copy (select ${POSTING_COLUMNS.join(', ')} from ${table}
              where entry_id > ${BigInt(after)} and entry_id <= ${BigInt(through)} order by entry_id, seq)
         to stdout (format csv, header)`,
    ),
  );
  source.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
  });
  await sink(source);
  return { rows: lines - 1, sha256: hash.digest('hex') };
}

/** The CSV's digest and rows, without keeping it. */
export function digestPostings(
  client: ClientBase,
  table: string,
  bounds: Pick<ArchivedPart, 'after' | 'through'>,
): Promise<PostingCsv> {
  const discard = () =>
    new Writable({
      write: (_chunk, _encoding, done) => {
        done();
      },
    });
  return readCsv(client, table, bounds, (csv) => pipeline(csv, discard()));
}

/** The gzipped CSV, in memory. */
export async function compressPostings(
  client: ClientBase,
  table: string,
  bounds: Pick<ArchivedPart, 'after' | 'through'>,
): Promise<PostingCsv & { body: Buffer }> {
  const chunks: Buffer[] = [];
  const csv = await readCsv(client, table, bounds, async (source) => {
    await pipeline(source, createGzip(), async (zipped: AsyncIterable<Buffer>) => {
      for await (const chunk of zipped) chunks.push(chunk);
    });
  });
  return { ...csv, body: Buffer.concat(chunks) };
}

/** Reads an object and checks it against its manifest, down to the CSV inside it. Throws a LedgerArchiveError. */
export async function readPart(store: ArchiveStore, part: ArchivedPart): Promise<Uint8Array> {
  const body = (await store.get(part.key))?.body;
  if (body === undefined) throw new LedgerArchiveError(`${part.key} is missing in ${store.location}.`);
  if (sha256Of(body) !== part.sha256) throw new LedgerArchiveError(`${part.key} differs from its checksum.`);
  const hash = createHash('sha256');
  let lines = 0;
  await pipeline(Readable.from([body]), createGunzip(), async (csv: AsyncIterable<Buffer>) => {
    for await (const chunk of csv) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 0x0a) lines += 1;
    }
  });
  if (hash.digest('hex') !== part.csvSha256 || lines - 1 !== part.rows) {
    throw new LedgerArchiveError(`The CSV in ${part.key} differs from its checksum.`);
  }
  return body;
}

/** Inserts the rows of an object into `table`, which is inserted as SQL. */
export async function loadPostings(client: ClientBase, table: string, body: Uint8Array): Promise<void> {
  const target = client.query(
    copyFrom(`copy ${table} (${POSTING_COLUMNS.join(', ')}) from stdin (format csv, header)`),
  );
  await pipeline(Readable.from([body]), createGunzip(), target);
}

export function sha256Of(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
