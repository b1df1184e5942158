import type { Catalog } from '@entity-registry/sdk';
import type { OpenSection } from '../opened.js';

/** The catalog's name of a source; null: synthetic data, which have none. */
export function sourceName(catalog: Catalog, id: string): string | null {
  if (id === 'synthetic') return null;
  return catalog.sources.find((source) => source.id === id)?.name ?? id;
}

/** Source ids of a section that were ever read. */
export function sourcesRead({ sources }: Pick<OpenSection, 'sources'>): string[] {
  return sources.filter(({ fetched_at: at }) => at !== null).map(({ id }) => id);
}

/** Ids of the sources with records in a section: those that were read and are not empty. */
export function sourcesWithRecords({ sources }: Pick<OpenSection, 'sources'>): string[] {
  return sourcesRead({ sources: sources.filter(({ state }) => state !== 'empty') });
}
