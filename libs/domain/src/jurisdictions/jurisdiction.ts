import type { DataRightsLaw } from '../data-rights/data-rights.js';
import type { IdentifierReading, SearchKeys } from '../identifiers/reading.js';
import type { LevelSpec, TagSpec } from '../levels/tag-spec.js';
import type { LegalForm } from '../names/legal-form.js';

export type EntityKind = 'Organization' | 'NaturalPerson';
export type ApiVersion = 'v4' | 'v5';

/** How often a source is read. */
export type Cadence = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly';

/**
 * Where a source states the date of its data: in words on its pages ("actualizado al"), in the file that it publishes (its
 * `Last-Modified`), in a feed, in a field of the response, or in a field of each row.
 */
export type StatedIn = 'page' | 'file' | 'feed' | 'answer' | 'row';

export type StatedDates =
  | {
      readonly in: StatedIn;
      /** Tags that the source doesn't date, and why. */
      readonly except?: Readonly<Record<string, string>>;
    }
  | { readonly in: null; readonly why: string };

export interface SourceSpec {
  readonly name: string;
  readonly url: string;
  readonly cadence: Cadence;
  /**
   * How the source states the date of its data, if it does (ADR 0028): its adapter either reads the date or says why there is
   * none. For sources without an adapter, this is based on what is known of their files and pages.
   */
  readonly statedDates: StatedDates;
  /** Its records come from a leak; no register published them. */
  readonly leaked?: true;
  /** Attribution that its license requires wherever its records are shown. */
  readonly attribution?: string;
}

/** The price and tags of a code in a jurisdiction. The price is decimal USD per entity, without the base charge. */
export interface Offer<Tag extends string = string> {
  readonly price: string;
  readonly tags: readonly Tag[];
}

/** By tag, the sources that feed it. */
export type TagSources<SourceId extends string = string> = Readonly<Record<string, readonly [SourceId, ...SourceId[]]>>;

/** Everything the platform knows about a country. A country is a folder beside this file, registered in jurisdictions.ts. */
export interface JurisdictionDefinition {
  readonly code: string;
  /** In stored disclosures, 0 to 7 (ADR 0158). Never changed or reused. */
  readonly number: number;
  /** The path segment of v4 and the value of `jurisdiction` in v4 bodies; v5 uses `code` (ADR 0011). */
  readonly v4Name: string;
  /** The name in Spanish. */
  readonly name: string;
  readonly englishName: string;
  /** The currency of amounts that its registers state without a currency. */
  readonly currency: string;
  /** In v4: a reserved jurisdiction is served only to accounts for which it is enabled. */
  readonly status: 'active' | 'reserved';
  /** In v5: well-formed ids of a reserved jurisdiction are refused as `jurisdiction_reserved`. */
  readonly v5Status: 'active' | 'reserved';
  /** The types of entities that its registers hold. */
  readonly kinds: readonly EntityKind[];
  /** Whether its entities can be refreshed from source. */
  readonly refreshable: boolean;
  /** Shortest `nombre` of a search, in characters (ADR 0091). */
  readonly minNameLength: number;
  readonly identifiers: {
    /** All readings of a written identifier, best first; [] if it has no known form. */
    readonly parse: (text: string) => IdentifierReading[];
    /** The lookup keys of a written identifier. */
    readonly searchKeys: (text: string) => SearchKeys;
    /** Whether tax numbers are also stored without their check digit; where it is part of them, so are their leading zeros. */
    readonly hasSeparateCheckDigit: boolean;
    /** The provinces by the number that identity cards of persons begin with. */
    readonly provinces?: Readonly<Record<string, string>>;
    /** A well-formed number that the register has not issued, for synthetic data of a country without its own generator. */
    readonly syntheticNumber?: (kind: EntityKind, serial: number) => string;
  };
  /** Legal forms other than those that several countries share. */
  readonly legalForms: readonly LegalForm[];
  /** By id, in the order of the catalog. */
  readonly sources: Readonly<Record<string, SourceSpec>>;
  readonly tagSources: TagSources;
  /** By code. */
  readonly offers: Readonly<Record<string, Offer>>;
  /** What people can ask for about their data, and the law's days. */
  readonly dataRights: DataRightsLaw;
  /** Levels that only this country has, and their tags. */
  readonly levels: Readonly<Record<string, LevelSpec>>;
  readonly tags: Readonly<Record<string, TagSpec>>;
}

export const source = (name: string, url: string, cadence: Cadence, statedDates: StatedDates): SourceSpec => ({
  name,
  url,
  cadence,
  statedDates,
});
