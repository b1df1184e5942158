import type { Catalog } from '@entity-registry/sdk';
import { lookup } from '../../../lookup.js';
import { attributionsOf } from '../sections/verdict/LeakNotice.js';
import { SYNTHETIC } from '../sections/values/SyntheticBadge.js';
import { sourcesWithRecords } from '../sections/values/source-name.js';
import type { Opened } from '../sections/opened.js';
import { questionsOf } from '../sections/questions.js';

/** The exported part of a network: the responses, merged. */
export interface ExportedNetwork {
  readonly members: readonly unknown[];
  readonly links: readonly { readonly ties: readonly { readonly source: string }[] }[];
}

/** What a file contains besides the opened sections: when it was made, for which organization, and the network. */
export interface ExportContext {
  readonly time: Date;
  readonly account: { readonly id: number; readonly organization: string | null };
  readonly network: ExportedNetwork | undefined;
}

/** Sections of the catalog that say nothing about the entity, each by its tag. */
export interface Gaps {
  /** Not bought: we were not asked for it. */
  readonly notBought: readonly string[];
  /** Bought, and no source was ever read. */
  readonly neverAsked: readonly string[];
  /** Bought, and the source did not respond. */
  readonly notAnswered: readonly string[];
  /** Bought, and facts were removed since. */
  readonly restricted: readonly string[];
}

/** The gaps in the data. Without them a file or a printout would look like a clearance. */
export function gapsOf({ entity, sections, notApplicable }: Opened, catalog: Catalog): Gaps {
  const offered = questionsOf(catalog, entity.jurisdiction, entity.type).flatMap((question) => question.sections);
  const inState = (state: string) =>
    Object.entries(sections).flatMap(([tag, section]) => (section.state === state ? [tag] : []));
  return {
    notBought: offered.flatMap(({ tag }) =>
      lookup(sections, tag) === undefined && !notApplicable.has(tag) ? [tag] : [],
    ),
    neverAsked: inState('not_fetched'),
    notAnswered: inState('source_down'),
    restricted: inState('restricted'),
  };
}

/** The opened data as JSON: unchanged, with its gaps and sources. */
export function exportOf(opened: Opened, catalog: Catalog, { time, account, network }: ExportContext): object {
  const { entity, sections, signals, codesWithData, codesNeverFetched, codesNeedingPurpose } = opened;
  const gaps = gapsOf(opened, catalog);
  const sources = new Set([
    ...Object.values(sections).flatMap(sourcesWithRecords),
    ...(network?.links ?? []).flatMap(({ ties }) => ties.map(({ source }) => source)),
  ]);
  return {
    exported_at: time.toISOString(),
    account,
    ...entity,
    ...(signals !== null && { signals }),
    ...(codesWithData !== null && { codes_with_data: codesWithData }),
    ...(codesNeverFetched !== null && { codes_never_fetched: codesNeverFetched }),
    ...(codesNeedingPurpose.length > 0 && { codes_needing_purpose: codesNeedingPurpose }),
    sections,
    network: network === undefined ? null : { nodes: network.members, links: network.links },
    not_bought: gaps.notBought,
    never_asked: gaps.neverAsked,
    source_down: gaps.notAnswered,
    restricted: gaps.restricted,
    holds_invented_records: sources.has(SYNTHETIC),
    attributions: attributionsOf(catalog, [...sources]),
  };
}
