import { LIST_IDS, listDefinition } from '@entity-registry/domain';
import type { ListId, ListKind, Listing } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { readVersions } from './list-rows.js';

/** A list and its current version; nulls: no version was imported. */
export interface ListSummary {
  readonly id: ListId;
  readonly kind: ListKind;
  /** English and Spanish. */
  readonly name: readonly [string, string];
  readonly publisher: string;
  readonly version: string | null;
  /** The publisher's date: 'YYYY-MM-DD' or 'YYYY-MM'. */
  readonly published: string | null;
  readonly entries: number | null;
  readonly importedAt: Date | null;
}

/** Reads which lists are on file. */
export class Lists {
  constructor(private readonly db: Queryable) {}

  /** Every list we know, also those that were never imported: silence about a list would read like "no match". */
  async read(): Promise<ListSummary[]> {
    const versions = new Map((await readVersions(this.db, ['current'])).map((version) => [version.list, version]));
    return LIST_IDS.map((id) => {
      const { kind, name, publisher } = listDefinition(id);
      const { version = null, published = null, entries = null, importedAt = null } = versions.get(id) ?? {};
      return { id, kind, name, publisher, version, published, entries, importedAt };
    });
  }

  /** Listings by their id in the API, such as `ofac_sdn:12345`, as the newest version that has them states them. */
  async listings(ids: readonly string[]): Promise<Map<string, Listing>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.db.query<{ id: string; data: Listing }>({
      name: 'listings_by_id',
      text: `select w.id, l.data from unnest($1::text[]) w (id)
               join listing l on l.list = split_part(w.id, ':', 1) and l.entry_id = substr(w.id, strpos(w.id, ':') + 1)`,
      values: [ids],
    });
    return new Map(rows.map(({ id, data }) => [id, data]));
  }
}
