import type { Catalog } from '@entity-registry/sdk';
import type { Tone } from '../../../../components/cards/StatusBadge.js';
import { lookup } from '../../../../lookup.js';
import { isItem } from '../values/items.js';
import { meaningOf, recordsOf, toneOfFinding } from '../meaning.js';
import { isList } from '../opened.js';
import type { Opened, OpenSection } from '../opened.js';
import { sourcesWithRecords, sourcesRead } from '../values/source-name.js';

/** The questions of the verdict strip, in order. */
export type TileName = 'sanctions' | 'exposure' | 'courts' | 'arrears' | 'suspension' | 'leaks';

/**
 * `found`: something is on record. `clear`: everything was requested, and nothing found. `partly`: what was requested is empty,
 * the rest was not requested. `not_asked`: never requested. `down`: no response. `restricted`: facts were removed.
 */
export type TileState = 'found' | 'clear' | 'partly' | 'not_asked' | 'down' | 'restricted';

/** A tile, as far as it is known. */
export interface Tile {
  readonly name: TileName;
  readonly state: TileState;
  readonly tone: Tone;
  /** The number of records: exact if the section is open, a range from the card; null: unknown. */
  readonly count: string | null;
  /** Of the strongest match, between 0 and 1; null: no section with a match is open. */
  readonly strength: number | null;
  /** The oldest read time of its sources, ISO 8601; null: unknown from the card. */
  readonly oldestRead: string | null;
  /** Ids of the sources of the open sections. */
  readonly sources: readonly string[];
  /** The section to go to; null: none is open. */
  readonly tag: string | null;
}

interface Part {
  readonly tag: string;
  readonly signal: string;
}

const TILES: readonly { readonly name: TileName; readonly parts: readonly Part[] }[] = [
  {
    name: 'sanctions',
    parts: [
      { tag: 'sanciones_internacionales', signal: 'has_international_sanctions' },
      { tag: 'sanciones', signal: 'has_sanctions' },
    ],
  },
  { name: 'exposure', parts: [{ tag: 'coincidencias_pep', signal: 'has_political_exposure' }] },
  { name: 'courts', parts: [{ tag: 'expedientes_judiciales', signal: 'court_cases' }] },
  { name: 'arrears', parts: [{ tag: 'css_moroso_menciones', signal: 'has_social_security_arrears' }] },
  { name: 'suspension', parts: [{ tag: 'suspension', signal: 'has_suspension' }] },
];

const LEAK_SIGNAL = 'has_leak_records';

/** Signals in the verdict strip; the signals card leaves them out. */
export const VERDICT_SIGNALS: ReadonlySet<string> = new Set([
  ...TILES.flatMap(({ parts }) => parts.map(({ signal }) => signal)),
  LEAK_SIGNAL,
]);

interface Fact {
  readonly tag: string;
  readonly state: TileState;
  readonly tone: Tone;
  readonly section: OpenSection | undefined;
  readonly range: string | null;
}

/** The verdict so far: from the open sections, and from the card for the others. */
export function verdictOf(opened: Opened, catalog: Catalog): readonly Tile[] {
  const { jurisdiction, type } = opened.entity;
  const applicable = new Set(
    catalog.levels
      .filter(
        (level) =>
          (level.jurisdictions as readonly string[]).includes(jurisdiction) &&
          (level.applies_to as readonly string[]).includes(type),
      )
      .flatMap(({ tags }) => tags as readonly string[]),
  );
  const tiles = TILES.flatMap(({ name, parts }) => {
    const facts = parts.filter(({ tag }) => applicable.has(tag)).map((part) => factOf(part, opened));
    return facts.length === 0 ? [] : [tileOf(name, facts)];
  });
  return [...tiles, leakTile(opened, catalog)];
}

/**
 * The number of tiles with findings, and of those that were not fully requested. Absence from a leak can't be requested, so it
 * doesn't count as open.
 */
export function summaryOf(tiles: readonly Tile[]): { found: number; open: number } {
  return {
    found: tiles.filter(({ state }) => state === 'found').length,
    open: tiles.filter(({ name, state }) => name !== 'leaks' && state !== 'found' && state !== 'clear').length,
  };
}

function factOf({ tag, signal }: Part, { sections, signals }: Opened): Fact {
  const section = lookup(sections, tag);
  if (section !== undefined) {
    const state = meaningOf(section);
    const tone = state === 'found' ? toneOfFinding(tag, section) : state === 'clear' ? 'good' : 'unknown';
    return { tag, state, tone, section, range: null };
  }
  const value = signals === null ? null : (lookup(signals, signal) ?? null);
  if (value === null) return { tag, state: 'not_asked', tone: 'unknown', section, range: null };
  if (value === false || value === '0') return { tag, state: 'clear', tone: 'good', section, range: null };
  const range = typeof value === 'string' ? value : null;
  return { tag, state: 'found', tone: toneOfFinding(tag), section, range };
}

function tileOf(name: TileName, facts: readonly Fact[]): Tile {
  const found = facts.filter(({ state }) => state === 'found');
  const state = stateOf(facts);
  const shown = found.length > 0 ? found : facts;
  const open = shown.flatMap(({ section }) => section ?? []);
  const requested = open
    .flatMap(({ sources }) => sources)
    .flatMap(({ fetched_at: at }) => at ?? [])
    .toSorted();
  const known = found.every(({ section }) => section !== undefined);
  const records = open.reduce((sum, section) => sum + recordsOf(section), 0);
  return {
    name,
    state,
    tone: found.some(({ tone }) => tone === 'bad')
      ? 'bad'
      : (found[0]?.tone ?? (state === 'clear' ? 'good' : 'unknown')),
    count:
      found.length === 0 ? null : known ? String(records) : (found.find(({ range }) => range !== null)?.range ?? null),
    strength: strongest(open),
    oldestRead: requested[0] ?? null,
    sources: [...new Set(open.flatMap(sourcesRead))],
    tag: shown.find(({ section }) => section !== undefined)?.tag ?? null,
  };
}

function stateOf(facts: readonly Fact[]): TileState {
  const states = new Set(facts.map(({ state }) => state));
  if (states.has('found')) return 'found';
  if (states.has('restricted')) return 'restricted';
  if (states.size === 1) return facts[0]?.state ?? 'not_asked';
  return states.has('clear') ? 'partly' : 'not_asked';
}

/** A leak shows who is in it. Absence from it clears no one, so there is no other state. */
function leakTile({ sections, signals }: Opened, catalog: Catalog): Tile {
  const leaks = leaksOf(catalog);
  const own = Object.entries(sections).filter(
    ([, section]) =>
      // If the source is down, its records are unknown: no one is reported as part of a leak for that.
      section.sources.some(({ id, state }) => state === 'ok' && leaks.has(id)) && meaningOf(section) === 'found',
  );
  const found = own.length > 0 || (signals !== null && lookup(signals, LEAK_SIGNAL) === true);
  return {
    ...{ name: 'leaks', state: found ? 'found' : 'not_asked', tone: found ? 'warning' : 'unknown', count: null },
    ...{
      strength: null,
      oldestRead: null,
      sources: own.flatMap(([, section]) => sourcesWithRecords(section)),
      tag: own[0]?.[0] ?? null,
    },
  };
}

/** Ids of the sources whose records became public through a leak. */
export function leaksOf({ sources }: Pick<Catalog, 'sources'>): ReadonlySet<string> {
  return new Set(sources.filter(({ leaked }) => leaked).map(({ id }) => id));
}

function strongest(sections: readonly OpenSection[]): number | null {
  const scores = sections.filter(isList).flatMap(({ items }) =>
    items.flatMap((item: unknown) => {
      const match: unknown = isItem(item) ? item['match'] : null;
      const score = isItem(match) ? match['score'] : null;
      return typeof score === 'number' ? [score] : [];
    }),
  );
  return scores.length === 0 ? null : Math.max(...scores);
}
