import { OrganizationBase, makeTypedId, offerOf, tagDefinition, tagsFor, tagsOfLevel } from '@entity-registry/domain';
import type { Code, EntityKind, Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { EntityCard } from './entity-cards.js';
import { toSection } from './render-section.js';
import type { CardSectionBody } from './render-section.js';
import { codesWithData, signalsOf } from './signals.js';
import type { Signal } from './signals.js';

/** What a v5 call asks of an entity. */
export interface CardRequest {
  /** The charged codes, largest first. */
  readonly codes: readonly Code[];
  /** The levels they deliver. */
  readonly levels: readonly Level[];
  /** Most items of one list, 1 to 100. */
  readonly inlineLimit: number;
  /** Where the rest of the lists is that are shown in part. */
  readonly next?: ReadonlyMap<Tag, string>;
}

/** An entity as v5 answers it (contract, "GET /v5/entities/{id}"), but for the billing block. */
export interface CardBody {
  readonly id: string;
  readonly type: EntityKind;
  readonly jurisdiction: Jurisdiction;
  readonly nombre: unknown;
  readonly ruc?: unknown;
  readonly ruc_no_dv?: unknown;
  readonly cedula?: unknown;
  /** The other base fields; empty for a person. */
  readonly core: Readonly<Record<string, unknown>>;
  readonly signals?: Readonly<Record<string, Signal>>;
  readonly codes_with_data?: readonly Code[];
  readonly sections: Readonly<Partial<Record<Tag, CardSectionBody>>>;
  /** Tags of the codes asked for that an entity of this type cannot have. */
  readonly not_applicable: readonly Tag[];
}

/** Base fields that v5 says otherwise or not at all: the typed id is the only public one. */
const OUTSIDE_CORE = ['id', 'service_id', 'sid', 'nombre', 'ruc', 'ruc_no_dv'];
const CORE = Object.keys(OrganizationBase.properties).filter((field) => !OUTSIDE_CORE.includes(field));

/**
 * The v5 answer for an entity: base fields, one section for each applicable tag of the levels, and with DAT-FREE the
 * signals. References to stored documents are still in it: `mintObjectUrls` turns them into addresses, in the JSON text.
 */
export function renderCard(card: EntityCard, request: CardRequest): CardBody {
  const { jurisdiction, kind, pk } = card;
  const applicable = tagsFor(jurisdiction, kind);
  const asked = request.levels
    .filter((level) => level !== 'core_registro')
    .flatMap((level) => tagsOfLevel(level, jurisdiction));
  const shown = asked.filter((tag) => applicable.includes(tag));
  return {
    id: makeTypedId(jurisdiction, 'own', pk),
    type: kind,
    jurisdiction,
    ...toBase(kind, JSON.parse(card.sections.get('core_registro')?.body ?? '{}') as Record<string, unknown>),
    ...(request.codes.includes('DAT-FREE') && { signals: signalsOf(card), codes_with_data: codesWithData(card) }),
    sections: Object.fromEntries(shown.map((tag) => [tag, sectionOf(card, tag, request)])),
    not_applicable: asked.filter((tag) => !applicable.includes(tag)),
  };
}

/** The lists of the levels that a card shows only in part, when it shows `inlineLimit` items of each. */
export function truncatedTags(
  { jurisdiction, kind, sections }: EntityCard,
  { levels, inlineLimit }: Pick<CardRequest, 'levels' | 'inlineLimit'>,
): Tag[] {
  const applicable = tagsFor(jurisdiction, kind);
  return levels.flatMap((level) =>
    tagsOfLevel(level, jurisdiction).filter(
      (tag) =>
        tagDefinition(tag).kind === 'array' &&
        applicable.includes(tag) &&
        (sections.get(level)?.totals[tag] ?? 0) > inlineLimit,
    ),
  );
}

/** Which of the charged codes holds a tag: the first. */
export function coveringCode(jurisdiction: Jurisdiction, codes: readonly Code[], tag: Tag): Code {
  const code = codes.find((candidate) => offerOf(jurisdiction, candidate)?.tags.includes(tag));
  if (code === undefined) throw new Error(`no charged code covers ${tag}`);
  return code;
}

function toBase(
  kind: EntityKind,
  base: Readonly<Record<string, unknown>>,
): Pick<CardBody, 'nombre' | 'ruc' | 'ruc_no_dv' | 'cedula' | 'core'> {
  const { nombre, ruc, ruc_no_dv, cedula } = base;
  if (kind === 'NaturalPerson') return { nombre, cedula, core: {} };
  return { nombre, ruc, ruc_no_dv, core: Object.fromEntries(CORE.map((field) => [field, base[field] ?? null])) };
}

function sectionOf(card: EntityCard, tag: Tag, { codes, inlineLimit, next }: CardRequest): CardSectionBody {
  const code = coveringCode(card.jurisdiction, codes, tag);
  const section = card.sections.get(tagDefinition(tag).level);
  return toSection(card.jurisdiction, tag, { code, section, inlineLimit, next: next?.get(tag) ?? null });
}
