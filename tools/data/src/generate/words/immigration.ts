// The wording of immigration cases. States are in lower case, as in the source.
export const VISA_KINDS = [
  'TURISTA', 'RESIDENTE TEMPORAL', 'CORTA ESTANCIA', 'TRABAJADOR', 'ESTUDIANTE', 'INVERSIONISTA', 'PENSIONADO',
] as const; // prettier-ignore

export const IMPEDIMENT_KINDS = [
  'IMPEDIMENTO DE SALIDA', 'IMPEDIMENTO DE ENTRADA', 'ALERTA MIGRATORIA', 'PENSION ALIMENTICIA', 'MEDIDA CAUTELAR',
] as const; // prettier-ignore

export const OPEN_STATES = ['en trámite', 'en revisión'] as const;

export const CLOSED_STATES = ['resuelto', 'resuelto', 'archivado', 'rechazado'] as const;
