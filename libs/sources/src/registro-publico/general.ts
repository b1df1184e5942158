import { foldName } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import { dateOf } from '../reading/dates.js';
import { missing } from '../reading/fields.js';
import type { Fields } from '../reading/fields.js';
import { readDefinitions, readSections } from '../reading/html-tabs.js';
import type { Html, Part } from '../reading/html.js';
import { saysNothingFound } from '../reading/nothing-found.js';
import { flagOf } from '../reading/numbers.js';
import { SourceFault } from '../source.js';
import type { FoundCore, FoundItem, SourceSession, Subject } from '../source.js';
import { openTab } from './window.js';
import type { FolioWindow } from './window.js';
import { namedAs } from './named.js';

/** Tags that the first tab of a folio's window holds. */
export const GENERAL_TAGS: readonly Tag[] = [
  'core_registro',
  'suspension',
  'representante_legal_identificado',
  'rp_report_url',
];

const COMPANY_TAB = 'Datos de la Persona Jurídica';
const PERSON_TAB = 'Datos de la Persona Natural';

/** Base fields by the label under which a company's folio has them. */
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

/** The first tab of a window: base fields, suspension, legal representative and report, those that are wanted. */
export async function readGeneral(
  subject: Subject,
  session: SourceSession,
  window: FolioWindow,
  tags: readonly Tag[],
): Promise<{ core?: FoundCore; items: FoundItem[] }> {
  const company = subject.kind === 'Organization';
  const { html, body } = await openTab(session, window, company ? COMPANY_TAB : PERSON_TAB);
  const card = new Card(html, body, window.title);
  const core = coreOf(card, company ? COMPANY_LABELS : PERSON_LABELS);
  const items: FoundItem[] = [];
  const add = (item: FoundItem | null): void => {
    if (item) items.push(item);
  };
  if (tags.includes('suspension')) add(suspensionOf(card));
  if (tags.includes('representante_legal_identificado')) add(representativeOf(card));
  if (tags.includes('rp_report_url')) add(await reportOf(card, session));
  return { ...(tags.includes('core_registro') && { core }), items };
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

  /** The labels of a section; null when it says that it has nothing. */
  section(name: string, required: readonly string[]): Fields | null {
    const part = this.sections.get(foldName(name));
    if (!part) throw missing(this.title, [name]);
    // A section that has values may say "no existen" in one of them.
    if (part.filter('dl').length === 0 && saysNothingFound(part)) return null;
    return readDefinitions(this.html, part, `${this.title}, ${name}`, required);
  }
}

function coreOf(card: Card, labels: Readonly<Partial<Record<keyof FoundCore, string>>>): FoundCore {
  const names = Object.keys(labels) as (keyof FoundCore)[];
  const fields = card.section('Generales', Object.values(labels));
  if (!fields) throw new SourceFault('Generales: the folio has no data', false);
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
    ties: { person_id: namedAs(nombre, cedula) },
  };
}

async function reportOf(card: Card, session: SourceSession): Promise<FoundItem | null> {
  const fields = card.section('Reporte Registral', ['Fecha de emisión', 'Documento']);
  const href = fields?.link('Documento') ?? null;
  const report = href === null ? null : await session.keepDocument(href);
  // The report is all there is to say: without it there is no row.
  if (!fields || report === null) return null;
  return {
    tag: 'rp_report_url',
    payload: { rp_report_url: report },
    itemDate: dateOf(fields.text('Fecha de emisión'), 'Fecha de emisión'),
  };
}
