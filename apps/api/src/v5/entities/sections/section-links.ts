import type { Code, Level, Tag } from '@entity-registry/domain';
import { coveringCode, truncatedTags } from '@entity-registry/registry';
import type { StoredEntity, SectionPages } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../../map-database-errors.js';
import type { ApiRequest } from '../../../gateway/api-request.js';
import type { Caller } from '../../../gateway/caller.js';
import type { SectionCursors } from '../../cursors/section-cursors.js';

interface Shown {
  /** The charged codes, largest first. */
  readonly codes: readonly Code[];
  readonly levels: readonly Level[];
  readonly inlineLimit: number;
}

/** The URLs for the rest of lists that are truncated on cards. */
export class SectionLinks {
  constructor(
    private readonly pages: SectionPages,
    private readonly cursors: SectionCursors,
  ) {}

  /** The URLs by entity and tag. One round trip to the database, or none if no list is truncated. */
  async of(
    { caller }: ApiRequest<Caller>,
    entities: readonly StoredEntity[],
    { codes, levels, inlineLimit }: Shown,
  ): Promise<ReadonlyMap<bigint, ReadonlyMap<Tag, string>>> {
    const links = new Map<bigint, Map<Tag, string>>();
    // Cards without a key have no lists, and there is no account to bind a cursor to.
    if (caller.kind === 'public') return links;
    const { accountId } = caller.state;
    const [until, cut] = [this.cursors.until, new Set<Tag>()];
    for (const [jurisdiction, some] of Map.groupBy(entities, (entity) => entity.jurisdiction)) {
      const truncated = some.filter((entity) => {
        const tags = truncatedTags(entity, { levels, inlineLimit });
        for (const tag of tags) cut.add(tag);
        return tags.length > 0;
      });
      const requested = { pks: truncated.map(({ pk }) => pk), tags: [...cut], nth: inlineLimit };
      for (const anchor of await mapDatabaseErrors(
        this.pages.anchors(jurisdiction, requested),
        'service_unavailable',
      )) {
        const { entityPk, tag, date, pk } = anchor;
        const ofEntity = links.get(entityPk) ?? new Map<Tag, string>();
        links.set(entityPk, ofEntity);
        const section = { accountId, jurisdiction, pk: entityPk, name: tag };
        const code = coveringCode(jurisdiction, codes, tag);
        ofEntity.set(tag, this.cursors.address(section, { after: { date, pk }, until, code }));
      }
    }
    return links;
  }
}
