import { useApi } from '../../api/api-context.js';
import type { Query } from '../../api/client.js';
import { usePages, type Pages } from '../../components/usePages.js';

interface AdminPage<Row> {
  items: Row[];
  next: number | null;
}

interface AdminPagesOptions {
  path?: Readonly<Record<string, string | number>>;
  query?: Query;
  /** Milliseconds between reloads while the list changes on its own. */
  live?: number;
  /** Milliseconds before a page is loaded again when it comes back into view. */
  staleTime?: number;
}

/** Rows per page: one or two screens. */
const LIMIT = 25;

/** A list of the admin API, page by page; other filters start at the first page. */
export function useAdminPages<Row>(
  address: string,
  { path = {}, query = {}, live, staleTime }: AdminPagesOptions = {},
): Pages<Row> {
  const api = useApi();
  return usePages<Row>({
    queryKey: [address, path, query],
    load: async (before, signal) => {
      const page = await api.get<AdminPage<Row>>(address, { path, query: { limit: LIMIT, ...query, before }, signal });
      return { items: page.items, next: page.next === null ? null : String(page.next) };
    },
    ...(live !== undefined && { refetchInterval: live }),
    ...(staleTime !== undefined && { staleTime }),
  });
}
