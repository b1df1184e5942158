import type { Catalog } from '@entity-registry/sdk';

/** What the catalogue calls a source; null: invented data, which have none. */
export function sourceName(catalog: Catalog, id: string): string | null {
  if (id === 'synthetic') return null;
  return catalog.sources.find((source) => source.id === id)?.name ?? id;
}
