import type { Static, TObject } from 'typebox';
import type { IdType } from '../ids/typed-id.js';
import type { LevelSpec } from '../levels/tag-spec.js';
import { AuthorizedVisa, Edificio, Impedimento, RealEstateDeed } from '../levels/unlisted.js';
import type { Code } from './codes.js';
import { TAGS } from './tags.js';
import type { Level, Tag } from './tags.js';

interface UnlistedSpec extends Required<Omit<LevelSpec, 'needsPurpose'>>, Pick<LevelSpec, 'needsPurpose'> {
  readonly idType: IdType;
  /** The schema of one item, including its integer id. */
  readonly schema: TObject;
  /** Whether a record can belong to an entity. Impediments are matched to persons by name only, on request. */
  readonly linked: boolean;
  /** How they are sold: the codes of a level of the catalog, or one code (ADR 0003). */
  readonly soldWith: { readonly level: Level } | { readonly code: Code };
}

/**
 * Records that v5 addresses and searches and that no tag of a detail lists (specification, "Identifiers" and "v5 endpoints";
 * ADR 0026). Each key is both the level and the tag of the stored record. They aren't levels of the catalog (ADR
 * 0018), and no section shows them.
 */
export const UNLISTED_RECORDS = {
  real_estate_deeds: {
    number: 37,
    description: 'Individual entries in property folios',
    name: ['Folio entries', 'Asientos de folios'],
    idType: 'relemento',
    schema: RealEstateDeed,
    linked: true,
    soldWith: { level: 'real_estate' },
  },
  edificios: {
    number: 38,
    description: 'Condominium buildings',
    name: ['Buildings', 'Edificios'],
    idType: 'edif',
    schema: Edificio,
    linked: true,
    soldWith: { level: 'real_estate' },
  },
  authorized_visas: {
    number: 39,
    description: 'Authorized visas',
    needsPurpose: true,
    name: ['Authorized visas', 'Visas autorizadas'],
    idType: 'visaaut',
    schema: AuthorizedVisa,
    linked: true,
    soldWith: { code: 'DAT-LABOR' },
  },
  impedimentos: {
    number: 40,
    description: 'Impediments to enter or leave the country, matched by name only',
    needsPurpose: true,
    name: ['Impediments to leave', 'Impedimentos de salida'],
    idType: 'imped',
    schema: Impedimento,
    linked: false,
    soldWith: { code: 'DAT-LABOR' },
  },
} as const satisfies Record<string, UnlistedSpec>;

/** Both the level and the tag of a record that no detail lists. */
export type UnlistedTag = keyof typeof UNLISTED_RECORDS;

/** The possible tags of a stored record. */
export type RecordTag = Tag | UnlistedTag;

/** The levels that `record` is divided by. */
export type RecordLevel = Level | UnlistedTag;

/** One item of unlisted records, including its integer id. */
export type UnlistedItem<T extends UnlistedTag> = Static<(typeof UNLISTED_RECORDS)[T]['schema']>;

/** All unlisted tags, in the order of the table. */
export const UNLISTED_TAGS = Object.keys(UNLISTED_RECORDS) as readonly UnlistedTag[];

/** The level that records of a tag are stored under. */
export function recordLevel(tag: RecordTag): RecordLevel {
  return isUnlistedTag(tag) ? tag : TAGS[tag].level;
}

/** Whether no detail lists records of this tag. */
export function isUnlistedTag(tag: string): tag is UnlistedTag {
  return Object.hasOwn(UNLISTED_RECORDS, tag);
}
