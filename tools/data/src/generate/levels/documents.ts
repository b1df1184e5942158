import { OBJECT_SCHEME } from '@entity-registry/registry';
import { day, dayAfter } from '../calendar.js';
import { SAMPLE_REPORT } from '../subject.js';
import type { GeneratedEntity } from '../subject.js';
import type { Draw } from '../random.js';
import { ARTICLES } from '../words/news.js';
import type { Place } from '../words/places.js';
import { FILINGS, PURCHASES } from '../words/public-life.js';

const AWARDED: readonly string[] = ['ADJUDICADO', 'REFRENDADO', 'ADJUDICADA', 'EJECUCIÓN DE CONTRATO'];

/** documentos_escaneados, documentos_digitales and the registry report. */
export function registryDocuments(entity: GeneratedEntity): void {
  const { draw } = entity;
  const company = entity.range.kind === 'Organization';
  for (let left = entity.some(company ? 0.35 : 0.03, 1, 6); left > 0; left--) {
    const nombre = `${draw.pick(FILINGS)} ${draw.int(1, 99)}`;
    const payload = { nombre, pdf_url: entity.documentReference() };
    entity.add('documentos_escaneados', payload, day(draw, 1995));
  }
  digitalDocuments(entity, company ? 0.4 : 0.05);
  if (company && (entity.complete || draw.chance(0.02))) {
    entity.addScalar('rp_report_url', OBJECT_SCHEME + SAMPLE_REPORT, day(draw, 2024));
  }
}

/** documentos_digitales of a registry. */
export function digitalDocuments(entity: GeneratedEntity, p: number): void {
  const { draw } = entity;
  for (let left = entity.some(p, 1, 8); left > 0; left--) {
    const filed = day(draw, 2012);
    const entrada = `${draw.int(1, 499_999)}/${filed.slice(0, 4)} (0)`;
    const detalle = draw.pick(FILINGS);
    const payload = { entrada, detalle, fecha_ingreso: dayAfter(filed, 4) ?? filed, fecha_escritura: filed };
    entity.add('documentos_digitales', payload, filed);
  }
}

/** Public procurement of a country. */
export interface Tenders {
  readonly buyers: readonly (readonly [entidad: string, initials: string])[];
  readonly states: readonly string[];
  readonly number: (draw: Draw, initials: string, year: string) => string;
}

/** licitaciones: tenders the subject took part in. */
export function tenders(entity: GeneratedEntity, p: number, { buyers, states, number }: Tenders): void {
  const { draw } = entity;
  for (let left = entity.some(p, 1, 20); left > 0; left--) {
    const published = day(draw, 2012);
    const year = published.slice(0, 4);
    const [entidad, initials] = draw.pickEarly(buyers);
    const acto = number(draw, initials, year);
    const estado = draw.pick(states);
    // Awarded to the subject, or to another bidder.
    const adjudicado = AWARDED.includes(estado) && draw.chance(0.5);
    const bid = { monto: draw.amount(1_000, 2_500_000), adjudicado, proponente: entity.identity.nombre };
    entity.add(
      'licitaciones',
      {
        acto,
        descripcion: draw.pick(PURCHASES),
        entidad,
        estado,
        fecha_publicacion: published,
        licitacion_url: `https://licitaciones.example/acto/${acto}`,
        documentos: draw.chance(0.3) ? [{ nombre: 'PLIEGO DE CARGOS', pdf_url: entity.documentReference() }] : [],
        ...bid,
      },
      published,
    );
  }
}

/** noticias and noticias_globales. */
export function news(
  entity: GeneratedEntity,
  p: number,
  tags: readonly ('noticias' | 'noticias_globales')[],
  { papers, places }: { readonly papers: readonly string[]; readonly places: readonly Place[] },
): void {
  const { draw } = entity;
  for (const tag of tags) {
    for (let left = entity.some(p, 1, 8); left > 0; left--) {
      const date = day(draw, 2015);
      const [headline, summary] = draw.pick(ARTICLES);
      const { district } = draw.pickEarly(places);
      entity.add(
        tag,
        {
          titulo: `${entity.identity.nombre} ${headline}`,
          fuente: draw.pick(papers),
          url: `https://noticias.example/${date}/${draw.int(1, 99_999)}`,
          fecha: date,
          resumen: summary
            .replace('{nombre}', entity.identity.nombre)
            .replace('{lugar}', district)
            .replace('{numero}', String(draw.int(12, 480)))
            .replace('{año}', date.slice(0, 4)),
          source_updated_at: null,
        },
        date,
      );
    }
  }
}
