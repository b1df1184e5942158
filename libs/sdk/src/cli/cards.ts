import type { EntitiesBatch } from '../index.js';
import { cellText } from './output/text.js';

export type Card = NonNullable<EntitiesBatch['results'][number]['entity']>;

/** A card as named cells, in the order in which they are shown. */
export type Cells = Readonly<Record<string, string>>;

/**
 * An entity or an asset as one row: base fields by their names, each section as its state, the number of its items, and its data as JSON.
 */
export function cardCells(card: Card): Cells {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(card)) {
    if (name === 'sections') Object.assign(cells, sectionCells(value as Sections));
    else if (name === 'core' || name === 'signals') Object.assign(cells, memberCells(value as object));
    else if (name !== 'billing') cells[name] = Array.isArray(value) ? value.map(cellText).join(' ') : cellText(value);
  }
  return cells;
}

type Sections = Readonly<
  Record<string, { readonly state: string; readonly total?: number | null } & Readonly<Record<string, unknown>>>
>;

function sectionCells(sections: Sections): Cells {
  const cells = Object.entries(sections).flatMap(([name, section]): [string, string][] => [
    [`${name}_state`, section.state],
    ...(section.total === undefined ? [] : [[`${name}_total`, cellText(section.total)] satisfies [string, string]]),
    [name, cellText(section['items'] ?? section['data'])],
  ]);
  return Object.fromEntries(cells);
}

function memberCells(members: object): Cells {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, cellText(value)]));
}
