import { foldName } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import { dateOf } from '../reading/dates.js';
import { missing } from '../reading/fields.js';
import type { Fields } from '../reading/fields.js';
import { readDefinitions, readSections } from '../reading/html/html-tabs.js';
import type { Html, Part } from '../reading/html/html.js';
import { statesNothingFound } from '../reading/lists/nothing-found.js';
import { flagOf } from '../reading/numbers.js';
import { midnight, statedDate } from '../reading/stated-date.js';
import type { TagDates } from '../reading/tag-dates.js';
import { SourceError } from '../source.js';
import type { FoundCore, FoundItem, PageReader, SourceSession, QueriedEntity } from '../source.js';
import { readWindow, tabOf } from './window.js';
import type { FolioWindow } from './window.js';
import { toNamedEntity } from './named.js';

/** Tags on the first tab of a folio's window. */
export const GENERAL_TAGS: readonly Tag[] = [
  'core_registro',
  'suspension',
  'representante_legal_identificado',
  'rp_report_url',
];

const COMPANY_TAB = 'Datos de la Persona Jurídica';
const PERSON_TAB = 'Datos de la Persona Natural';

/** Base fields by their label in a company's folio. */
const COMPANY_LABELS = {
  nombre: 'Razón social',
  ruc: 'RUC',
  ficha: 'Ficha',
  folio: 'Folio',
  tipo_organizacion: 'Tipo de sociedad',
  fecha_registro: 'Fecha de constitución',
  capital: 'Capital',
  domicilio: 'Domicilio',
  status: 'Estado',
  vigencia: 'Duración',
} as const satisfies Partial<Record<keyof FoundCore, string>>;

const PERSON_LABELS = { nombre: 'Nombre', cedula: 'Cédula' } as const;

interface GeneralPage {
  readonly core?: FoundCore;
  readonly items: FoundItem[];
  /** The registry report; its document is still a link. */
  readonly report: ReportLink | null;
  readonly updatedAt: string | null;
}

interface ReportLink {
  readonly link: string;
  readonly itemDate: string | null;
}

/** The data of the first tab that the tags need. */
export const generalPage: PageReader<
  { title: string; kind: QueriedEntity['kind']; tags: readonly Tag[] },
  GeneralPage
> = {
  name: 'general',
  read(page, { title, kind, tags }) {
    const company = kind === 'Organization';
    const { html, body } = readWindow(page, title, company ? COMPANY_TAB : PERSON_TAB);
    const card = new Card(html, body, title);
    const core = coreOf(card, company ? COMPANY_LABELS : PERSON_LABELS);
    const found = [
      tags.includes('suspension') ? suspensionOf(card) : null,
      tags.includes('representante_legal_identificado') ? representativeOf(card) : null,
    ];
    return {
      ...(tags.includes('core_registro') && { core }),
      items: found.filter((item) => item !== null),
      report: tags.includes('rp_report_url') ? reportOf(card) : null,
      updatedAt: statedDate(page),
    };
  },
};

/**
 * The first tab of a window: the wanted ones of base fields, suspension, legal representative and report. Adds the
 * date of the tab to `dates`; the report is dated by its day of issue.
 */
export async function readGeneral(
  subject: QueriedEntity,
  session: SourceSession,
  window: FolioWindow,
  { tags, dates }: { readonly tags: readonly Tag[]; readonly dates: TagDates },
): Promise<{ core?: FoundCore; items: FoundItem[] }> {
  const { path, query } = tabOf(window, subject.kind === 'Organization' ? COMPANY_TAB : PERSON_TAB);
  const input = { title: window.title, kind: subject.kind, tags };
  const { report, updatedAt, ...found } = await session.parse(generalPage, await session.get(path, query), input);
  dates.record(
    GENERAL_TAGS.filter((tag) => tags.includes(tag)),
    updatedAt,
  );
  const document = report && (await session.storeDocument(report.link));
  // The report is the only content: without it there is no row.
  if (!report || document === null) return found;
  const payload = { rp_report_url: document };
  const issued = midnight(report.itemDate);
  const item = { tag: 'rp_report_url', payload, itemDate: report.itemDate } as const;
  return { ...found, items: [...found.items, issued === null ? item : { ...item, sourceUpdatedAt: issued }] };
}

/** The sections of a tab's body. */
class Card {
  private readonly sections: ReadonlyMap<string, Part>;

  constructor(
    private readonly html: Html,
    body: Part,
    private readonly title: string,
  ) {
    this.sections = readSections(html, body);
  }

  /** The labels of a section; null if it says that it is empty. */
  section(name: string, required: readonly string[]): Fields | null {
    const part = this.sections.get(foldName(name));
    if (!part) throw missing(this.title, [name]);
    // A section that has values may say "no existen" in one of them.
    if (part.filter('dl').length === 0 && statesNothingFound(part)) return null;
    return readDefinitions(this.html, part, `${this.title}, ${name}`, required);
  }
}

function coreOf(card: Card, labels: Readonly<Partial<Record<keyof FoundCore, string>>>): FoundCore {
  const names = Object.keys(labels) as (keyof FoundCore)[];
  const fields = card.section('Generales', Object.values(labels));
  if (!fields) throw new SourceError('Generales: the folio has no data', false);
  return Object.fromEntries(names.map((name) => [name, fields.text(labels[name] ?? '')]));
}

function suspensionOf(card: Card): FoundItem | null {
  const fields = card.section('Suspensión de Derechos Corporativos', ['Activa', 'Motivo', 'Fecha de inicio']);
  return (
    fields && {
      tag: 'suspension',
      payload: {
        activa: flagOf(fields.text('Activa'), 'Activa'),
        motivo: fields.text('Motivo'),
        autoridad: fields.text('Autoridad'),
        resolucion: fields.text('Resolución'),
        fecha_inicio: dateOf(fields.text('Fecha de inicio'), 'Fecha de inicio'),
        fecha_fin: dateOf(fields.text('Fecha de levantamiento'), 'Fecha de levantamiento'),
      },
      itemDate: dateOf(fields.text('Fecha de registro'), 'Fecha de registro'),
    }
  );
}

function representativeOf(card: Card): FoundItem | null {
  const fields = card.section('Representación Legal', ['Representante', 'Identificación', 'Cargo']);
  if (!fields) return null;
  const nombre = fields.text('Representante');
  const cedula = fields.text('Identificación');
  return {
    tag: 'representante_legal_identificado',
    payload: { nombre, cedula, cargo: fields.text('Cargo') },
    itemDate: dateOf(fields.text('Fecha de registro'), 'Fecha de registro'),
    namedEntities: { person_id: toNamedEntity(nombre, cedula) },
  };
}

function reportOf(card: Card): ReportLink | null {
  const fields = card.section('Reporte Registral', ['Fecha de emisión', 'Documento']);
  const link = fields?.link('Documento') ?? null;
  if (!fields || link === null) return null;
  return { link, itemDate: dateOf(fields.text('Fecha de emisión'), 'Fecha de emisión') };
}
