import {
  lookup,
  makeTypedId,
  offerOf,
  OrganizationBase,
  purposeCodesFor,
  tagDefinition,
  tagsFor,
  tagsOfLevel,
} from '@entity-registry/domain';
import type { Code, EntityKind, Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { StoredEntity } from './stored-entities.js';
import { toSection } from './render-section.js';
import type { SectionBody } from './render-section.js';
import { isRestricted, tagProvenance } from './tag-sources.js';
import type { Source, TagSource } from './tag-sources.js';
import type { OtherName } from '../names/other-names.js';
import { withoutLevels } from './stored-entities.js';
import { codesNeverFetched, codesWithData, signalsOf } from './signals.js';
import type { Signal } from './signals.js';

/** The parts of an entity that a v5 request asks for. */
export interface EntityRequest {
  /** The charged codes, largest first. */
  readonly codes: readonly Code[];
  /** The levels they deliver. */
  readonly levels: readonly Level[];
  /** Maximum items per list, 1 to 100. */
  readonly inlineLimit: number;
  /** Levels whose signals are withheld until the account states its purpose (ADR 0214); default: none. */
  readonly withheld?: readonly Level[];
  /** Cursors for the rest of truncated lists. */
  readonly next?: ReadonlyMap<Tag, string>;
}

/** The v5 response for an entity (contract, "GET /v5/entities/{id}"), without the billing block. */
export interface EntityBody {
  readonly id: string;
  readonly type: EntityKind;
  readonly jurisdiction: Jurisdiction;
  readonly nombre: unknown;
  readonly ruc?: unknown;
  readonly ruc_no_dv?: unknown;
  readonly cedula?: unknown;
  readonly other_names: readonly OtherName[];
  /** Provenance of the base fields (ADR 0028). */
  readonly source: Source;
  readonly sources: readonly TagSource[];
  /** The other base fields; empty for a person. */
  readonly core: Readonly<Record<string, unknown>>;
  readonly signals?: Readonly<Record<string, Signal>>;
  readonly codes_with_data?: readonly Code[];
  readonly codes_never_fetched?: readonly Code[];
  readonly levels_needing_purpose?: readonly Level[];
  readonly codes_needing_purpose?: readonly Code[];
  readonly sections: Readonly<Partial<Record<Tag, SectionBody>>>;
  /** Tags of the requested codes that an entity of this type cannot have. */
  readonly not_applicable: readonly Tag[];
}

/** Base fields that v5 shows differently or not at all: the typed id is the only public one. */
const OUTSIDE_CORE = ['id', 'service_id', 'sid', 'nombre', 'ruc', 'ruc_no_dv'];
const CORE = Object.keys(OrganizationBase.properties).filter((field) => !OUTSIDE_CORE.includes(field));

/**
 * The v5 response for an entity: base fields, one section for each applicable tag of the levels, and with DAT-FREE the
 * signals. It still has references to stored documents: `mintObjectUrls` turns them into URLs, in the JSON text.
 */
export function renderEntity(entity: StoredEntity, request: EntityRequest): EntityBody {
  const { jurisdiction, kind, pk } = entity;
  const applicable = tagsFor(jurisdiction, kind);
  const requested = request.levels
    .filter((level) => level !== 'core_registro')
    .flatMap((level) => tagsOfLevel(level, jurisdiction));
  const shown = requested.filter((tag) => applicable.includes(tag));
  return {
    id: makeTypedId(jurisdiction, 'own', pk),
    type: kind,
    jurisdiction,
    ...toBase(kind, JSON.parse(entity.sections.get('core_registro')?.body ?? '{}') as Record<string, unknown>),
    other_names: entity.otherNames,
    ...baseSources(entity),
    ...(request.codes.includes('DAT-FREE') && toCard(entity, request.withheld ?? [])),
    sections: Object.fromEntries(shown.map((tag) => [tag, renderSection(entity, tag, request)])),
    not_applicable: requested.filter((tag) => !applicable.includes(tag)),
  };
}

function toCard(entity: StoredEntity, withheld: readonly Level[]) {
  const visible = withoutLevels(entity, withheld);
  const needing = withheld.length === 0 ? [] : purposeCodesFor(entity.jurisdiction);
  return {
    signals: signalsOf(visible),
    codes_with_data: codesWithData(visible),
    // That a withheld level was read, or never, tells of its records too: most sources only have sections for those.
    codes_never_fetched: codesNeverFetched(entity).filter((code) => !needing.includes(code)),
    ...(withheld.length > 0 && { levels_needing_purpose: withheld, codes_needing_purpose: needing }),
  };
}

/** The lists of these levels that are truncated if at most `inlineLimit` items of each are shown. */
export function truncatedTags(
  { jurisdiction, kind, sections }: StoredEntity,
  { levels, inlineLimit }: Pick<EntityRequest, 'levels' | 'inlineLimit'>,
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

/** The first of the charged codes that contains a tag. */
export function coveringCode(jurisdiction: Jurisdiction, codes: readonly Code[], tag: Tag): Code {
  const code = codes.find((candidate) => offerOf(jurisdiction, candidate)?.tags.includes(tag));
  if (code === undefined) throw new Error(`no charged code covers ${tag}`);
  return code;
}

/** The base fields of an entity as one object: the content of the section `core_registro`. */
export function baseFields({ kind, sections }: StoredEntity): Readonly<Record<string, unknown>> {
  const stored = JSON.parse(sections.get('core_registro')?.body ?? '{}') as Record<string, unknown>;
  const { core, ...names } = toBase(kind, stored);
  return { ...names, ...core };
}

function toBase(
  kind: EntityKind,
  base: Readonly<Record<string, unknown>>,
): Pick<EntityBody, 'nombre' | 'ruc' | 'ruc_no_dv' | 'cedula' | 'core'> {
  const { nombre, ruc, ruc_no_dv, cedula } = base;
  if (kind === 'NaturalPerson') return { nombre, cedula, core: {} };
  return {
    nombre,
    ruc,
    ruc_no_dv,
    core: Object.fromEntries(CORE.map((field) => [field, lookup(base, field) ?? null])),
  };
}

function baseSources({ jurisdiction, sections }: StoredEntity): Pick<EntityBody, 'source' | 'sources'> {
  const core = sections.get('core_registro');
  const { source, sources } = tagProvenance(jurisdiction, 'core_registro', core, !isRestricted(core, 'core_registro'));
  return { source, sources };
}

function renderSection(entity: StoredEntity, tag: Tag, { codes, inlineLimit, next }: EntityRequest): SectionBody {
  const code = coveringCode(entity.jurisdiction, codes, tag);
  const section = entity.sections.get(tagDefinition(tag).level);
  return toSection(entity.jurisdiction, tag, { code, section, inlineLimit, next: next?.get(tag) ?? null });
}
