import type { Code, Level, Tag } from '@entity-registry/domain';
import { coveringCode, truncatedTags } from '@entity-registry/registry';
import type { EntityCard, SectionPages } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { SectionCursors } from '../cursors/section-cursors.js';

interface Shown {
  /** The charged codes, largest first. */
  readonly codes: readonly Code[];
  readonly levels: readonly Level[];
  readonly inlineLimit: number;
}

/** The URLs of the rest of lists that cards show in part. */
export class SectionLinks {
  constructor(
    private readonly pages: SectionPages,
    private readonly cursors: SectionCursors,
  ) {}

  /** The URLs of the rest of the cards' lists, by entity and tag. One round trip, or none if no list is cut. */
  async of(
    { caller }: Call<Caller>,
    cards: readonly EntityCard[],
    { codes, levels, inlineLimit }: Shown,
  ): Promise<ReadonlyMap<bigint, ReadonlyMap<Tag, string>>> {
    const links = new Map<bigint, Map<Tag, string>>();
    // Cards without a key have no lists, and there is no account to bind a cursor to.
    if (caller.kind === 'public') return links;
    const { accountId } = caller.state;
    const [until, cut] = [this.cursors.until, new Set<Tag>()];
    for (const [jurisdiction, some] of Map.groupBy(cards, (card) => card.jurisdiction)) {
      const truncated = some.filter((card) => {
        const tags = truncatedTags(card, { levels, inlineLimit });
        for (const tag of tags) cut.add(tag);
        return tags.length > 0;
      });
      const asked = { pks: truncated.map(({ pk }) => pk), tags: [...cut], nth: inlineLimit };
      for (const anchor of await orTrouble(this.pages.anchors(jurisdiction, asked), 'service_unavailable')) {
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
