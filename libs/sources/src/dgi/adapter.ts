import { dateOf } from '../reading/dates.js';
import { saidDate } from '../reading/said-date.js';
import type { Fields } from '../reading/fields.js';
import { readHtml } from '../reading/html.js';
import { isAskedFor } from '../reading/lists.js';
import { saysNothingFound } from '../reading/nothing-found.js';
import { flagOf } from '../reading/numbers.js';
import { readPairs } from '../reading/th-td.js';
import { TagDates } from '../reading/tag-dates.js';
import { NOT_ASKED, present, searchBy, tieOf } from '../reading/whose.js';
import type { Findings, FoundCore, FoundItem, Page, PageReader, SourceAdapter, Subject } from '../source.js';

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
const taxpayer: PageReader<Subject, { core: FoundCore; items: FoundItem[]; updatedAt: string | null } | null> = {
  name: 'taxpayer',
  read(page, subject) {
    const card = cardOn(page);
    if (card === null || tieOf(subject, { nombre: card.text(NAME), identifier: numberOf(card) }) === null) return null;
    return { core: coreOf(subject, card), items: registration(card), updatedAt: saidDate(page) };
  },
};

/** The tax authority's card of a taxpayer: name, number and ITBMS registration. */
export const dgi: SourceAdapter = {
  source: 'dgi',
  feeds: ['core_registro', 'is_itbm', 'last_itbm_date'],
  readers: [taxpayer],
  async read(subject, session) {
    const tags = dgi.feeds.filter((tag) => isAskedFor(tag, session, subject));
    const query = searchBy(subject, 'ruc', 'nombre');
    if (tags.length === 0 || query === null) return NOT_ASKED;
    const found = await session.parse(taxpayer, await session.get('consultas/contribuyente', query), subject);
    if (found === null) return null;
    const items = found.items.filter((item) => tags.includes(item.tag));
    const core = tags.includes('core_registro') ? { core: found.core } : {};
    const dates = new TagDates();
    dates.note(tags, found.updatedAt);
    return { ...core, tags, items, ...dates.said() } satisfies Findings;
  },
};

function cardOn(page: Page): Fields | null {
  const html = readHtml(present(page, WHAT), WHAT);
  if (html('table').length === 0 && saysNothingFound(html('body'))) return null;
  return readPairs(html, { what: WHAT, required: TAXPAYER });
}

function numberOf(card: Fields): string | null {
  const [ruc, dv] = [card.text(RUC), card.text(DV)];
  return ruc === null || dv === null ? ruc : `${ruc} DV ${dv}`;
}

function coreOf({ kind }: Subject, card: Fields): FoundCore {
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
