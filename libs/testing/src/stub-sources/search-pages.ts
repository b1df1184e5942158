import type { PublicSourceId, Tag } from '@entity-registry/domain';
import { htmlGrid, htmlPage } from './markup.js';
import type { GridCell } from './markup.js';
import type { SourceWorld, StubAnswer, StubRecord, StubRequest, StubSource, StubSubject } from './stub-source.js';

/** One search page of an institution: a form by number and name, a grid in pages. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly tag: Tag;
  /** Parameters of the form. */
  readonly number?: string;
  readonly name?: string;
  readonly columns: readonly string[];
  readonly row: (record: StubRecord, subject: StubSubject) => readonly GridCell[];
  /** Which of the tag's records this page shows; all of them when absent. */
  readonly shows?: (record: StubRecord) => boolean;
}

const ROWS_A_PAGE = 50;

/** An institution whose site is a few search pages. */
export function searchSite(source: PublicSourceId, pages: readonly SearchPage[]): StubSource {
  return {
    source,
    async answer(request, world) {
      const page = pages.find(({ path }) => path === request.path);
      return page && (await searchAnswer(source, page, request, world));
    },
  };
}

async function searchAnswer(
  source: PublicSourceId,
  page: SearchPage,
  { path, query }: StubRequest,
  world: SourceWorld,
): Promise<StubAnswer> {
  const subject = await findBy(source, world, query.get(page.number ?? ''), query.get(page.name ?? ''));
  if (!subject) return htmlPage(page.title, '<p class="alert">No se encontraron registros.</p>');
  const records = subject.records.filter((record) => record.tag === page.tag && (page.shows?.(record) ?? true));
  const at = Number(query.get('pagina') ?? '1');
  const shown = records.slice((at - 1) * ROWS_A_PAGE, at * ROWS_A_PAGE);
  const following = new URLSearchParams(query);
  following.set('pagina', String(at + 1));
  const next = at * ROWS_A_PAGE < records.length ? `${path.split('/').at(-1) ?? ''}?${following}` : undefined;
  const rows = shown.map((record) => page.row(record, subject));
  return htmlPage(page.title, htmlGrid(page.columns, rows, { next }));
}

/** Whom a form asks for, by what was filled in; undefined: nobody, or nothing was. */
export async function findBy(
  source: PublicSourceId,
  world: SourceWorld,
  identifier: string | null,
  nombre: string | null,
): Promise<StubSubject | undefined> {
  const query = { ...(identifier && { identifier }), ...(nombre && { nombre }) };
  return Object.keys(query).length === 0 ? undefined : await world.find(source, query);
}
