import { day } from '../calendar.js';
import { inventedCompany, inventedPerson } from '../identity.js';
import { entityOf } from '../subject.js';
import type { Subject } from '../subject.js';
import { OFFENCES } from '../words/public-life.js';

/** directores and accionistas of an Ecuadorian company; persons only by name, because Ecuador's catalog has none. */
export function ecuadorOwners(subject: Subject): void {
  const { draw } = subject;
  for (const cargo of ['GERENTE GENERAL', 'PRESIDENTE']) {
    const since = day(draw, 2010);
    subject.add(
      'directores',
      {
        nombre: inventedPerson(draw),
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
      ? entityOf(subject.world, subject.range.population, draw.int(0, subject.range.count - 1))
      : null;
    subject.add(
      'accionistas',
      {
        nombre: owner?.nombre ?? inventedPerson(draw),
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
export function ecuadorReports(subject: Subject): void {
  const { draw } = subject;
  for (let left = subject.some(0.03, 1, 3); left > 0; left--) {
    const reported = day(draw, 2016);
    subject.add(
      'denuncias',
      {
        numero: `0901${draw.int(10_000_000, 99_999_999)}`,
        delito: draw.pick(OFFENCES),
        fiscalia: 'FISCALIA DE MUESTRA',
        lugar: `${inventedCompany(draw)} Y CALLE NUEVA`,
        fecha: reported,
        estado: draw.pick(['INVESTIGACION PREVIA', 'ARCHIVADA']),
        rol: draw.pick(['DENUNCIANTE', 'SOSPECHOSO', 'VICTIMA']),
        source_updated_at: null,
      },
      reported,
    );
  }
  for (let left = subject.some(0.8, 1, 4); left > 0; left--) {
    const date = day(draw, 2018);
    subject.add(
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
