import { expect, it } from '@jest/globals';
import { tagDefinition } from '@entity-registry/domain';
import { MemoryWorld, STUB_SOURCES } from '@entity-registry/testing';
import type { StubSource, StubEntity } from '@entity-registry/testing';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type { FoundCore, FoundItem, SourceAdapter } from '../src/source.js';
import { StubSession, toQueriedEntity } from './stub-session.js';

export interface RoundTrip {
  readonly adapter: SourceAdapter;
  readonly stub: StubSource;
  readonly subject: StubEntity;
  /** Base fields that the source publishes. */
  readonly core?: FoundCore;
  /** The expected records, if the source does not publish them as stored; by default the subject's records. */
  readonly items?: readonly FoundItem[];
  /** The tags that are read when these are wanted; by default the wanted ones that the kind of subject can have. */
  readonly tagsRead?: (wanted: readonly Tag[]) => readonly Tag[];
}

/** The stub of a source. */
export function stubOf(source: PublicSourceId): StubSource {
  const stub = STUB_SOURCES.find((candidate) => candidate.source === source);
  if (!stub) throw new Error(`${source} has no stub`);
  return stub;
}

/** Tests that the adapter finds exactly the records of the institution: nothing lost, changed or added. */
export function itRoundTrips({
  adapter,
  stub,
  subject,
  core,
  items = subject.records,
  tagsRead = (wanted) => wanted.filter((tag) => subject.kind === 'Organization' || tagDefinition(tag).persons),
}: RoundTrip): void {
  const read = async (wanted: SourceAdapter['feeds']) => {
    const session = new StubSession({ stub, world: new MemoryWorld([subject]), wanted });
    return { findings: await adapter.read(toQueriedEntity(subject), session), asked: session.requests.length };
  };

  it(`${stub.source}: finds exactly what is on file`, async () => {
    const { findings } = await read(adapter.feeds);
    expect(findings?.items).toHaveLength(items.length);
    expect(findings?.items).toEqual(expect.arrayContaining(items.map((item) => expect.objectContaining(item))));
    expect(findings?.core).toEqual(core);
    expect(findings?.tags).toEqual(tagsRead(adapter.feeds));
  });

  it.each(adapter.feeds)(
    `${stub.source}: reads only what %s needs when only that is wanted, and lists no other tag`,
    async (tag) => {
      const { findings } = await read([tag]);
      const tags = tagsRead([tag]);
      const expected = items.filter((item) => tags.includes(item.tag)).map((item) => item.tag);
      expect((findings?.items ?? []).map((item) => item.tag)).toEqual(expected);
      // Null: none of the tags has any records.
      expect(findings?.tags ?? tags).toEqual(tags);
    },
  );

  it(`${stub.source}: asks nothing when no tag of it is wanted`, async () => {
    const { findings, asked } = await read([]);
    expect(findings).toEqual({ tags: [], items: [] });
    expect(asked).toBe(0);
  });
}
