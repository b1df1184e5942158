import { pepScore } from '@entity-registry/domain';
import { RowRejectedError } from '../definition.js';
import type { ImporterDefinition } from '../definition.js';
import { decimal, excerpt, isoDate, requiredText, text } from '../fields.js';
import { personIdentity } from '../identity.js';

/** Panama's central-government payroll: one row per post; cédulas come zero-padded (`8-1024-002191`). */
export const paPlanilla: ImporterDefinition = {
  dataset: 'pa_planilla',
  version: 1,
  title: 'Panama central-government payroll (Contraloría General)',
  source: 'contraloria_planilla',
  feeds: 'natural persons in Panama; funcionario (and the planillas surface)',
  format: 'csv',
  columns: [
    'nombre',
    'apellido',
    'cedula',
    'cargo',
    'salario',
    'gasto',
    'estado',
    'fecha_de_inicio',
    'fecha_actualizacion',
    'institucion',
  ],
  location: { folder: 'pa_planilla_contraloria', file: /^planilla_.*\.csv(\.gz)?$/ },
  map(row) {
    const written = requiredText(row, 'cedula');
    const identity = personIdentity(written);
    if (identity === null) throw new RowRejectedError(`cedula is not in a recognized format: ${excerpt(written)}`);
    const nombre = `${requiredText(row, 'nombre')} ${requiredText(row, 'apellido')}`;
    const cargo = requiredText(row, 'cargo');
    const institucion = requiredText(row, 'institucion');
    const salario = decimal(row, 'salario') ?? 0;
    const total = Math.round((salario + (decimal(row, 'gasto') ?? 0)) * 100) / 100;
    const since = isoDate(row, 'fecha_de_inicio');
    const updated = isoDate(row, 'fecha_actualizacion');
    const sourceUpdatedAt = updated === null ? null : `${updated}T00:00:00Z`;
    const sourceKey = [identity.cedula, institucion, cargo, since ?? ''].join('/');
    return {
      entities: [
        {
          jurisdiction: 'pa',
          sid: identity.sid,
          kind: 'NaturalPerson',
          nombre,
          cedula: identity.cedula,
          sourceUpdatedAt,
        },
      ],
      records: [
        {
          jurisdiction: 'pa',
          tag: 'funcionario',
          sourceKey,
          entitySid: identity.sid,
          payload: {
            sid: `planilla:${sourceKey}`,
            nombre,
            cedula: identity.cedula,
            institucion,
            cargo,
            fecha_inicio: since,
            estado: text(row, 'estado'),
            total,
            pep_score: pepScore(cargo),
            source_updated_at: sourceUpdatedAt,
          },
          itemDate: since,
          sourceUpdatedAt,
        },
      ],
    };
  },
};
