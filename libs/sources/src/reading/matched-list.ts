import type { Tag } from '@entity-registry/domain';
import type { FoundItem, SourceSession, Subject } from '../source.js';
import type { AnyTagList } from './lists.js';
import { mentions } from './mentions.js';
import { published } from './whose.js';
import type { Tie } from './whose.js';

/** A list whose rows are tied by more than one holder's name and number, or say in the payload how they were tied. */
export interface MatchedList<Row> {
  readonly tag: Tag;
  /** As in a TagList. */
  readonly rows: (session: SourceSession, subject: Subject) => Promise<readonly Row[] | null>;
  /** Why a row is about the subject, or null when it is not. */
  readonly tie: (subject: Subject, row: Row) => Tie | null;
  /** Fields of the tag's item schema; undefined fields are left out. May ask the session for documents. */
  readonly payload: (row: Row, tie: Tie, session: SourceSession) => Fields | Promise<Fields>;
  /** 'YYYY-MM-DD'. */
  readonly itemDate?: (row: Row) => string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Made ready for `listsAdapter`. */
export function matchedList<Row>(list: MatchedList<Row>): { readonly tag: Tag; readonly read: AnyTagList } {
  const read: AnyTagList = async (session, subject) => {
    const rows = await list.rows(session, subject);
    if (rows === null) return null;
    const items: FoundItem[] = [];
    for (const row of rows) {
      const tie = list.tie(subject, row);
      if (tie === null) continue;
      const payload = published(await list.payload(row, tie, session));
      items.push({ tag: list.tag, payload, itemDate: list.itemDate?.(row) ?? null });
    }
    return items;
  };
  return { tag: list.tag, read };
}

/** A text of several parts names the subject in one of them. */
export function tieByMention(subject: Subject, texts: readonly (string | null | undefined)[]): Tie | null {
  return texts.some((text) => mentions(text, subject.nombre, subject.kind))
    ? { key: 'name', score: MENTION_SCORE }
    : null;
}

/** A mention is a name and nothing more. */
const MENTION_SCORE = 0.9;
