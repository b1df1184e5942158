import type { PublicSourceId, Tag } from '@entity-registry/domain';
import { stringify } from 'csv-stringify/sync';
import { cellText, htmlGrid, htmlPage } from './markup.js';
import type { GridCell } from './markup.js';
import type { SourceWorld, StubResponse, StubRecord, StubRequest, StubSource, StubEntity } from './stub-source.js';

/** One search of an institution: a form by number and name that returns a paged grid or a file. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly tag: Tag;
  /** Parameters of the form. */
  readonly number?: string;
  readonly name?: string;
  readonly columns: readonly string[];
  readonly row: (record: StubRecord, subject: StubEntity) => readonly GridCell[];
  /** Selects the records of the tag; absent: all. */
  readonly shows?: (record: StubRecord) => boolean;
  readonly format?: 'grid' | 'csv';
}

const ROWS_A_PAGE = 50;

/** An institution whose site consists of searches. */
export function searchSite(source: PublicSourceId, pages: readonly SearchPage[]): StubSource {
  return {
    source,
    async respond(request, world) {
      const page = pages.find(({ path }) => path === request.path);
      return page && (await searchResponse(source, page, request, world));
    },
  };
}

async function searchResponse(
  source: PublicSourceId,
  page: SearchPage,
  request: StubRequest,
  world: SourceWorld,
): Promise<StubResponse> {
  const { query } = request;
  const subject = await findBy(source, world, query.get(page.number ?? ''), query.get(page.name ?? ''));
  const shows = (record: StubRecord): boolean => record.tag === page.tag && (page.shows?.(record) ?? true);
  const records = subject?.records.filter(shows) ?? [];
  const rows = subject ? records.map((record) => page.row(record, subject)) : [];
  if (page.format === 'csv') return csvFile(page.columns, rows);
  if (!subject) return htmlPage(page.title, '<p class="alert">No se encontraron registros.</p>');
  return gridPage(page, rows, request);
}

function gridPage(
  page: SearchPage,
  rows: readonly (readonly GridCell[])[],
  { path, query }: StubRequest,
): StubResponse {
  const at = Number(query.get('pagina') ?? '1');
  const following = new URLSearchParams(query);
  following.set('pagina', String(at + 1));
  const next = at * ROWS_A_PAGE < rows.length ? `${path.split('/').at(-1) ?? ''}?${following.toString()}` : undefined;
  const shown = rows.slice((at - 1) * ROWS_A_PAGE, at * ROWS_A_PAGE);
  return htmlPage(page.title, htmlGrid(page.columns, shown, { next }));
}

/** A file as spreadsheets in the region save it: semicolons, Windows-1252. */
export function csvFile(columns: readonly string[], rows: readonly (readonly GridCell[])[]): StubResponse {
  const text = stringify([columns, ...rows.map((row) => row.map(cellText))], {
    delimiter: ';',
    record_delimiter: '\r\n',
  });
  // The characters that Windows-1252 shares with Latin-1; synthetic names have no others.
  return { contentType: 'text/csv; charset=windows-1252', body: Buffer.from(text, 'latin1') };
}

/** The subject of a form, by its fields; undefined: no match, or no fields. */
export async function findBy(
  source: PublicSourceId,
  world: SourceWorld,
  identifier: string | null,
  nombre: string | null,
): Promise<StubEntity | undefined> {
  const query = { ...(identifier && { identifier }), ...(nombre && { nombre }) };
  return Object.keys(query).length === 0 ? undefined : await world.find(source, query);
}
