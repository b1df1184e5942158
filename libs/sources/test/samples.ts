import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubSource } from '@entity-registry/testing';
import type { FoundItem, SourceAdapter, QueriedEntity } from '../src/source.js';
import { StubSession } from './stub-session.js';

/** Content types as servers send them, without a charset. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.csv': 'text/csv',
  '.json': 'application/json',
  '.xml': 'application/rss+xml',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pdf': 'application/pdf',
};

/** A company and a person with synthetic names, as subjects of a reading. */
export const COMPANY: QueriedEntity = {
  jurisdiction: 'pa',
  kind: 'Organization',
  nombre: 'MOLINOS DEL ENSAYO, S.A.',
  ruc: '900000502-2-2012 DV 05',
  rucNoDv: '900000502-2-2012',
  cedula: null,
  ficha: null,
  folio: null,
};

export const PERSON: QueriedEntity = {
  ...COMPANY,
  kind: 'NaturalPerson',
  nombre: 'Eleuterio Pinzón Quiroz',
  ruc: null,
  rucNoDv: null,
  cedula: '8-990-1234',
};

interface Samples {
  readonly subject: QueriedEntity;
  readonly pages: Readonly<Record<string, string>>;
  readonly whole?: (text: string) => string;
}

/**
 * The findings of the adapter in the sample pages next to a test: pages as the site might write them, with columns in another
 * order, extra columns, other case, and rows about others. `pages` by the requested path. `whole` makes a sample of a list as
 * long as the list.
 */
export async function readSamples(
  adapter: SourceAdapter,
  test: string,
  { subject, pages, whole }: Samples,
): Promise<readonly FoundItem[]> {
  const stub: StubSource = {
    source: adapter.source,
    respond: ({ path }) => {
      const name = pages[path];
      if (name === undefined) return Promise.resolve(undefined);
      const body = readFileSync(new URL(`samples/${name}`, test));
      const contentType = CONTENT_TYPES[extname(name)] ?? 'text/plain';
      return Promise.resolve({ contentType, body: whole ? whole(body.toString('utf8')) : body });
    },
  };
  const session = new StubSession({ stub, world: new MemoryWorld([]), wanted: adapter.feeds });
  return (await adapter.read(subject, session))?.items ?? [];
}
