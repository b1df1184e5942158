import { codesFor, offerOf, tagDefinition, tagsFor } from '@entity-registry/domain';
import type { Code, Tag } from '@entity-registry/domain';
import type { EntityCard } from './entity-cards.js';

/** What the signals card says, and from the numbers of records of which tags: never from the records themselves. */
const FLAGS = {
  has_contact: ['contacto'],
  has_directors: ['directores'],
  has_legal_representative: ['representante_legal_identificado'],
  has_suspension: ['suspension'],
  has_public_office: ['funcionario'],
  has_social_security_arrears: ['css_moroso_menciones'],
  has_sanctions: ['sanciones'],
  has_registry_report: ['rp_report_url'],
} as const satisfies Record<string, readonly Tag[]>;

const RANGES = {
  memberships: ['organizaciones'],
  licenses: ['licencias', 'personal_licenses', 'company_licenses'],
  trademarks: ['marcas'],
  properties: ['propiedades', 'fincas'],
  movable_assets: ['bienes_muebles'],
  ships: ['naves'],
  imports: ['importaciones'],
  exports: ['exportaciones'],
  documents: ['documentos_escaneados', 'documentos_digitales'],
  court_cases: ['expedientes_judiciales'],
  tenders: ['licitaciones'],
  news: ['noticias', 'noticias_globales'],
} as const satisfies Record<string, readonly Tag[]>;

/** How many records a range may stand for: the largest number of each. */
const STEPS = [
  [0, '0'],
  [5, '1-5'],
  [20, '6-20'],
  [100, '21-100'],
] as const;

/** The signals by what they are: booleans and ranges. */
export const SIGNAL_NAMES: { readonly flags: readonly string[]; readonly ranges: readonly string[] } = {
  flags: Object.keys(FLAGS),
  ranges: Object.keys(RANGES),
};

/** Every range of records, the fewest first. */
export const SIGNAL_RANGES: readonly string[] = [...STEPS.map(([, range]) => range), '101+'];

export type Signal = boolean | string | null;

/**
 * The signals of an entity: booleans (`has_*`) and ranges (`0`, `1-5`, `6-20`, `21-100`, `101+`). A signal whose records
 * were never fetched, or whose source is down, is null: no record is not a clearance (ruling 28). Signals of tags that
 * persons cannot have are absent for them.
 */
export function signalsOf(card: EntityCard): Record<string, Signal> {
  const applicable = new Set(tagsFor(card.jurisdiction, card.kind));
  const signals: Record<string, Signal> = {};
  const say = (table: Readonly<Record<string, readonly Tag[]>>, read: (records: number) => Signal): void => {
    for (const [name, tags] of Object.entries(table)) {
      const shown = tags.filter((tag) => applicable.has(tag));
      if (shown.length === 0) continue;
      const records = recordsOf(card, shown);
      signals[name] = records === null ? null : read(records);
    }
  };
  say(FLAGS, (records) => records > 0);
  say(RANGES, rangeOf);
  return signals;
}

/** The codes that would answer with a record, in the order of the catalogue; CHK-BIN and DAT-CORE always do. */
export function codesWithData(card: EntityCard): readonly Code[] {
  const applicable = tagsFor(card.jurisdiction, card.kind);
  const holding = new Set(applicable.filter((tag) => (recordsOf(card, [tag]) ?? 0) > 0));
  return codesFor(card.jurisdiction, 'v5').filter((code) =>
    offerOf(card.jurisdiction, code)?.tags.some((tag) => holding.has(tag)),
  );
}

/** Records of `tags` in all; null when nothing is known of them. */
function recordsOf(card: EntityCard, tags: readonly Tag[]): number | null {
  let records = 0;
  let known = false;
  for (const tag of tags) {
    const section = card.sections.get(tagDefinition(tag).level);
    if (section === undefined) continue;
    const total = section.totals[tag] ?? 0;
    known ||= section.state !== 'source_down' || total > 0;
    records += total;
  }
  return known ? records : null;
}

function rangeOf(records: number): string {
  return STEPS.find(([most]) => records <= most)?.[1] ?? '101+';
}
