// The wording of immigration cases, lower case included: that is how the source writes a state.
export const VISA_KINDS = [
  'TURISTA', 'RESIDENTE TEMPORAL', 'CORTA ESTANCIA', 'TRABAJADOR', 'ESTUDIANTE', 'INVERSIONISTA', 'PENSIONADO',
] as const; // prettier-ignore

export const IMPEDIMENT_KINDS = [
  'IMPEDIMENTO DE SALIDA', 'IMPEDIMENTO DE ENTRADA', 'ALERTA MIGRATORIA', 'PENSION ALIMENTICIA', 'MEDIDA CAUTELAR',
] as const; // prettier-ignore

export const OPEN_STATES = ['en trámite', 'en revisión'] as const;

export const CLOSED_STATES = ['resuelto', 'resuelto', 'archivado', 'rechazado'] as const;
