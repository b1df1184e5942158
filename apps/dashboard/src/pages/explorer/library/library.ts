import type { Billing, Change, Changes, DocumentText, Entity, Network, Resolution } from '@entity-registry/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import { useApi } from '../../../api/api-context.js';
import type { Api } from '../../../api/client.js';
import { useMe } from '../../../api/me.js';
import type { ResponseOf } from '../../../api/paths.js';
import { addResponse, addPage } from '../sections/opened.js';
import type { Charge, ListSection, Opened } from '../sections/opened.js';

/** A response that the organization bought, unchanged. `body` null: the list has a newer one for the same query. */
export type LibraryResponse = ResponseOf<'/api/library/entities/{id}', 'get'>['answers'][number];

/** List cursors work for 24 hours (contract, "sections"); after 23 none is offered. */
const CURSOR_MS = 23 * 3_600_000;

/** Purchases about the page's entity, oldest first. */
export const LibraryContext = createContext<readonly LibraryResponse[]>([]);

const libraryQuery = (api: Api, account: number | undefined, id: string) =>
  queryOptions({
    queryKey: ['explorer', 'library', account, id],
    queryFn: async ({ signal }): Promise<readonly LibraryResponse[]> => {
      const { answers } = await api.get('/api/library/entities/{id}', { path: { id }, signal });
      return answers;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The organization's purchases about an entity. Loading them is free. `wanted` false: don't load them. */
export function useLibrary(id: string, wanted = true) {
  return useQuery({ ...libraryQuery(useApi(), useMe().account?.id, id), enabled: wanted });
}

/** Reads the Library from the cache, or with `fresh` from the server. */
export function useReadLibrary(): (id: string, fresh?: boolean) => Promise<readonly LibraryResponse[]> {
  const client = useQueryClient();
  const api = useApi();
  const account = useMe().account?.id;
  return (id, fresh = false) => client.query({ ...libraryQuery(api, account, id), staleTime: fresh ? 0 : Infinity });
}

/** The entity page with all purchases, oldest first; null: its card was never bought. */
export function openedFromLibrary(responses: readonly LibraryResponse[], now: Date): Opened | null {
  const opened = responses.reduce<Opened | undefined>(
    (known, answer) => addLibraryResponse(known, answer, now),
    undefined,
  );
  return opened === undefined ? null : { ...opened, charges: responses.map(chargeOf) };
}

function addLibraryResponse(known: Opened | undefined, response: LibraryResponse, now: Date): Opened | undefined {
  const { operation, codes, body } = response;
  if (body === null) return known;
  if (operation === 'entity' || operation === 'refresh') {
    const entity = body as unknown as Entity;
    return addResponse(known, isOld(response, now) ? withoutCursors(entity) : entity, codes);
  }
  if (operation !== 'section' || known === undefined || !Array.isArray(body['items'])) return known;
  const page = body as unknown as ListSection & { section: string; billing: Billing };
  return addPage(known, page.section, isOld(response, now) ? { ...page, next: null } : page, page.billing);
}

const isOld = ({ bought_at: at }: LibraryResponse, now: Date): boolean => now.getTime() - Date.parse(at) > CURSOR_MS;

function withoutCursors(entity: Entity): Entity {
  const sections = Object.entries(entity.sections).map(([tag, section]) => [
    tag,
    'next' in section ? { ...section, next: null } : section,
  ]);
  return { ...entity, sections: Object.fromEntries(sections) as Entity['sections'] };
}

const chargeOf = ({ codes, charged, bought_at: at, bought_by: by }: LibraryResponse): Charge => ({
  ...{ codes, amount: charged, at, by },
});

/** The purchased networks of an entity, oldest first. */
export function boughtNetworks(responses: readonly LibraryResponse[]): readonly Network[] {
  return responses.flatMap(({ operation, body }) =>
    operation === 'network' && body !== null ? [body as unknown as Network] : [],
  );
}

/** The purchased pages of a document, by number. */
export function boughtPages(
  responses: readonly LibraryResponse[],
  document: string,
): ReadonlyMap<number, DocumentText> {
  const pages = responses.flatMap(({ operation, body }) =>
    operation === 'text' && body !== null ? [body as unknown as DocumentText] : [],
  );
  return new Map(pages.filter(({ id }) => id === document).map((page) => [page.page, page]));
}

/** The purchased changes, from the last first page on, and the next cursor; undefined: none. */
export function boughtChanges(
  responses: readonly LibraryResponse[],
  now: Date,
): { changes: readonly Change[]; next: string | null } | undefined {
  const bought = responses.filter(({ operation, body }) => operation === 'changes' && body !== null);
  const first = bought.findLastIndex(({ asked }) => !asked.includes('cursor='));
  if (first === -1) return undefined;
  const run = bought.slice(first);
  const pages = run.map(({ body }) => body as unknown as Changes);
  const isLate = run.some((answer) => isOld(answer, now));
  return {
    changes: pages.flatMap(({ changes }) => changes),
    next: isLate ? null : (pages.at(-1)?.page.next_cursor ?? null),
  };
}

/** A search of the member's session. */
export interface SavedSearch {
  readonly asked: Record<string, unknown>;
  readonly at: string;
  readonly resolution: Resolution;
}

/** A search in the Library's format; null: one of another kind. */
export function toSavedSearch({ asked, bought_at: at, body }: LibraryResponse): SavedSearch | null {
  const path = '/v5/resolve ';
  if (!asked.startsWith(path) || body === null) return null;
  try {
    const question = JSON.parse(asked.slice(path.length)) as Record<string, unknown>;
    return { asked: question, at, resolution: body as unknown as Resolution };
  } catch {
    // Longer than the Library's limit for a query.
    return null;
  }
}
