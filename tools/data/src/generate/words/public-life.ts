// Offices, procedures and headlines. Institutions are real, what they do here is invented.
export const INSTITUTIONS = [
  'Ministerio de Educación', 'Ministerio de Salud', 'Caja de Seguro Social', 'Ministerio de Obras Públicas',
  'Ministerio de Seguridad Pública', 'Ministerio de Economía y Finanzas', 'Municipio de Panamá', 'Municipio de Colón',
  'Autoridad de Aseo', 'Universidad de Panamá', 'Ministerio de Vivienda', 'Órgano Judicial',
] as const; // prettier-ignore

export const PUBLIC_POSTS = [
  'ASISTENTE ADMINISTRATIVO', 'EDUCADOR', 'ENFERMERA', 'SECRETARIA', 'CONDUCTOR', 'INSPECTOR', 'ANALISTA', 'INGENIERO CIVIL',
  'ABOGADO', 'CONTADOR', 'JEFE DE DEPARTAMENTO', 'DIRECTOR NACIONAL', 'OFICIAL DE SEGURIDAD', 'MEDICO GENERAL',
] as const; // prettier-ignore

export const BOARD_POSTS = [
  'PRESIDENTE',
  'SECRETARIO',
  'TESORERO',
  'DIRECTOR',
  'VOCAL',
  'SUBSCRIPTOR',
  'VICEPRESIDENTE',
] as const;

export const PROFESSIONS = [
  'CONTADOR PUBLICO AUTORIZADO', 'INGENIERO CIVIL', 'ARQUITECTO', 'MEDICO', 'ODONTOLOGO', 'ECONOMISTA', 'ENFERMERA', 'FARMACEUTICO',
] as const; // prettier-ignore

export const CASE_KINDS = [
  'PROCESO ORDINARIO', 'PROCESO EJECUTIVO', 'PROCESO SUMARIO', 'SECUESTRO', 'LABORAL', 'FAMILIA', 'ADMINISTRATIVO', 'CONCURSAL',
] as const; // prettier-ignore

export const PURCHASES = [
  'SUMINISTRO DE MEDICAMENTOS', 'REHABILITACION DE CAMINOS', 'COMPRA DE EQUIPO INFORMATICO', 'SERVICIO DE LIMPIEZA',
  'CONSTRUCCION DE AULAS', 'ALQUILER DE MAQUINARIA', 'SERVICIO DE VIGILANCIA', 'SUMINISTRO DE ALIMENTOS',
] as const; // prettier-ignore

export const TENDER_STATES = ['ADJUDICADO', 'DESIERTO', 'VIGENTE', 'CANCELADO', 'REFRENDADO'] as const;

export const FILINGS = [
  'PACTO SOCIAL', 'CAMBIO DE JUNTA DIRECTIVA', 'CAMBIO DE AGENTE RESIDENTE', 'AUMENTO DE CAPITAL', 'PODER GENERAL',
  'ACTA DE REUNION', 'DISOLUCION', 'REACTIVACION',
] as const; // prettier-ignore

export const SANCTION_KINDS = [
  'MULTA',
  'AMONESTACION',
  'INHABILITACION',
  'CIERRE TEMPORAL',
  'SUSPENSION DE LICENCIA',
] as const;

export const HEADLINES = [
  'inaugura nueva sede', 'anuncia plan de inversión', 'recibe reconocimiento del sector', 'amplía operaciones en provincia',
  'participa en licitación pública', 'presenta resultados del año', 'nombra nueva junta directiva',
] as const; // prettier-ignore

export const OFFENCES = [
  'ESTAFA',
  'ABUSO DE CONFIANZA',
  'HURTO',
  'FALSIFICACION DE DOCUMENTOS',
  'DAÑO A BIEN AJENO',
] as const;
