import { OBJECT_SCHEME } from '@entity-registry/registry';
import { day, dayAfter } from '../calendar.js';
import { SAMPLE_REPORT } from '../subject.js';
import type { Subject } from '../subject.js';
import { SCAN_OPENINGS, SCAN_SENTENCES } from '../words/scans.js';
import { FILINGS, HEADLINES, INSTITUTIONS, PURCHASES, TENDER_STATES } from '../words/public-life.js';

const AWARDED: readonly string[] = ['ADJUDICADO', 'REFRENDADO'];

// Most filings of a register were never read by machine.
const UNREAD = 0.8;

/** documentos_escaneados, documentos_digitales and the registry report. */
export function registryDocuments(subject: Subject): void {
  const { draw } = subject;
  const company = subject.range.kind === 'Organization';
  for (let left = subject.some(company ? 0.35 : 0.03, 1, 6); left > 0; left--) {
    const nombre = `${draw.pick(FILINGS)} ${draw.int(1, 99)}`;
    const payload = { nombre, pdf_url: subject.documentReference() };
    const id = subject.add('documentos_escaneados', payload, day(draw, 1995));
    scan(subject, 'documentos_escaneados', id, nombre);
  }
  digitalDocuments(subject, company ? 0.4 : 0.05);
  if (company && (subject.complete || draw.chance(0.02))) {
    subject.addScalar('rp_report_url', OBJECT_SCHEME + SAMPLE_REPORT, day(draw, 2024));
  }
}

/** documentos_digitales of a registry. */
export function digitalDocuments(subject: Subject, p: number): void {
  const { draw } = subject;
  for (let left = subject.some(p, 1, 8); left > 0; left--) {
    const filed = day(draw, 2012);
    const entrada = `${draw.int(1, 499_999)}/${filed.slice(0, 4)} (0)`;
    const detalle = draw.pick(FILINGS);
    const payload = { entrada, detalle, fecha_ingreso: dayAfter(filed, 4), fecha_escritura: filed };
    const id = subject.add('documentos_digitales', payload, filed);
    if (subject.range.jurisdiction === 'pa') scan(subject, 'registry_documents', id, detalle);
  }
}

/** The text of a filing, one to four pages of it, for those that were scanned. */
function scan(
  subject: Subject,
  level: 'documentos_escaneados' | 'registry_documents',
  id: number,
  title: string,
): void {
  const { draw } = subject;
  if (!subject.complete && draw.chance(UNREAD)) return;
  const pages = Array.from({ length: draw.int(1, 4) }, (_, page) =>
    [
      page === 0 ? `${title}\n${draw.pick(SCAN_OPENINGS)}` : `Página ${page + 1}`,
      `Interviene: ${subject.identity.nombre}.`,
      ...Array.from({ length: draw.int(3, 6) }, () => draw.pick(SCAN_SENTENCES)),
    ].join('\n'),
  );
  subject.addText(level, id, pages);
}

/** licitaciones: tenders the subject took part in. */
export function tenders(subject: Subject, p: number): void {
  const { draw } = subject;
  for (let left = subject.some(p, 1, 20); left > 0; left--) {
    const published = day(draw, 2012);
    const acto = `${published.slice(0, 4)}-0-12-${draw.int(10, 99)}-99-LP-${draw.int(100_000, 999_999)}`;
    const estado = draw.pick(TENDER_STATES);
    // Awarded to the subject, or to another bidder.
    const adjudicado = AWARDED.includes(estado) && draw.chance(0.5);
    const bid = { monto: draw.amount(1_000, 2_500_000), adjudicado, proponente: subject.identity.nombre };
    subject.add(
      'licitaciones',
      {
        acto,
        descripcion: draw.pick(PURCHASES),
        entidad: draw.pickEarly(INSTITUTIONS),
        estado,
        fecha_publicacion: published,
        licitacion_url: `https://licitaciones.example/acto/${acto}`,
        documentos: draw.chance(0.3) ? [{ nombre: 'PLIEGO DE CARGOS', pdf_url: subject.documentReference() }] : [],
        ...bid,
      },
      published,
    );
  }
}

/** noticias, and for Panama noticias_globales. */
export function news(subject: Subject, p: number, tags: readonly ('noticias' | 'noticias_globales')[]): void {
  const { draw } = subject;
  for (const tag of tags) {
    for (let left = subject.some(p, 1, 8); left > 0; left--) {
      const date = day(draw, 2015);
      subject.add(
        tag,
        {
          titulo: `${subject.identity.nombre} ${draw.pick(HEADLINES)}`,
          fuente: draw.pick(['Diario del Istmo', 'La Gaceta del Golfo', 'Agencia Interoceánica']),
          url: `https://noticias.example/${date}/${draw.int(1, 99_999)}`,
          fecha: date,
          resumen: 'Nota de muestra, generada para pruebas.',
          source_updated_at: null,
        },
        date,
      );
    }
  }
}
