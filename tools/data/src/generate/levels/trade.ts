import { day } from '../calendar.js';
import type { GeneratedEntity } from '../subject.js';
import { COUNTRIES, PORTS } from '../words/places.js';
import { EXPORT_GOODS, GOODS } from '../words/goods.js';

type Good = readonly [heading: string, description: string];

// One company in sixteen imports and one in thirty-three exports; most declare a few times, a few declare thousands.
const IMPORTERS = 0.06;
const EXPORTERS = 0.03;
const TAIL = 1.1;
const MAX_DECLARATIONS = 15_000;
// More than a response lists.
const COMPLETE_DECLARATIONS = 250;

/** importaciones, exportaciones, and the part of the trade summaries that can't be computed from them. */
export function trade(entity: GeneratedEntity): void {
  const { draw } = entity;
  const company = entity.range.kind === 'Organization';
  const imports = declarations(entity, company ? IMPORTERS : IMPORTERS / 10);
  const exports = declarations(entity, company ? EXPORTERS : EXPORTERS / 10);
  const lines = [draw.pick(GOODS), draw.pick(GOODS), draw.pick(GOODS)];
  for (let left = imports; left > 0; left--) importOf(entity, draw.pickEarly(lines));
  const products = [draw.pick(EXPORT_GOODS), draw.pick(EXPORT_GOODS)];
  for (let left = exports; left > 0; left--) exportOf(entity, draw.pickEarly(products));
  if (company && imports + exports > 0) activityFit(entity, lines[0], imports > 0, products[0], exports > 0);
}

function declarations(entity: GeneratedEntity, p: number): number {
  const { draw } = entity;
  if (entity.complete) return COMPLETE_DECLARATIONS;
  return draw.chance(p) ? draw.heavy(2, TAIL, MAX_DECLARATIONS) : 0;
}

/** Panama's tariff fraction: heading, then eight more digits. */
function fraction(entity: GeneratedEntity, [heading]: Good): string {
  return `${heading}${String(entity.draw.int(0, 19) * 1000).padStart(8, '0')}`;
}

function importOf(entity: GeneratedEntity, good: Good): void {
  const { draw } = entity;
  const fecha = day(draw, 2015);
  entity.add(
    'importaciones',
    {
      descripcion: good[1],
      fraccion_arancelaria: fraction(entity, good),
      puerto_entrada: draw.pickEarly(PORTS),
      procedencia: draw.pickEarly(COUNTRIES),
      fecha,
      valor_cif: draw.amount(50, 400_000),
    },
    fecha,
  );
}

function exportOf(entity: GeneratedEntity, good: Good): void {
  const { draw } = entity;
  const fecha = day(draw, 2015);
  entity.add(
    'exportaciones',
    {
      descripcion: good[1],
      fraccion_arancelaria: fraction(entity, good),
      puerto_salida: draw.pickEarly(PORTS),
      destino: draw.pickEarly(COUNTRIES),
      fecha,
      valor_cif: draw.amount(50, 400_000),
    },
    fecha,
  );
}

function activityFit(
  entity: GeneratedEntity,
  bought: Good | undefined,
  imports: boolean,
  sold: Good | undefined,
  exports: boolean,
): void {
  const { draw } = entity;
  const fit = (good: Good | undefined) => ({
    actividad: `VENTA AL POR MAYOR DE ${good?.[1] ?? ''}`,
    fraccion_arancelaria: good?.[0] ?? null,
    score: Math.round(draw.next() * 100) / 100,
  });
  entity.add(
    'customs_summary',
    {
      imports: null,
      exports: null,
      recent_exports_summary: null,
      recent_imports_summary: null,
      export_tariff_activity_similarity: exports ? fit(sold) : null,
      import_tariff_activity_similarity: imports ? fit(bought) : null,
    },
    day(draw, 2024),
  );
}
