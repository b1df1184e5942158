import type { Static, TObject } from 'typebox';
import type { IdType } from '../ids/typed-id.js';
import { AuthorizedVisa, Edificio, Impedimento, RealEstateDeed } from '../levels/unlisted.js';
import type { Jurisdiction } from './jurisdictions.js';
import type { PublicSourceId } from './sources.js';
import { TAGS } from './tags.js';
import type { Level, Tag } from './tags.js';

interface UnlistedSpec {
  readonly idType: IdType;
  /** Of one item, its integer id included. */
  readonly schema: TObject;
  readonly sources: Readonly<Partial<Record<Jurisdiction, readonly [PublicSourceId, ...PublicSourceId[]]>>>;
  /** Whether a record may belong to an entity's page; impediments are tied to persons by name alone, when asked. */
  readonly linked: boolean;
}

/**
 * Records that v5 addresses and searches and that no tag of a detail lists (specification, "Identifiers" and "v5
 * endpoints"; ruling 26). The key is level and tag of the stored record at once. They are no levels of the catalogue:
 * it counts 34 for Panama (ruling 19), and no section shows them.
 */
export const UNLISTED_RECORDS = {
  real_estate_deeds: {
    idType: 'relemento',
    schema: RealEstateDeed,
    sources: { pa: ['registro_publico'] },
    linked: true,
  },
  edificios: { idType: 'edif', schema: Edificio, sources: { pa: ['registro_publico'] }, linked: true },
  authorized_visas: { idType: 'visaaut', schema: AuthorizedVisa, sources: { pa: ['migracion'] }, linked: true },
  impedimentos: { idType: 'imped', schema: Impedimento, sources: { pa: ['migracion'] }, linked: false },
} as const satisfies Record<string, UnlistedSpec>;

/** Level and tag, at once, of a record that no detail lists. */
export type UnlistedTag = keyof typeof UNLISTED_RECORDS;

/** What a stored record may be tagged with. */
export type RecordTag = Tag | UnlistedTag;

/** The levels that `record` is divided by. */
export type RecordLevel = Level | UnlistedTag;

/** One item of unlisted records, its integer id included. */
export type UnlistedItem<T extends UnlistedTag> = Static<(typeof UNLISTED_RECORDS)[T]['schema']>;

/** All unlisted tags, in the order of the table. */
export const UNLISTED_TAGS = Object.keys(UNLISTED_RECORDS) as readonly UnlistedTag[];

/** The level that records of a tag are stored under. */
export function recordLevel(tag: RecordTag): RecordLevel {
  return isUnlistedTag(tag) ? tag : TAGS[tag].level;
}

/** Whether records of this tag are listed by no detail. */
export function isUnlistedTag(tag: string): tag is UnlistedTag {
  return Object.hasOwn(UNLISTED_RECORDS, tag);
}
