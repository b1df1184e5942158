/**
 * The jurisdictions and how each API version names and serves them: v4 says `panama` where v5 says `pa` (ruling 17).
 * `status` is v4's: `reserved` is served only to accounts that have the jurisdiction switched on. v5 serves `pa`;
 * well-formed ids of the others are refused as reserved.
 */
export const JURISDICTIONS = {
  pa: {
    code: 'pa',
    v4Name: 'panama',
    name: 'Panamá',
    status: 'active',
    v5Status: 'active',
    kinds: ['Organization', 'NaturalPerson'],
    refreshable: true,
    minNameLength: 3,
  },
  ec: {
    code: 'ec',
    v4Name: 'ecuador',
    name: 'Ecuador',
    status: 'active',
    v5Status: 'reserved',
    kinds: ['Organization'],
    refreshable: false,
    minNameLength: 1,
  },
  co: {
    code: 'co',
    v4Name: 'colombia',
    name: 'Colombia',
    status: 'reserved',
    v5Status: 'reserved',
    kinds: ['Organization', 'NaturalPerson'],
    refreshable: false,
    minNameLength: 1,
  },
} as const satisfies Record<string, JurisdictionSpec>;

export type Jurisdiction = keyof typeof JURISDICTIONS;
export type EntityKind = 'Organization' | 'NaturalPerson';
export type ApiVersion = 'v4' | 'v5';

interface JurisdictionSpec {
  readonly code: string;
  /** The path segment of v4 and the value of `jurisdiction` in v4 bodies. */
  readonly v4Name: string;
  readonly name: string;
  readonly status: 'active' | 'reserved';
  readonly v5Status: 'active' | 'reserved';
  /** What the jurisdiction's catalogue holds; Ecuador leaves natural persons out. */
  readonly kinds: readonly EntityKind[];
  /** Whether an update request can be made. */
  readonly refreshable: boolean;
  /** Shortest `nombre` a search takes, in characters (ruling 34). */
  readonly minNameLength: number;
}

export const JURISDICTION_CODES = Object.keys(JURISDICTIONS) as readonly Jurisdiction[];
