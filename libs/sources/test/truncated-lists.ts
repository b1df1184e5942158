import { describe, expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubResponse, StubSource, StubEntity } from '@entity-registry/testing';
import { SourceError } from '../src/source.js';
import type { SourceAdapter } from '../src/source.js';
import { StubSession, toQueriedEntity } from './stub-session.js';

interface ListSource {
  readonly adapter: SourceAdapter;
  readonly stub: StubSource;
  readonly subject: StubEntity;
}

/** Tests for lists that a source publishes as a whole: a missing name on an incomplete list proves nothing. */
export function describeTruncatedLists({ adapter, stub, subject }: ListSource): void {
  const readCut = (cut: (response: StubResponse) => StubResponse) =>
    adapter.read(
      toQueriedEntity(subject),
      new StubSession({ stub, world: new MemoryWorld([]), wanted: adapter.feeds, alter: cut }),
    );

  describe(`${stub.source}: an incomplete list`, () => {
    it.each([0, 1, 20])('with %i rows fails the reading and is not an empty result', async (rows) => {
      const reading = readCut((response) => ({ ...response, body: firstRows(String(response.body), rows) }));
      await expect(reading).rejects.toThrow(SourceError);
      await expect(reading).rejects.toThrow(/it has never had fewer than \d+$/);
    });

    it('that ends in the middle of its last row fails the reading', async () => {
      const reading = readCut((response) => ({ ...response, body: String(response.body).trimEnd().slice(0, -2) }));
      await expect(reading).rejects.toThrow(SourceError);
    });

    it('reports that the name is not on it when it is complete', async () => {
      await expect(readCut((response) => response)).resolves.toBeNull();
    });
  });
}

function firstRows(list: string, rows: number): string {
  if (list.startsWith('[')) return JSON.stringify((JSON.parse(list) as unknown[]).slice(0, rows));
  return list
    .split('\r\n')
    .slice(0, rows + 1)
    .map((line) => `${line}\r\n`)
    .join('');
}
