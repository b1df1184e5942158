import type { Catalog } from '@entity-registry/sdk';
import { cheapestCover } from './cheapest-cover.js';

/** What users want to know about an entity, in the order of the page. */
export const QUESTIONS = ['who', 'control', 'assets', 'trade', 'risk', 'people', 'papers', 'other'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The sections of each question; new sections of the catalog go under `other`. */
const SECTIONS: Readonly<Record<Question, readonly string[]>> = {
  who: [
    ...['contacto', 'suspension', 'is_itbm', 'last_itbm_date', 'avisos', 'licencias', 'company_licenses'],
    ...['personal_licenses', 'idoneidades'],
  ],
  control: ['representante_legal_identificado', 'directores', 'accionistas', 'organizaciones', 'fideicomisos'],
  assets: ['propiedades', 'fincas', 'bienes_muebles', 'naves', 'marcas', 'entity_events'],
  trade: [
    ...['customs_summary', 'imports_summary', 'exports_summary', 'importaciones', 'exportaciones', 'licitaciones'],
    'documentos_contraloria',
  ],
  risk: [
    ...['sanciones_internacionales', 'coincidencias_pep', 'sanciones', 'css_moroso_menciones'],
    ...['expedientes_judiciales', 'denuncias', 'sri_reports'],
  ],
  people: ['funcionario', 'work_permits', 'migrations'],
  papers: [
    'documentos_escaneados',
    'documentos_digitales',
    'rp_report_url',
    'gacetas',
    'noticias',
    'noticias_globales',
  ],
  other: [],
};

/** A section that an entity may have, and its price. */
export interface OfferedSection {
  readonly tag: string;
  /** Codes that deliver it, cheapest first. */
  readonly codes: readonly string[];
  /** Id of the catalog's source; null: it names none. */
  readonly source: string | null;
}

/** The sections of a question. */
export interface QuestionOffer {
  readonly question: Question;
  readonly sections: readonly OfferedSection[];
}

/** The catalog's sections for an entity of this type, by question. Each appears once; a question without sections is left out. */
export function questionsOf(catalog: Catalog, jurisdiction: string, type: string): readonly QuestionOffer[] {
  const offered = new Map<string, OfferedSection>();
  for (const { tags, source, ...level } of catalog.levels) {
    if (!includes(level.jurisdictions, jurisdiction) || !includes(level.applies_to, type)) continue;
    // The base fields come with every code: they are at the top of the page.
    for (const tag of tags)
      if (tag !== 'core_registro') offered.set(tag, { tag, codes: codesOf(catalog, level), source });
  }
  const placed = new Set(Object.values(SECTIONS).flat());
  const listOf = (question: Question) =>
    question === 'other' ? [...offered.keys()].filter((tag) => !placed.has(tag)) : SECTIONS[question];
  return QUESTIONS.map((question) => ({
    question,
    sections: listOf(question).flatMap((tag) => offered.get(tag) ?? []),
  })).filter(({ sections }) => sections.length > 0);
}

/** The cheapest codes that together open these sections. */
export function cheapestCodes(sections: readonly OfferedSection[], catalog: Catalog): readonly string[] {
  const codes = [...priceTable(catalog)].map(([code, price]) => ({
    ...{ code, price },
    delivers: new Set(sections.filter(({ codes: own }) => own.includes(code)).map(({ tag }) => tag)),
  }));
  return cheapestCover(
    sections.map(({ tag }) => tag),
    codes,
  );
}

function codesOf(catalog: Catalog, { codes }: { codes: readonly string[] }): readonly string[] {
  const price = priceTable(catalog);
  return codes.filter((code) => price.has(code)).sort((one, other) => (price.get(one) ?? 0) - (price.get(other) ?? 0));
}

/** Price of each code in thousandths of a cent: only for comparison; the API gives a call's price. */
function priceTable(catalog: Catalog): ReadonlyMap<string, number> {
  return new Map(
    catalog.codes.flatMap(({ code, price, status }) =>
      price === null || status !== 'active' ? [] : [[code, Math.round(Number(price) * 100_000)] as const],
    ),
  );
}

const includes = (list: readonly string[], value: string): boolean => list.includes(value);
