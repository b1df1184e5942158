import { expect, it } from '@jest/globals';
import { MemoryWorld, STUB_SOURCES } from '@entity-registry/testing';
import type { StubSource, StubSubject } from '@entity-registry/testing';
import type { PublicSourceId } from '@entity-registry/domain';
import type { FoundCore, FoundItem, SourceAdapter } from '../src/source.js';
import { StubSession, askedAs } from './stub-session.js';

export interface RoundTrip {
  readonly adapter: SourceAdapter;
  readonly stub: StubSource;
  readonly subject: StubSubject;
  /** Base fields that the source publishes. */
  readonly core?: FoundCore;
  /** Where the source does not publish a record as it is stored; else the subject's records. */
  readonly items?: readonly FoundItem[];
}

/** The stub of a source. */
export function stubOf(source: PublicSourceId): StubSource {
  const stub = STUB_SOURCES.find((candidate) => candidate.source === source);
  if (!stub) throw new Error(`there is no stub of ${source}`);
  return stub;
}

/** What is on file at the institution is what the adapter finds there: nothing lost, nothing changed, nothing added. */
export function itRoundTrips({ adapter, stub, subject, core, items = subject.records }: RoundTrip): void {
  const read = async (wanted: SourceAdapter['feeds']) => {
    const session = new StubSession({ stub, world: new MemoryWorld([subject]), wanted });
    return { findings: await adapter.read(askedAs(subject), session), asked: session.asked.length };
  };

  it(`${stub.source}: finds what is on file, as it is on file`, async () => {
    const { findings } = await read(adapter.feeds);
    expect(findings?.items).toHaveLength(items.length);
    expect(findings?.items).toEqual(expect.arrayContaining(items.map((item) => expect.objectContaining(item))));
    expect(findings?.core).toEqual(core);
  });

  it.each(adapter.feeds)(
    `${stub.source}: asked for %s alone it reads what serves that, and lists no other tag`,
    async (tag) => {
      const { findings } = await read([tag]);
      const found = findings?.items.map((item) => item.tag) ?? [];
      expect(found.every((other) => findings?.tags.includes(other))).toBe(true);
      expect(found.filter((other) => other === tag)).toHaveLength(items.filter((item) => item.tag === tag).length);
    },
  );

  it(`${stub.source}: asks nothing when no tag of it is wanted`, async () => {
    const { findings, asked } = await read([]);
    expect(findings?.items ?? []).toEqual([]);
    expect(asked).toBe(0);
  });
}
