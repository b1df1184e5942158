import { parseIdentifier } from '@entity-registry/domain';
import type { EntityInput } from '@entity-registry/registry';
import { RowRejectedError } from '../definition.js';
import type { ImporterDefinition, SourceRow } from '../definition.js';
import { excerpt, requiredText } from '../fields.js';

/** Public works contracts of Colombia: their suppliers and buyers, by NIT. Contracts are outside Colombia's catalog. */
export const coSecop: ImporterDefinition = {
  dataset: 'co_secop',
  version: 2,
  title: 'Suppliers and buyers of public works in Colombia (SECOP)',
  source: 'secop',
  feeds: 'core_registro of organizations in Colombia (suppliers and buyers)',
  format: 'csv',
  columns: ['nombre_entidad', 'nit_entidad', 'id_contrato', 'documento_proveedor', 'proveedor'],
  location: { folder: 'co_secop', file: /^secop_.*\.csv(\.gz)?$/ },
  firstMentionCounts: true,
  map: (row) => ({
    entities: [party(row, 'documento_proveedor', 'proveedor'), party(row, 'nit_entidad', 'nombre_entidad')],
  }),
};

function party(row: SourceRow, nitColumn: string, nameColumn: string): EntityInput {
  const written = requiredText(row, nitColumn);
  const [reading] = parseIdentifier('co', written);
  if (reading === undefined) throw new RowRejectedError(`${nitColumn} is not a NIT: ${excerpt(written)}`);
  return {
    jurisdiction: 'co',
    sid: `nit:${reading.key}`,
    kind: 'Organization',
    nombre: requiredText(row, nameColumn),
    // Ten digits include the check digit. Storing it separately avoids guessing later.
    ruc: reading.dv === null ? reading.key : `${reading.key}-${reading.dv}`,
  };
}
