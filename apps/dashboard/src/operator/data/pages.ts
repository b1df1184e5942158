import { useApi } from '../../api/ApiProvider.js';
import type { Query } from '../../api/client.js';
import { usePages, type Pages } from '../../components/usePages.js';

interface AdminPage<Row> {
  items: Row[];
  next: number | null;
}

interface AdminPagesOptions {
  path?: Readonly<Record<string, string | number>>;
  query?: Query;
  /** Milliseconds between looks, while the list changes by itself. */
  live?: number;
}

/** Rows of a page: what fits on a screen or two. */
const LIMIT = 25;

/** A list of the admin API, page by page; other filters begin at the first. */
export function useAdminPages<Row>(
  address: string,
  { path = {}, query = {}, live }: AdminPagesOptions = {},
): Pages<Row> {
  const api = useApi();
  return usePages<Row>({
    queryKey: [address, path, query],
    load: async (before, signal) => {
      const page = await api.get<AdminPage<Row>>(address, { path, query: { limit: LIMIT, ...query, before }, signal });
      return { items: page.items, next: page.next === null ? null : String(page.next) };
    },
    ...(live !== undefined && { refetchInterval: live }),
  });
}
