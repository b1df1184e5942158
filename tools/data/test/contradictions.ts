import { codesFor, leakSources, levelsFor, offerOf, resolveCodes, tagsFor } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import { StoredEntities, EntityNetworks, renderEntity } from '@entity-registry/registry';
import type { Network } from '@entity-registry/registry';
import type pg from 'pg';

const JURISDICTION = 'pa';
/** Entities read at once. */
const BATCH = 200;
/** Items of a list in a response: a longer one can't be compared entry by entry. */
const MAX_ITEMS = 100;

/** The sections that each signal summarizes, going by its name. */
const SIGNAL_SECTIONS: Readonly<Record<string, readonly Tag[]>> = {
  has_contact: ['contacto'],
  has_directors: ['directores'],
  has_legal_representative: ['representante_legal_identificado'],
  has_suspension: ['suspension'],
  has_public_office: ['funcionario'],
  has_social_security_arrears: ['css_moroso_menciones'],
  has_sanctions: ['sanciones'],
  has_international_sanctions: ['sanciones_internacionales'],
  has_political_exposure: ['coincidencias_pep'],
  has_registry_report: ['rp_report_url'],
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
};

/** The role of the network that isn't a post: the agent who set up a company has none in it. */
const NO_POST = 'intermediary';
const BOARD = ['director', 'officer'];

type Card = ReturnType<typeof renderEntity>;
type Section = NonNullable<Card['sections'][Tag]>;

/**
 * Contradictions between the card, the sections and the network of these Panama entities, one line each. `pks` must not
 * include merged entities.
 */
export async function contradictionsOf(pool: pg.Pool, pks: readonly bigint[]): Promise<string[]> {
  const found: string[] = [];
  const cards = new StoredEntities(pool);
  const networks = new EntityNetworks(pool);
  const { charged, levels } = resolveCodes(JURISDICTION, codesFor(JURISDICTION, 'v5'));
  for (let at = 0; at < pks.length; at += BATCH) {
    const batch = pks.slice(at, at + BATCH);
    const read = await cards.readMany(JURISDICTION, batch, { levels: levelsFor(JURISDICTION), signals: true });
    for (const pk of batch) {
      const card = read.get(pk);
      if (card?.found !== 'entity') throw new Error(`no entity ${pk}`);
      const codes = [...new Set([...charged, 'DAT-FREE' as const])];
      const body = renderEntity(card, { codes, levels, inlineLimit: MAX_ITEMS });
      const network = await networks.read(JURISDICTION, pk, 1);
      if (network === undefined) throw new Error(`no network of ${pk}`);
      const lines = [...ofStates(body), ...ofSignals(body), ...ofCodes(body), ...ofNetwork(body, network)];
      found.push(...lines.map((line) => `${body.id}: ${line}`));
    }
  }
  return found;
}

const isList = (section: Section): section is Extract<Section, { items: readonly unknown[] }> => 'items' in section;
const holdsData = (section: Section): boolean => (isList(section) ? section.total > 0 : section.data !== null);
const sectionsOf = (card: Card): [Tag, Section][] => Object.entries(card.sections) as [Tag, Section][];

/** A section's state matches its content, and whether it was ever fetched. */
function* ofStates(card: Card): Generator<string> {
  for (const [tag, section] of sectionsOf(card)) {
    const { state, source } = section;
    if (state === 'ok' && !holdsData(section)) yield `${tag} is ok but has no data`;
    if ((state === 'empty' || state === 'not_fetched') && holdsData(section)) yield `${tag} is ${state} but has data`;
    if ((state === 'not_fetched') !== (source.fetched_at === null))
      yield `${tag} is ${state} but its fetched_at says otherwise`;
  }
}

/** A signal matches its sections. Without records it is null unless all of them were fetched. */
function* ofSignals(card: Card): Generator<string> {
  for (const [name, tags] of Object.entries(SIGNAL_SECTIONS)) {
    const sections = tags.flatMap((tag) => card.sections[tag] ?? []);
    const reported = card.signals?.[name];
    if (sections.length === 0) {
      if (reported !== undefined) yield `${name} is set for sections that do not apply`;
      continue;
    }
    const records = sections.reduce(
      (sum, section) => sum + (isList(section) ? section.total : Number(holdsData(section))),
      0,
    );
    const looked = sections.every(({ state }) => state === 'ok' || state === 'empty');
    const expected = records === 0 && !looked ? null : name.startsWith('has_') ? records > 0 : rangeOf(records);
    if (reported !== expected) yield `${name} is ${String(reported)}, its sections say ${String(expected)}`;
  }
}

/**
 * A code either has data, was fetched without result, or was never fetched, in line with its sections. The base fields,
 * which come with every code, count only if the code has nothing else.
 */
function* ofCodes(card: Card): Generator<string> {
  const applicable = new Set(tagsFor(JURISDICTION, card.type));
  for (const code of codesFor(JURISDICTION, 'v5')) {
    const tags = (offerOf(JURISDICTION, code)?.tags ?? []).filter((tag) => applicable.has(tag));
    if (tags.length === 0) continue;
    const others = tags.filter((tag) => tag !== 'core_registro');
    const sections = others.flatMap((tag) => card.sections[tag] ?? []);
    const holds = others.length === 0 || sections.some(holdsData);
    const looked = others.length === 0 || sections.some(({ state }) => state !== 'not_fetched');
    if (card.codes_with_data?.includes(code) !== holds) yield `codes_with_data and the sections of ${code} differ`;
    if (card.codes_never_fetched?.includes(code) === looked)
      yield `codes_never_fetched and the sections of ${code} differ`;
  }
}

/** The network and the lists of posts name the same people. The network has no one if the list was never fetched. */
function* ofNetwork(card: Card, { root, edges, nodes, truncatedAt }: Network): Generator<string> {
  const links = card.signals?.['network_links'];
  const whole = truncatedAt.length === 0;
  const linking = ['directores', 'organizaciones'] as const;
  const requested = linking.some((tag) => (card.sections[tag]?.source.fetched_at ?? null) !== null);
  const expected = edges.length === 0 && !requested ? null : rangeOf(edges.length);
  if (links !== expected && whole) yield `network_links is ${String(links)} of ${edges.length}`;
  const leaked = edges.some(({ source }) => isLeak(source)) || sectionsOf(card).some(([, one]) => isLeaked(one));
  if (leaked && card.signals?.['has_leak_records'] !== true) yield 'has_leak_records is not set despite a leak';
  const posts = [
    {
      tag: 'directores',
      field: 'person_id',
      ends: edges.filter(({ to, role }) => to === root && BOARD.includes(role)).map(({ from }) => from),
    },
    {
      tag: 'organizaciones',
      field: 'organization_id',
      ends: edges.filter(({ from, role }) => from === root && role !== NO_POST).map(({ to }) => to),
    },
  ] as const;
  const known = new Set(nodes.map(({ pk }) => pk));
  for (const { tag, field, ends } of posts) {
    const section = card.sections[tag];
    if (section === undefined || !isList(section)) continue;
    if (ends.length > 0 && section.state === 'not_fetched')
      yield `the network has ${ends.length} links, ${tag} was never fetched`;
    const listed = section.items.flatMap((item) => pkOf(item[field]) ?? []);
    const all = section.total <= MAX_ITEMS;
    if (all && ends.some((pk) => !listed.includes(pk))) yield `the network links someone not listed in ${tag}`;
    if (whole && listed.some((pk) => !known.has(pk))) yield `${tag} lists someone not linked in the network`;
  }
}

const isLeak = (source: string): boolean => (leakSources() as readonly string[]).includes(source);
const isLeaked = (section: Section): boolean => holdsData(section) && isLeak(section.source.id);

function pkOf(id: unknown): bigint | undefined {
  return typeof id === 'string' ? BigInt(id.slice(`${JURISDICTION}_own_`.length)) : undefined;
}

/** The ranges of the signals, as documented. */
function rangeOf(records: number): string {
  if (records === 0) return '0';
  if (records <= 5) return '1-5';
  if (records <= 20) return '6-20';
  return records <= 100 ? '21-100' : '101+';
}
