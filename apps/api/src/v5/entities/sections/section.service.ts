import { DomainError, NO_LEVELS, disclosureOf, levelMask, makeTypedId, ownKey, tagsFor } from '@entity-registry/domain';
import type { Code, Jurisdiction, ParsedTypedId, Tag } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import {
  SCREENED_LEVEL,
  baseFields,
  cheapestCode,
  isConclusive,
  mintObjectUrls,
  pageOfScreened,
  sectionNamed,
  sectionNames,
  joinProvenance,
  tagProvenance,
  toSection,
} from '@entity-registry/registry';
import type {
  ObjectStore,
  PageAnchor,
  SectionName,
  SectionPage,
  SectionPages,
  StoredEntities,
  StoredEntity,
} from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../../map-database-errors.js';
import type { ApiRequest } from '../../../gateway/api-request.js';
import type { Meter } from '../../../metering/meter.js';
import { priceRequest, withoutCharging } from '../../../metering/priced-request.js';
import type { BilledHandler } from '../../../metering/billed-handler.js';
import { isDryRun } from '../../../validation/dry-run-query.dto.js';
import { assertOwnType } from '../../typed-id.pipe.js';
import type { SectionCursors, SectionRef, SectionPosition } from '../../cursors/section-cursors.js';
import { sectionLimitOf } from './section-query.dto.js';
import type { SectionQuery } from './section-query.dto.js';
import { redirectIfMerged, readEntity } from '../merged-entity.js';

/** One request for a page of a list. */
interface SectionPageRequest {
  readonly list: SectionRef;
  readonly section: SectionName;
  /** Null: from the start. */
  readonly place: SectionPosition | null;
  readonly limit: number;
  readonly code: Code;
}

/** v5's responses for one section of an entity. */
export class SectionService {
  constructor(
    private readonly meter: Meter,
    private readonly storedEntities: StoredEntities,
    private readonly pages: SectionPages,
    private readonly cursors: SectionCursors,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * A page of the section `name`, or its object or value. With a cursor the account has already paid for the code in it, and
   * the page costs the base. Without one it also costs the cheapest code, unless its sources were never read. Throws
   * `invalid_parameter` for a name that the jurisdiction or the kind of entity does not have, `invalid_cursor` and
   * `entity_not_found`.
   */
  async getSection(request: ApiRequest, id: ParsedTypedId, name: string, query: SectionQuery): Promise<JsonResponse> {
    assertOwnType(id, 'sections');
    const { jurisdiction, pk } = id;
    const [limit, dryRun] = [sectionLimitOf(query), isDryRun(query)];
    const section = knownSection(jurisdiction, name);
    const list = { accountId: request.caller.state.accountId, jurisdiction, pk, name };
    const place = query.cursor === undefined ? null : this.cursors.open(list, query.cursor);
    const code = place?.code ?? codeOf(jurisdiction, section);
    const priced = priceRequest({
      ...{ jurisdiction, version: 'v5', openToFreeKeys: true, openToPublic: false },
      ...(place === null ? { codes: [code] } : { codes: [], paidBefore: [code] }),
      levels: [section.level],
    });
    const find = () => this.read(id, section, place);
    const isRead = (entity: StoredEntity) => isConclusive(entity.sections.get(section.level));
    const finalPrice = (entity: StoredEntity) => (isRead(entity) ? priced : withoutCharging(priced, [code]));
    const handler: BilledHandler = {
      find,
      estimate: async () => finalPrice(await find()),
      respond: async (_billing, setFinalPrice) => {
        const entity = await this.read(id, section, place);
        const billing = setFinalPrice(finalPrice(entity));
        const body = await this.body(entity, { list, section, place, limit, code });
        const head = { id: makeTypedId(jurisdiction, 'own', pk), section: name, level: section.level };
        const levels = isRead(entity) ? levelMask([section.level]) : NO_LEVELS;
        return {
          text: JSON.stringify({ ...head, ...body, billing }),
          disclosure: disclosureOf('section', [{ entity: ownKey(jurisdiction, pk), levels }]),
        };
      },
      conditional: true,
      finish: (text) => mintObjectUrls(text, this.objects),
    };
    // A section paid for on the merged entity is paid for on its survivor.
    const cursorFor = place && ((survivor: bigint) => this.cursors.seal({ ...list, pk: survivor }, place));
    return redirectIfMerged(request, this.meter.run(request, priced, { dryRun }, handler), find, cursorFor);
  }

  private async read(
    id: ParsedTypedId,
    { name, level, tags }: SectionName,
    place: SectionPosition | null,
  ): Promise<StoredEntity> {
    if (place) this.cursors.assertPaid(place);
    const entity = await readEntity(this.storedEntities, id, { levels: [level], signals: false });
    const applicable = tagsFor(entity.jurisdiction, entity.kind);
    if (!tags.some((tag) => applicable.includes(tag))) {
      const message = `${name} does not apply to an entity of type ${entity.kind}`;
      throw new DomainError('invalid_parameter', { parameter: 'level', message });
    }
    return entity;
  }

  private page(
    entity: StoredEntity,
    section: SectionName,
    place: { readonly after: PageAnchor | null; readonly limit: number },
  ): Promise<SectionPage> | SectionPage {
    if (section.level !== SCREENED_LEVEL)
      return mapDatabaseErrors(this.pages.read(entity, section, place), 'service_unavailable');
    const body = entity.sections.get(section.level)?.body ?? null;
    return pageOfScreened({ jurisdiction: entity.jurisdiction, body }, section, place);
  }

  private async body(entity: StoredEntity, request: SectionPageRequest): Promise<object> {
    const { section, code, limit, place, list } = request;
    if (!section.listed) return valueBody(entity, section, code);
    const stored = entity.sections.get(section.level);
    const after = place?.after ?? null;
    // Records from another entity's refresh are hidden until a source of this one is read: no one has paid for them.
    const page = isConclusive(stored) ? await this.page(entity, section, { after, limit }) : { items: [], after: null };
    const totalOf = (tag: Tag): number => stored?.totals[tag] ?? 0;
    const total = Math.max(
      section.tags.reduce((sum, tag) => sum + totalOf(tag), 0),
      page.items.length,
    );
    const applicable = tagsFor(entity.jurisdiction, entity.kind);
    const parts = section.tags
      .filter((tag) => applicable.includes(tag))
      .map((tag) => tagProvenance(entity.jurisdiction, tag, stored, totalOf(tag) > 0));
    const until = place?.until ?? this.cursors.until;
    return {
      ...{ code, ...joinProvenance(parts) },
      ...{ total, returned: page.items.length, truncated: page.after !== null },
      next: page.after === null ? null : this.cursors.address(list, { after: page.after, until, code }),
      items: page.items,
    };
  }
}

function knownSection(jurisdiction: Jurisdiction, name: string): SectionName {
  const section = sectionNamed(jurisdiction, name);
  if (section !== undefined) return section;
  const message = `must be one of ${sectionNames(jurisdiction).join(', ')}`;
  throw new DomainError('invalid_parameter', { parameter: 'level', message });
}

function codeOf(jurisdiction: Jurisdiction, { level }: SectionName): Code {
  const code = cheapestCode(jurisdiction, level);
  if (code === undefined) throw new Error(`no code covers ${level} in ${jurisdiction}`);
  return code;
}

/** A section without a list: the value of its tag; if the level has several tags, those that apply, by tag. */
function valueBody(entity: StoredEntity, { name, level, tags }: SectionName, code: Code): object {
  const section = entity.sections.get(level);
  const applicable = tagsFor(entity.jurisdiction, entity.kind);
  const parts = tags
    .filter((tag) => applicable.includes(tag))
    .map((tag) => ({ tag, ...toSection(entity.jurisdiction, tag, { code, section, inlineLimit: 0 }) }));
  const [first] = parts;
  if (first === undefined || !('data' in first)) throw new Error(`${name} is not a single value`);
  const { tag, ...only } = first;
  if (level === 'core_registro') {
    return { code, ...tagProvenance(entity.jurisdiction, 'core_registro', section, true), data: baseFields(entity) };
  }
  if (parts.length === 1 && (tag as string) === name) return only;
  const data = Object.fromEntries(parts.map((part) => [part.tag, 'data' in part ? part.data : null]));
  return { code, ...joinProvenance(parts), data };
}
