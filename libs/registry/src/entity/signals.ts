import { CATALOG, codesFor, leakSources, tagDefinition, tagsFor } from '@entity-registry/domain';
import type { Code, Tag } from '@entity-registry/domain';
import type { StoredEntity } from './stored-entities.js';
import { isLinkingRead } from './linking-levels.js';
import { tagState } from './tag-sources.js';
import { decidingTags, unreadCodes } from './unread-codes.js';

/** The signals of the tags, in catalog order. They come from record counts, never from the records. */
const TAGS_OF = Map.groupBy(
  CATALOG.tags.flatMap(({ tag, signal }) => (signal === undefined ? [] : [{ ...signal, tag }])),
  ({ signal }) => signal,
);
const namesOf = (kind: 'flag' | 'range'): readonly string[] =>
  [...TAGS_OF].filter(([, [first]]) => first?.kind === kind).map(([name]) => name);
const FLAGS = namesOf('flag');
const RANGES = namesOf('range');

/** The upper bound of each range of records. */
const STEPS = [
  [0, '0'],
  [5, '1-5'],
  [20, '6-20'],
  [100, '21-100'],
] as const;

/** Signals that come from the links of the network and from provenance, not from records of a section. */
const LEAK = 'has_leak_records';
const LINKS = 'network_links';

/** The signals by kind: booleans and ranges. */
export const SIGNAL_NAMES: { readonly flags: readonly string[]; readonly ranges: readonly string[] } = {
  flags: [...FLAGS, LEAK],
  ranges: [...RANGES, LINKS],
};

/** All ranges of record counts, in ascending order. */
export const SIGNAL_RANGES: readonly string[] = [...STEPS.map(([, range]) => range), '101+'];

export type Signal = boolean | string | null;

/**
 * The signals of an entity: booleans (`has_*`) and ranges (`0`, `1-5`, `6-20`, `21-100`, `101+`). A signal whose records
 * were never fetched, or whose source is down, is null: the absence of records is not a clearance (ADR 0028). Signals of
 * tags that persons cannot have are absent for them.
 */
export function signalsOf(entity: StoredEntity): Record<string, Signal> {
  const applicable = new Set(tagsFor(entity.jurisdiction, entity.kind));
  const signals = new Map<string, Signal>();
  const addSignals = (names: readonly string[], read: (records: number) => Signal): void => {
    for (const name of names) {
      const shown = (TAGS_OF.get(name) ?? []).map(({ tag }) => tag).filter((tag) => applicable.has(tag));
      if (shown.length === 0) continue;
      const records = recordsOf(entity, shown);
      signals.set(name, records === null ? null : read(records));
    }
  };
  addSignals(FLAGS, (records) => records > 0);
  addSignals(RANGES, rangeOf);
  signals.set(LEAK, isLeaked(entity) ? true : null);
  signals.set(LINKS, linksOf(entity));
  return Object.fromEntries(signals);
}

/** Null if there are no known links but the levels that list them were never read: then nothing is known. */
function linksOf({ links, sections }: StoredEntity): Signal {
  if (links === undefined) return null;
  return links.count === 0 && !isLinkingRead(sections) ? null : rangeOf(links.count);
}

/** Whether any data on the entity comes from a leak. Absence from a leak isn't a clearance. */
function isLeaked({ sections, links }: StoredEntity): boolean {
  const leaks: readonly string[] = leakSources();
  const hasLeakedRecords = [...sections.values()].some(({ source, sources, totals }) =>
    sources === null
      ? leaks.includes(source) && sumOf(totals) > 0
      : Object.values(sources).some((read) => read.some(({ id, state }) => state === 'ok' && leaks.includes(id))),
  );
  return hasLeakedRecords || links?.leaked === true;
}

const sumOf = (totals: Readonly<Record<string, number>>): number =>
  Object.values(totals).reduce((sum, records) => sum + records, 0);

/** The codes that would return a record besides base fields, in catalog order. CHK-BIN always does. */
export function codesWithData(entity: StoredEntity): readonly Code[] {
  const applicable = tagsFor(entity.jurisdiction, entity.kind);
  const tagsWithData = new Set(applicable.filter((tag) => (recordsOf(entity, [tag]) ?? 0) > 0));
  return codesFor(entity.jurisdiction, 'v5').filter((code) =>
    decidingTags(entity.jurisdiction, entity.kind, code).some((tag) => tagsWithData.has(tag)),
  );
}

/**
 * The codes that would not be charged, because no source was ever read for any of their sections. A code that is neither here
 * nor in `codesWithData` was read and has no data.
 */
export function codesNeverFetched(entity: StoredEntity): readonly Code[] {
  return unreadCodes(entity, codesFor(entity.jurisdiction, 'v5'));
}

/** Total records of `tags`; null if there are none and not all tags were read. */
function recordsOf(entity: StoredEntity, tags: readonly Tag[]): number | null {
  let records = 0;
  let allEmpty = true;
  for (const tag of tags) {
    const section = entity.sections.get(tagDefinition(tag).level);
    const total = section?.totals[tag] ?? 0;
    allEmpty &&= tagState(entity.jurisdiction, tag, section, false) === 'empty';
    records += total;
  }
  return records > 0 || allEmpty ? records : null;
}

function rangeOf(records: number): string {
  return STEPS.find(([most]) => records <= most)?.[1] ?? '101+';
}
