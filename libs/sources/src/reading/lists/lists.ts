import { tagDefinition } from '@entity-registry/domain';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import type {
  ReadingData,
  FoundItem,
  Page,
  PageReader,
  SourceAdapter,
  SourceSession,
  QueriedEntity,
} from '../../source.js';
import { storeDocuments } from '../documents.js';
import type { ItemWithDocuments } from '../documents.js';
import { readPages } from '../html/page-walk.js';
import type { PageOf, PageRequest } from '../html/page-walk.js';
import { midnight, statedDate } from '../stated-date.js';
import { TagDates, laterOf } from '../tag-dates.js';
import { NOT_SEARCHED, publishedFields, matchOwner } from './row-ownership.js';
import type { RowOwner, OwnerMatch } from './row-ownership.js';

/** How the rows of a list are requested and read. All functions are pure and run in a worker thread. */
export interface RowPages<Row, Request extends PageRequest = PageRequest> {
  /** Name of the list, for messages. */
  readonly what: string;
  readonly maxPages: number;
  /**
   * The first request for a subject. `nothing-to-ask-by`: the site can't be searched for this subject. `never-listed`: the
   * site never lists such subjects, so no page is fetched.
   */
  first(subject: QueriedEntity): Request | 'nothing-to-ask-by' | 'never-listed';
  /** The rows of one page; throws SourceError. */
  readPage(page: Page, request: Request, subject: QueriedEntity): PageOf<Row, Request>;
}

/** How the rows of a list become items of a tag. */
export interface TagList<Row, Request extends PageRequest = PageRequest> {
  readonly tag: Tag;
  readonly pages: RowPages<Row, Request>;
  /** The subject of a row, as the source names it; or `tie`, if matching takes more. */
  readonly owner?: (row: Row) => RowOwner;
  /** How a row matches the subject; null if it does not. */
  readonly match?: (subject: QueriedEntity, row: Row) => OwnerMatch | null;
  /** Fields of the tag's item schema; undefined fields are left out. */
  readonly payload: (row: Row, match: OwnerMatch) => Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD'. */
  readonly itemDate?: (row: Row) => string | null;
  /**
   * 'YYYY-MM-DD': the day on which the source last published the row, if it states one; else the date of its page, if
   * any.
   */
  readonly updated?: (row: Row) => string | null;
  /** Payload fields that hold a link to a document: the document is stored, and the field becomes its reference. */
  readonly documents?: readonly string[];
}

/** The data of a list about a subject. */
export interface ListItems {
  readonly items: readonly FoundItem[];
  /** The date that its pages state, ISO 8601. */
  readonly updatedAt: string | null;
}

/** A list made ready for `listsAdapter`; several may feed one tag. */
export interface ListReader {
  readonly tag: Tag;
  readonly readers: readonly PageReader<never, unknown>[];
  /** Everything the list says about the subject; null if it can't be searched. */
  read(session: SourceSession, subject: QueriedEntity): Promise<ListItems | null>;
}

/** A list of a source, made ready for `listsAdapter`. */
export function tagList<Row, Request extends PageRequest>(list: TagList<Row, Request>): ListReader {
  const { tag, pages } = list;
  const reader: PageReader<{ request: Request; subject: QueriedEntity }, PageOf<ItemWithDocuments, Request>> = {
    name: `${tag}: ${pages.what}`,
    read(page, { request, subject }) {
      const { found, next, updatedAt = statedDate(page) } = pages.readPage(page, request, subject);
      return { found: found.flatMap((row) => itemsOf(list, row, subject)), next, updatedAt };
    },
  };
  return {
    tag,
    readers: [reader],
    async read(session, subject) {
      const first = pages.first(subject);
      if (first === 'nothing-to-ask-by') return null;
      if (first === 'never-listed') return { items: [], updatedAt: null };
      const { what, maxPages } = pages;
      let updatedAt: string | null = null;
      const onDate = (date: string): void => {
        updatedAt = laterOf(updatedAt, date);
      };
      const items = await readPages(session, { reader, first, context: { subject }, what, maxPages, onDate });
      return { items: await storeDocuments(session, items), updatedAt };
    },
  };
}

/** One item, or none if the row is about another subject. */
function itemsOf<Row>(list: Omit<TagList<Row>, 'pages'>, row: Row, subject: QueriedEntity): ItemWithDocuments[] {
  const tie = list.match ? list.match(subject, row) : matchOwner(subject, list.owner?.(row) ?? {});
  if (tie === null) return [];
  const payload = publishedFields(list.payload(row, tie));
  const updated = midnight(list.updated?.(row));
  const item = {
    ...{ tag: list.tag, payload, itemDate: list.itemDate?.(row) ?? null },
    ...(updated !== null && { sourceUpdatedAt: updated }),
  };
  return [list.documents ? { ...item, documents: list.documents } : item];
}

/** A list of natural persons only: companies are never searched. */
export function personsOnly<Row, Request extends PageRequest>(pages: RowPages<Row, Request>): RowPages<Row, Request> {
  return { ...pages, first: (subject) => (subject.kind === 'Organization' ? 'never-listed' : pages.first(subject)) };
}

/** Whether a tag is wanted and subjects of this kind can have it. */
export function isWanted(tag: Tag, session: SourceSession, subject: QueriedEntity): boolean {
  return session.wanted.has(tag) && (subject.kind === 'Organization' || tagDefinition(tag).persons);
}

/** The adapter of a source with only lists: each is read completely, and rows about others are ignored. */
export function listsAdapter(source: PublicSourceId, lists: readonly ListReader[]): SourceAdapter {
  return {
    source,
    feeds: [...new Set(lists.map(({ tag }) => tag))],
    readers: lists.flatMap(({ readers }) => readers),
    async read(subject, session): Promise<ReadingData | null> {
      const wanted = lists.filter(({ tag }) => isWanted(tag, session, subject));
      const tags = new Set<Tag>();
      const items: FoundItem[] = [];
      const dates = new TagDates();
      for (const list of wanted) {
        const found = await list.read(session, subject);
        if (found === null) continue;
        tags.add(list.tag);
        dates.record([list.tag], found.updatedAt);
        for (const item of found.items) items.push(dated(item, found.updatedAt));
      }
      if (tags.size === 0) return NOT_SEARCHED;
      if (!dates.isEmpty) return { tags: [...tags], items, ...dates.toSourceUpdatedAt() };
      return items.length === 0 && tags.size === new Set(wanted.map(({ tag }) => tag)).size
        ? null
        : { tags: [...tags], items };
    },
  };
}

/** A row without a date in the source gets the date of its page. */
function dated(item: FoundItem, updatedAt: string | null): FoundItem {
  return updatedAt === null || item.sourceUpdatedAt ? item : { ...item, sourceUpdatedAt: updatedAt };
}
