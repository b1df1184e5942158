import type { ApiVersion } from '../jurisdictions/jurisdiction.js';

interface CodeSpec {
  readonly description: string;
  /** Where the price is stated: the specification's table, or a ruling. */
  readonly price_source: 'specification' | 'ruling';
  /** `include`: requested in the `include` parameter; `endpoint`: the price of an endpoint, unknown in `include` (ADR 0022). */
  readonly use: 'include' | 'endpoint';
  /** What the price is for. */
  readonly unit: 'entity' | 'row' | 'call';
  /** API versions that know the code. */
  readonly versions: readonly ApiVersion[];
  /** API versions in which a free key may use it (ADR 0006). */
  readonly freeTier: readonly ApiVersion[];
}

const BOTH: readonly ApiVersion[] = ['v4', 'v5'];

const include = (description: string) =>
  ({
    description,
    price_source: 'specification',
    use: 'include',
    unit: 'entity',
    versions: BOTH,
    freeTier: [],
  }) as const satisfies CodeSpec;

const endpoint = (description: string, unit: 'row' | 'call', freeTier: readonly ApiVersion[] = []) =>
  ({
    description,
    price_source: 'ruling',
    use: 'endpoint',
    unit,
    versions: ['v5'],
    freeTier,
  }) as const satisfies CodeSpec;

/**
 * Every code that can be charged (specification, "Product codes"; ADRs 0018 and 0003), in the order of the catalog. Its price
 * and tags are in the folder of each country.
 */
export const CODES = {
  'CHK-BIN': { ...include('Existence check with base fields'), freeTier: BOTH },
  'DAT-CORE': { ...include('Base fields and contact'), freeTier: ['v4'] },
  'DAT-HOOK': include("Events of the entity's assets"),
  'DAT-GOV': include('Governance and public office'),
  'DAT-BIZ': include('Notices of operation, licenses, trusts and trademarks'),
  'DAT-ASSET': include('Real estate, movable assets and ships'),
  'DAT-TRADE': include('Imports and exports'),
  'DAT-DOC': include('Registry documents'),
  'DAT-RISK': include('Arrears, sanctions, qualifications and court cases'),
  'DAT-PROC': include('Public tenders'),
  'DAT-NEWS': include('News'),
  'DAT-MEDIA': include('News and events'),
  'DAT-LEGAL': include('Migration cases and work permits'),
  'DAT-CGR': include('Comptroller documents and public payroll'),
  'DAT-IP': include('Trademarks'),
  'DAT-LABOR': include('Migration cases, work permits and public payroll'),
  'DAT-SCREEN': include('International sanctions and politically exposed persons'),
  'DAT-ALL': include('Everything except screening'),
  'DAT-RESOLVE': endpoint('Candidates for a name or identifier', 'row', ['v5']),
  'DAT-FREE': {
    description: 'Signals card: booleans, ranges and codes with data; no records',
    price_source: 'ruling',
    use: 'include',
    unit: 'entity',
    versions: ['v5'],
    freeTier: ['v5'],
  },
  'DAT-NETWORK': endpoint('Network of an entity, at any depth', 'call'),
  'DAT-PROPONENTE': endpoint('Dossier of a public bidder', 'call'),
  'SCR-NAME': endpoint('Screening of a name against the lists on file', 'row'),
  'WCH-MONTH': endpoint('Watching an entity or a name for 30 days', 'row'),
} as const satisfies Record<string, CodeSpec>;

export type Code = keyof typeof CODES;

/** Listed without a price and refused as unknown (ADR 0018). */
export const UNPRICED_CODES = {
  'DAT-ALL+': { description: 'All tags with full historical depth' },
} as const;

export type UnpricedCode = keyof typeof UNPRICED_CODES;
export type { CodeSpec };
