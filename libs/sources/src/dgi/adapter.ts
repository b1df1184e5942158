import { dateOf } from '../reading/dates.js';
import { statedDate } from '../reading/stated-date.js';
import type { Fields } from '../reading/fields.js';
import { readHtml } from '../reading/html/html.js';
import { isWanted } from '../reading/lists/lists.js';
import { statesNothingFound } from '../reading/lists/nothing-found.js';
import { flagOf } from '../reading/numbers.js';
import { readPairs } from '../reading/html/th-td.js';
import { TagDates } from '../reading/tag-dates.js';
import { NOT_SEARCHED, requirePage, searchBy, matchOwner } from '../reading/lists/row-ownership.js';
import type { ReadingData, FoundCore, FoundItem, Page, PageReader, SourceAdapter, QueriedEntity } from '../source.js';

const WHAT = 'card of a taxpayer';

export const TAXPAYER = [
  'Nombre o razón social',
  'RUC',
  'DV',
  'Inscrito en ITBMS',
  'Fecha de inscripción en ITBMS',
] as const;

const [NAME, RUC, DV, ITBMS, ITBMS_DATE] = TAXPAYER;

/** The subject's card; null if there is none, or it belongs to another taxpayer. */
const taxpayer: PageReader<QueriedEntity, { core: FoundCore; items: FoundItem[]; updatedAt: string | null } | null> = {
  name: 'taxpayer',
  read(page, subject) {
    const card = cardOn(page);
    if (card === null || matchOwner(subject, { nombre: card.text(NAME), identifier: numberOf(card) }) === null)
      return null;
    return { core: coreOf(subject, card), items: registration(card), updatedAt: statedDate(page) };
  },
};

/** The tax authority's card of a taxpayer: name, number and ITBMS registration. */
export const dgi: SourceAdapter = {
  source: 'dgi',
  feeds: ['core_registro', 'is_itbm', 'last_itbm_date'],
  readers: [taxpayer],
  async read(subject, session) {
    const tags = dgi.feeds.filter((tag) => isWanted(tag, session, subject));
    const query = searchBy(subject, 'ruc', 'nombre');
    if (tags.length === 0 || query === null) return NOT_SEARCHED;
    const found = await session.parse(taxpayer, await session.get('consultas/contribuyente', query), subject);
    if (found === null) return null;
    const items = found.items.filter((item) => tags.includes(item.tag));
    const core = tags.includes('core_registro') ? { core: found.core } : {};
    const dates = new TagDates();
    dates.record(tags, found.updatedAt);
    return { ...core, tags, items, ...dates.toSourceUpdatedAt() } satisfies ReadingData;
  },
};

function cardOn(page: Page): Fields | null {
  const html = readHtml(requirePage(page, WHAT), WHAT);
  if (html('table').length === 0 && statesNothingFound(html('body'))) return null;
  return readPairs(html, { what: WHAT, required: TAXPAYER });
}

function numberOf(card: Fields): string | null {
  const [ruc, dv] = [card.text(RUC), card.text(DV)];
  return ruc === null || dv === null ? ruc : `${ruc} DV ${dv}`;
}

function coreOf({ kind }: QueriedEntity, card: Fields): FoundCore {
  const nombre = card.text(NAME);
  return kind === 'Organization' ? { nombre, ruc: numberOf(card) } : { nombre, cedula: card.text(RUC) };
}

/** The ITBMS registration. If the card leaves it blank, there are no items. */
function registration(card: Fields): FoundItem[] {
  const registered = flagOf(card.text(ITBMS), ITBMS);
  const date = dateOf(card.text(ITBMS_DATE), ITBMS_DATE);
  return [
    ...(registered === null ? [] : [{ tag: 'is_itbm' as const, payload: { is_itbm: registered }, itemDate: date }]),
    ...(date === null ? [] : [{ tag: 'last_itbm_date' as const, payload: { last_itbm_date: date }, itemDate: date }]),
  ];
}
