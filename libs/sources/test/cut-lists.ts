import { describe, expect, it } from '@jest/globals';
import { MemoryWorld } from '@entity-registry/testing';
import type { StubAnswer, StubSource, StubSubject } from '@entity-registry/testing';
import { SourceFault } from '../src/source.js';
import type { SourceAdapter } from '../src/source.js';
import { StubSession, askedAs } from './stub-session.js';

interface ListSource {
  readonly adapter: SourceAdapter;
  readonly stub: StubSource;
  readonly subject: StubSubject;
}

/** Tests for lists that a source publishes as a whole: a missing name on an incomplete list proves nothing. */
export function describeCutLists({ adapter, stub, subject }: ListSource): void {
  const readCut = (cut: (answer: StubAnswer) => StubAnswer) =>
    adapter.read(
      askedAs(subject),
      new StubSession({ stub, world: new MemoryWorld([]), wanted: adapter.feeds, alter: cut }),
    );

  describe(`${stub.source}: an incomplete list`, () => {
    it.each([0, 1, 20])('with %i rows fails the reading and is not an empty result', async (rows) => {
      const reading = readCut((answer) => ({ ...answer, body: firstRows(String(answer.body), rows) }));
      await expect(reading).rejects.toThrow(SourceFault);
      await expect(reading).rejects.toThrow(/it has never had fewer than \d+$/);
    });

    it('that ends in the middle of its last row fails the reading', async () => {
      const reading = readCut((answer) => ({ ...answer, body: String(answer.body).trimEnd().slice(0, -2) }));
      await expect(reading).rejects.toThrow(SourceFault);
    });

    it('reports that the name is not on it when it is complete', async () => {
      await expect(readCut((answer) => answer)).resolves.toBeNull();
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
