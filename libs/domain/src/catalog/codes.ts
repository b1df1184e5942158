import type { ApiVersion, Jurisdiction } from './jurisdictions.js';
import type { Tag } from './tags.js';

/** What one code costs and delivers in one jurisdiction. Prices are decimal USD per entity, base charge excluded. */
interface Offer {
  readonly price: string;
  readonly tags: readonly Tag[];
}

interface CodeSpec {
  readonly description: string;
  /** Where the price is stated: the specification's table, or a ruling. */
  readonly price_source: 'specification' | 'ruling';
  /** `include`: asked for by the `include` parameter; `endpoint`: the price of an endpoint, an unknown code in `include` (ruling 22). */
  readonly use: 'include' | 'endpoint';
  /** What the price is for. */
  readonly unit: 'entity' | 'row' | 'call';
  /** API versions that know the code. */
  readonly versions: readonly ApiVersion[];
  /** API versions in which a free key may use it (ruling 13). */
  readonly freeTier: readonly ApiVersion[];
  readonly offers: Readonly<Partial<Record<Jurisdiction, Offer>>>;
}

const BOTH: readonly ApiVersion[] = ['v4', 'v5'];

const include = (description: string, price: string, tags: readonly Tag[]) =>
  ({
    description,
    price_source: 'specification',
    use: 'include',
    unit: 'entity',
    versions: BOTH,
    freeTier: [],
    offers: { pa: { price, tags } },
  }) as const satisfies CodeSpec;

const endpoint = (description: string, price: string, unit: 'row' | 'call', freeTier: readonly ApiVersion[] = []) =>
  ({
    description,
    price_source: 'ruling',
    use: 'endpoint',
    unit,
    versions: ['v5'],
    freeTier,
    offers: { pa: { price, tags: [] } },
  }) as const satisfies CodeSpec;

const CORE: readonly Tag[] = ['core_registro', 'contacto'];
const NEWS: readonly Tag[] = ['noticias', 'noticias_globales'];
const IMMIGRATION: readonly Tag[] = ['migrations', 'work_permits'];

/** The tags of Panama's DAT-ALL: every tag except those of DAT-SCREEN, listed as the specification lists them. */
// prettier-ignore
const ALL_PANAMA: readonly Tag[] = [
  'core_registro', 'contacto', 'entity_events', 'directores', 'suspension', 'organizaciones',
  'representante_legal_identificado', 'avisos', 'licencias', 'personal_licenses', 'company_licenses', 'propiedades',
  'fincas', 'bienes_muebles', 'naves', 'importaciones', 'exportaciones', 'imports_summary', 'exports_summary',
  'customs_summary', 'documentos_escaneados', 'documentos_digitales', 'css_moroso_menciones', 'sanciones', 'idoneidades',
  'expedientes_judiciales', 'licitaciones', 'gacetas', 'documentos_contraloria', 'is_itbm', 'last_itbm_date',
  'funcionario', 'fideicomisos', 'marcas', 'noticias', 'noticias_globales', 'migrations', 'work_permits',
  'rp_report_url',
];

// prettier-ignore
const ALL_ECUADOR: readonly Tag[] = [
  'core_registro', 'contacto', 'directores', 'accionistas', 'expedientes_judiciales', 'denuncias', 'licitaciones',
  'licencias', 'documentos_digitales', 'noticias', 'sri_reports', 'css_moroso_menciones',
];

/** Every code that can be charged (specification, "Product codes"; rulings 18 and 21). The order is the catalogue's. */
export const CODES = {
  'CHK-BIN': {
    ...include('Existence check with the base fields', '0.02', ['core_registro']),
    freeTier: BOTH,
    offers: {
      pa: { price: '0.02', tags: ['core_registro'] },
      ec: { price: '0.02', tags: ['core_registro'] },
      co: { price: '0.02', tags: ['core_registro'] },
    },
  },
  'DAT-CORE': {
    ...include('Base fields and contact', '0.15', CORE),
    freeTier: ['v4'],
    offers: { pa: { price: '0.15', tags: CORE }, ec: { price: '0.15', tags: CORE }, co: { price: '0.10', tags: CORE } },
  },
  'DAT-HOOK': include("Events of the entity's assets, pulled", '0.03', ['entity_events']),
  'DAT-GOV': include('Governance and public office', '0.15', [
    'directores',
    'suspension',
    'organizaciones',
    'representante_legal_identificado',
    'gacetas',
    'documentos_contraloria',
    'is_itbm',
    'last_itbm_date',
    'funcionario',
  ]),
  'DAT-BIZ': include('Notices of operation, licences, trusts and trademarks', '0.08', [
    'avisos',
    'licencias',
    'personal_licenses',
    'company_licenses',
    'fideicomisos',
    'marcas',
  ]),
  'DAT-ASSET': include('Real estate, movable assets and ships', '0.25', [
    'propiedades',
    'fincas',
    'bienes_muebles',
    'naves',
  ]),
  'DAT-TRADE': include('Imports and exports', '0.20', [
    'importaciones',
    'exportaciones',
    'imports_summary',
    'exports_summary',
    'customs_summary',
  ]),
  'DAT-DOC': include('Registry documents', '0.06', ['documentos_escaneados', 'documentos_digitales', 'rp_report_url']),
  'DAT-RISK': include('Arrears, sanctions, qualifications and court cases', '0.20', [
    'css_moroso_menciones',
    'sanciones',
    'idoneidades',
    'expedientes_judiciales',
  ]),
  'DAT-PROC': include('Public tenders', '0.05', ['licitaciones']),
  'DAT-NEWS': include('News', '0.12', NEWS),
  'DAT-MEDIA': include('News and events', '0.12', [...NEWS, 'entity_events']),
  'DAT-LEGAL': include('Migration cases and work permits', '0.10', IMMIGRATION),
  'DAT-CGR': include('Comptroller documents and public payroll', '0.08', ['documentos_contraloria', 'funcionario']),
  'DAT-IP': include('Trademarks', '0.03', ['marcas']),
  'DAT-LABOR': include('Migration cases, work permits and public payroll', '0.15', [...IMMIGRATION, 'funcionario']),
  'DAT-SCREEN': include('International sanctions and politically exposed persons', '0.40', [
    'sanciones_internacionales',
    'coincidencias_pep',
  ]),
  'DAT-ALL': {
    ...include('Everything but screening', '1.41', ALL_PANAMA),
    offers: { pa: { price: '1.41', tags: ALL_PANAMA }, ec: { price: '0.85', tags: ALL_ECUADOR } },
  },
  'DAT-RESOLVE': endpoint('Candidates for a name or an identifier', '0.01', 'row', ['v5']),
  'DAT-FREE': {
    description: 'Signals card: booleans, ranges and the codes that hold data; no records',
    price_source: 'ruling',
    use: 'include',
    unit: 'entity',
    versions: ['v5'],
    freeTier: ['v5'],
    offers: { pa: { price: '0.00', tags: [] } },
  },
  'DAT-NETWORK': endpoint('Network of an entity, any depth', '0.25', 'call'),
  'DAT-PROPONENTE': endpoint('Dossier of a public bidder', '0.10', 'call'),
} as const satisfies Record<string, CodeSpec>;

export type Code = keyof typeof CODES;

/** Listed without a price and refused as unknown (ruling 18). */
export const UNPRICED_CODES = {
  'DAT-ALL+': { description: 'All tags with full historical depth' },
} as const;

export type UnpricedCode = keyof typeof UNPRICED_CODES;
export type { CodeSpec, Offer };
