import type { EntitiesBatch } from '../index.js';
import { cellText } from './output/text.js';

export type BatchEntity = NonNullable<EntitiesBatch['results'][number]['entity']>;

/** A card as named cells, in display order. */
export type Cells = Readonly<Record<string, string>>;

/**
 * An entity or an asset as one row: base fields by their names, with the source that was read last, and each section as its state, the
 * number of its items, and its data as JSON.
 */
export function entityCells(card: BatchEntity): Cells {
  return Object.fromEntries(Object.entries(card).flatMap(([name, value]) => cellsOf(name, value)));
}

type Cell = readonly [title: string, text: string];

function cellsOf(name: string, value: unknown): readonly Cell[] {
  if (name === 'sections') return sectionCells(value as Sections);
  if (name === 'core' || name === 'signals') return memberCells(value as object);
  if (name === 'source') return sourceCells(value as BatchEntity['source']);
  if (name === 'sources' || name === 'billing') return [];
  return [[name, Array.isArray(value) ? value.map(cellText).join(' ') : cellText(value)]];
}

type Sections = Readonly<
  Record<string, { readonly state: string; readonly total?: number | null } & Readonly<Record<string, unknown>>>
>;

function sectionCells(sections: Sections): readonly Cell[] {
  return Object.entries(sections).flatMap(([name, section]): Cell[] => [
    [`${name}_state`, section.state],
    ...(section.total === undefined ? [] : [[`${name}_total`, cellText(section.total)] satisfies Cell]),
    [name, cellText(section['items'] ?? section['data'])],
  ]);
}

function sourceCells({ id, fetched_at: fetchedAt }: BatchEntity['source']): readonly Cell[] {
  return [
    ['source', id],
    ['fetched_at', fetchedAt ?? ''],
  ];
}

function memberCells(members: object): readonly Cell[] {
  return Object.entries(members).map(([name, value]) => [name, cellText(value)]);
}
