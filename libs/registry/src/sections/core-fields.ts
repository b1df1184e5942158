/** Base fields in `entity.core`, as the source writes them; null if the source has no value. */
export interface CoreFields {
  ficha: string | null;
  folio: string | null;
  tipo_organizacion: string | null;
  fecha_registro: string | null;
  capital: string | null;
  domicilio: string | null;
  status: string | null;
  vigencia: string | null;
}

/** Names of the fields of `CoreFields`, in wire order. */
export const CORE_FIELDS = [
  'ficha',
  'folio',
  'tipo_organizacion',
  'fecha_registro',
  'capital',
  'domicilio',
  'status',
  'vigencia',
] as const satisfies readonly (keyof CoreFields)[];
