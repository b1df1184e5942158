import { tagsFor } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import type { ReadingData, FoundItem, SourceAdapter, SourceSession, QueriedEntity } from '../source.js';
import { NOT_SEARCHED } from '../reading/lists/row-ownership.js';
import { TagDates } from '../reading/tag-dates.js';
import { storeDocuments } from '../reading/documents.js';
import { GENERAL_TAGS, generalPage, readGeneral } from './general.js';
import { TAG_GRIDS, tagGridPage } from './grids.js';
import { readRealEstate, realEstateList, realEstatePage } from './real-estate.js';
import type { RealEstateTag } from './real-estate.js';
import { findFolio, folioList, searchesFor } from './search.js';
import { readTabGrid } from './window.js';
import type { FolioWindow } from './window.js';

/** The tags whose changes are events: the register publishes the assets, not the events. */
const ASSET_TAGS: readonly Tag[] = ['propiedades', 'fincas', 'bienes_muebles', 'naves'];
const REAL_ESTATE_TAGS: readonly RealEstateTag[] = ['propiedades', 'fincas'];

/**
 * Registro Público: company folios, the folios of persons, real estate, movables, trusts and documents. If events are
 * wanted, the assets are read and listed in `tags`: the registry derives the events from their changes.
 */
export const registroPublicoAdapter: SourceAdapter = {
  source: 'registro_publico',
  feeds: [
    ...GENERAL_TAGS,
    ...REAL_ESTATE_TAGS,
    'entity_events',
    'directores',
    'organizaciones',
    'fideicomisos',
    'bienes_muebles',
    'naves',
    'documentos_escaneados',
    'documentos_digitales',
  ],
  readers: [folioList, generalPage, tagGridPage, realEstateList, realEstatePage],

  async read(subject: QueriedEntity, session: SourceSession): Promise<ReadingData | null> {
    const tags = tagsToRead(subject, session.wanted);
    const searches = searchesFor(subject);
    if (tags.length === 0 || searches.length === 0) return NOT_SEARCHED;
    const window = await findFolio(subject, searches, session);
    if (!window) return null;
    const dates = new TagDates();
    const general = tags.some((tag) => GENERAL_TAGS.includes(tag))
      ? await readGeneral(subject, session, window, { tags, dates })
      : { items: [] };
    const realEstate = REAL_ESTATE_TAGS.filter((tag) => tags.includes(tag));
    const owned = realEstate.length > 0 ? await readRealEstate(session, window, realEstate, dates) : [];
    const listed = await readGrids(session, window, tags, dates);
    return { ...general, tags, items: [...general.items, ...owned, ...listed], ...dates.toSourceUpdatedAt() };
  },
};

/** The tags that are read for a subject: those that its kind has, and the assets when its events are wanted. */
function tagsToRead(subject: QueriedEntity, wanted: ReadonlySet<Tag>): Tag[] {
  const events = wanted.has('entity_events');
  return tagsFor(subject.jurisdiction, subject.kind).filter(
    (tag) =>
      tag !== 'entity_events' &&
      registroPublicoAdapter.feeds.includes(tag) &&
      (wanted.has(tag) || (events && ASSET_TAGS.includes(tag))),
  );
}

async function readGrids(
  session: SourceSession,
  window: FolioWindow,
  tags: readonly Tag[],
  dates: TagDates,
): Promise<FoundItem[]> {
  const items: FoundItem[] = [];
  for (const tag of tags) {
    const grid = TAG_GRIDS[tag];
    if (!grid) continue;
    const found = await readTabGrid(session, tagGridPage, window, { tags: [tag], tab: grid.tab, dates });
    for (const item of await storeDocuments(session, found)) items.push(item);
  }
  return items;
}
