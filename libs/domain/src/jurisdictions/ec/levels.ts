import { decimal, integer, integerId, item, sid, sourceUpdatedAt, text } from '../../levels/fields.js';
import { list, organizationsOnly } from '../../levels/tag-spec.js';
import type { LevelSpec, TagSpec } from '../../levels/tag-spec.js';

/** A shareholder of an Ecuadorian company. Its fields are ours (ADR 0022). */
const Accionista = item('Accionista', {
  id: integerId(),
  sid: sid(),
  nombre: text('Name of the shareholder'),
  identificacion: text('Cédula, RUC or passport of the shareholder'),
  nacionalidad: text('Nationality'),
  tipo_inversion: text('Investment type: national or foreign'),
  capital: decimal('Capital held, in USD'),
  porcentaje: decimal('Share of the capital, in percent'),
  organization_id: integer('Identifier of the shareholder. Null if it is not a known organization'),
  source_updated_at: sourceUpdatedAt(),
});

/** A complaint before the public prosecutor. Its fields are ours (ADR 0022). */
const Denuncia = item('Denuncia', {
  id: integerId(),
  sid: sid(),
  numero: text('Number of the crime report (noticia del delito)'),
  delito: text('Alleged offense'),
  fiscalia: text("Prosecutor's office"),
  lugar: text('Place'),
  fecha: text('Date of the report'),
  estado: text('Status of the proceedings'),
  rol: text('Role of the organization: complainant, suspect or victim'),
  source_updated_at: sourceUpdatedAt(),
});

/** A report of the tax service about a taxpayer. Its fields are ours (ADR 0022). */
const SriReport = item('SriReport', {
  id: integerId(),
  sid: sid(),
  tipo: text('Report type, such as registration, income tax or debt'),
  periodo: text('Tax period'),
  detalle: text('Content of the report'),
  monto: decimal('Amount in USD'),
  estado: text('Status of the taxpayer or the obligation'),
  fecha: text('Date of the report'),
  source_updated_at: sourceUpdatedAt(),
});

/** The levels that only Ecuador has, each of one tag. */
export const LEVELS = {
  accionistas: { number: 34, description: 'Shareholders, with their shares' },
  denuncias: { number: 35, description: 'Complaints filed with the public prosecutor', needsPurpose: true },
  sri_reports: { number: 36, description: 'Reports of the tax authority' },
} as const satisfies Record<string, LevelSpec>;

export const TAGS = {
  accionistas: organizationsOnly(
    list('accionistas', Accionista, 'integer', {
      name: ['Shareholders', 'Accionistas'],
      keys: [['identificacion'], ['nombre']],
    }),
  ),
  denuncias: organizationsOnly(
    list('denuncias', Denuncia, 'integer', {
      name: ['Complaints', 'Denuncias'],
      keys: [['numero'], ['delito', 'fecha', 'rol']],
    }),
  ),
  sri_reports: organizationsOnly(
    list('sri_reports', SriReport, 'integer', {
      name: ['Tax authority reports', 'Reportes del SRI'],
      keys: [
        ['tipo', 'periodo'],
        ['tipo', 'fecha'],
      ],
    }),
  ),
} as const satisfies Record<string, TagSpec>;
