import { day } from '../calendar.js';
import { syntheticCompanyName, syntheticPersonName } from '../identity.js';
import { entityOf } from '../subject.js';
import type { GeneratedEntity } from '../subject.js';
import { OFFENSES } from '../words/public-life.js';

/** directores and accionistas of an Ecuadorian company; persons only by name, because Ecuador's catalog has none. */
export function ecuadorOwners(entity: GeneratedEntity): void {
  const { draw } = entity;
  for (const cargo of ['GERENTE GENERAL', 'PRESIDENTE']) {
    const since = day(draw, 2010);
    entity.add(
      'directores',
      {
        nombre: syntheticPersonName(draw),
        cargo,
        cedula: null,
        person_id: null,
        activo: true,
        desde: since,
        hasta: null,
        link: null,
      },
      since,
    );
  }
  const shareholders = 1 + draw.heavy(1, 1.5, 60);
  for (let left = shareholders; left > 0; left--) {
    const since = day(draw, 2010);
    const owner = draw.chance(0.05)
      ? entityOf(entity.world, entity.range.population, draw.int(0, entity.range.count - 1))
      : null;
    entity.add(
      'accionistas',
      {
        nombre: owner?.nombre ?? syntheticPersonName(draw),
        identificacion: owner?.ruc ?? null,
        nacionalidad: 'ECUATORIANA',
        tipo_inversion: draw.chance(0.9) ? 'NACIONAL' : 'EXTRANJERA',
        capital: draw.amount(100, 200_000),
        porcentaje: Math.round(10_000 / shareholders) / 100,
        organization_id: owner?.pk ?? null,
        source_updated_at: null,
      },
      since,
    );
  }
}

/** denuncias and sri_reports. */
export function ecuadorReports(entity: GeneratedEntity): void {
  const { draw } = entity;
  for (let left = entity.some(0.03, 1, 3); left > 0; left--) {
    const reported = day(draw, 2016);
    entity.add(
      'denuncias',
      {
        numero: `0901${draw.int(10_000_000, 99_999_999)}`,
        delito: draw.pick(OFFENSES),
        fiscalia: 'FISCALIA DE MUESTRA',
        lugar: `${syntheticCompanyName(draw)} Y CALLE NUEVA`,
        fecha: reported,
        estado: draw.pick(['INVESTIGACION PREVIA', 'ARCHIVADA']),
        rol: draw.pick(['DENUNCIANTE', 'SOSPECHOSO', 'VICTIMA']),
        source_updated_at: null,
      },
      reported,
    );
  }
  for (let left = entity.some(0.8, 1, 4); left > 0; left--) {
    const date = day(draw, 2018);
    entity.add(
      'sri_reports',
      {
        tipo: draw.pick(['IMPUESTO A LA RENTA', 'DEUDA FIRME', 'INSCRIPCION']),
        periodo: date.slice(0, 4),
        detalle: 'Reporte de muestra',
        monto: draw.amount(10, 90_000),
        estado: draw.pick(['ACTIVO', 'PASIVO', 'SUSPENDIDO']),
        fecha: date,
        source_updated_at: null,
      },
      date,
    );
  }
}
