import type { Offer } from '../jurisdiction.js';

const NEWS = ['noticias', 'noticias_globales'] as const;
const IMMIGRATION = ['migrations', 'work_permits'] as const;

/** Every tag except those of DAT-SCREEN, in the order of the specification. */
// prettier-ignore
const ALL = [
  'core_registro', 'contacto', 'entity_events', 'directores', 'suspension', 'organizaciones',
  'representante_legal_identificado', 'avisos', 'licencias', 'personal_licenses', 'company_licenses', 'propiedades',
  'fincas', 'bienes_muebles', 'naves', 'importaciones', 'exportaciones', 'imports_summary', 'exports_summary',
  'customs_summary', 'documentos_escaneados', 'documentos_digitales', 'css_moroso_menciones', 'sanciones', 'idoneidades',
  'expedientes_judiciales', 'licitaciones', 'gacetas', 'documentos_contraloria', 'is_itbm', 'last_itbm_date',
  'funcionario', 'fideicomisos', 'marcas', 'noticias', 'noticias_globales', 'migrations', 'work_permits',
  'rp_report_url',
] as const;

/** The prices and tags of the codes in Panama (specification, "Product codes"). */
export const OFFERS = {
  'CHK-BIN': { price: '0.02', tags: ['core_registro'] },
  'DAT-CORE': { price: '0.15', tags: ['core_registro', 'contacto'] },
  'DAT-HOOK': { price: '0.03', tags: ['entity_events'] },
  'DAT-GOV': {
    price: '0.15',
    tags: [
      'directores',
      'suspension',
      'organizaciones',
      'representante_legal_identificado',
      'gacetas',
      'documentos_contraloria',
      'is_itbm',
      'last_itbm_date',
      'funcionario',
    ],
  },
  'DAT-BIZ': {
    price: '0.08',
    tags: ['avisos', 'licencias', 'personal_licenses', 'company_licenses', 'fideicomisos', 'marcas'],
  },
  'DAT-ASSET': { price: '0.25', tags: ['propiedades', 'fincas', 'bienes_muebles', 'naves'] },
  'DAT-TRADE': {
    price: '0.20',
    tags: ['importaciones', 'exportaciones', 'imports_summary', 'exports_summary', 'customs_summary'],
  },
  'DAT-DOC': { price: '0.06', tags: ['documentos_escaneados', 'documentos_digitales', 'rp_report_url'] },
  'DAT-RISK': { price: '0.20', tags: ['css_moroso_menciones', 'sanciones', 'idoneidades', 'expedientes_judiciales'] },
  'DAT-PROC': { price: '0.05', tags: ['licitaciones'] },
  'DAT-NEWS': { price: '0.12', tags: NEWS },
  'DAT-MEDIA': { price: '0.12', tags: [...NEWS, 'entity_events'] },
  'DAT-LEGAL': { price: '0.10', tags: IMMIGRATION },
  'DAT-CGR': { price: '0.08', tags: ['documentos_contraloria', 'funcionario'] },
  'DAT-IP': { price: '0.03', tags: ['marcas'] },
  'DAT-LABOR': { price: '0.15', tags: [...IMMIGRATION, 'funcionario'] },
  'DAT-SCREEN': { price: '0.40', tags: ['sanciones_internacionales', 'coincidencias_pep'] },
  'DAT-ALL': { price: '1.41', tags: ALL },
  'DAT-RESOLVE': { price: '0.01', tags: [] },
  'DAT-FREE': { price: '0.00', tags: [] },
  'DAT-NETWORK': { price: '0.25', tags: [] },
  'DAT-PROPONENTE': { price: '0.10', tags: [] },
  'SCR-NAME': { price: '0.05', tags: [] },
  'WCH-MONTH': { price: '0.05', tags: [] },
} as const satisfies Record<string, Offer>;
