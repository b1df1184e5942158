import { tagDefinition } from '@entity-registry/domain';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type { Findings, FoundItem, SourceAdapter, SourceSession, Subject } from '../source.js';
import { NOT_ASKED, published, tieOf } from './whose.js';
import type { Holder } from './whose.js';

/** One list of a source that feeds one tag; several may feed the same. */
export interface TagList<Row> {
  readonly tag: Tag;
  /** Rows that the site gives for the subject, all pages of them; null when it cannot be asked about such a subject. */
  readonly rows: (session: SourceSession, subject: Subject) => Promise<readonly Row[] | null>;
  readonly holder: (row: Row) => Holder;
  /** Fields of the tag's item schema; undefined fields are left out. */
  readonly payload: (row: Row) => Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD'. */
  readonly itemDate?: (row: Row) => string | null;
}

/** A list with its own kind of row, for an array of lists of several kinds. */
export type AnyTagList = (session: SourceSession, subject: Subject) => Promise<readonly FoundItem[] | null>;

interface FedTag {
  readonly tag: Tag;
  readonly read: AnyTagList;
}

/** A list of a source, made ready for `listsAdapter`. */
export function tagList<Row>(list: TagList<Row>): FedTag {
  const read: AnyTagList = async (session, subject) => {
    const rows = await list.rows(session, subject);
    return rows === null
      ? null
      : rows.filter((row) => tieOf(subject, list.holder(row)) !== null).map((row) => itemOf(list, row));
  };
  return { tag: list.tag, read };
}

function itemOf<Row>(list: TagList<Row>, row: Row): FoundItem {
  return { tag: list.tag, payload: published(list.payload(row)), itemDate: list.itemDate?.(row) ?? null };
}

/** Whether a tag is wanted and subjects of this kind can have it. */
export function isAskedFor(tag: Tag, session: SourceSession, subject: Subject): boolean {
  return session.wanted.has(tag) && (subject.kind === 'Organization' || tagDefinition(tag).persons);
}

/** The adapter of a source that is nothing but lists: each is read whole, and rows of somebody else are left. */
export function listsAdapter(source: PublicSourceId, lists: readonly FedTag[]): SourceAdapter {
  return {
    source,
    feeds: [...new Set(lists.map(({ tag }) => tag))],
    async read(subject, session): Promise<Findings | null> {
      const asked = lists.filter(({ tag }) => isAskedFor(tag, session, subject));
      const tags = new Set<Tag>();
      const items: FoundItem[] = [];
      for (const { tag, read } of asked) {
        const found = await read(session, subject);
        if (found === null) continue;
        tags.add(tag);
        items.push(...found);
      }
      if (tags.size === 0) return NOT_ASKED;
      return items.length === 0 && tags.size === new Set(asked.map(({ tag }) => tag)).size
        ? null
        : { tags: [...tags], items };
    },
  };
}
