// Offices and procedures. Institutions are real, their actions here are invented.
export const INSTITUTIONS = [
  'Ministerio de Educación', 'Ministerio de Salud', 'Caja de Seguro Social', 'Ministerio de Obras Públicas',
  'Ministerio de Seguridad Pública', 'Ministerio de Economía y Finanzas', 'Municipio de Panamá', 'Municipio de Colón',
  'Autoridad de Aseo', 'Universidad de Panamá', 'Ministerio de Vivienda', 'Órgano Judicial',
] as const; // prettier-ignore

const SCHOOLS = ['Ministerio de Educación', 'Universidad de Panamá'] as const;
const HOSPITALS = ['Ministerio de Salud', 'Caja de Seguro Social'] as const;
const WORKS = ['Ministerio de Obras Públicas', 'Municipio de Panamá', 'Ministerio de Vivienda'] as const;

/** Posts of the state payroll with the institutions that have them, the most common first. */
export const PUBLIC_POSTS: readonly (readonly [cargo: string, institutions: readonly string[]])[] = [
  ['ASISTENTE ADMINISTRATIVO', INSTITUTIONS],
  ['EDUCADOR', SCHOOLS],
  ['ENFERMERA', HOSPITALS],
  ['SECRETARIA', INSTITUTIONS],
  ['CONDUCTOR', INSTITUTIONS],
  ['INSPECTOR', WORKS],
  ['ANALISTA', INSTITUTIONS],
  ['INGENIERO CIVIL', WORKS],
  ['ABOGADO', INSTITUTIONS],
  ['CONTADOR', INSTITUTIONS],
  ['JEFE DE DEPARTAMENTO', INSTITUTIONS],
  ['DIRECTOR NACIONAL', ['Ministerio de Educación', 'Ministerio de Salud', 'Ministerio de Economía y Finanzas']],
  ['OFICIAL DE SEGURIDAD', ['Ministerio de Seguridad Pública']],
  ['MEDICO GENERAL', HOSPITALS],
];

/** Posts that expose their holders, with the institutions that have them. */
export const EXPOSED_POSTS: readonly (readonly [cargo: string, institutions: readonly string[]])[] = [
  ['DIRECTOR GENERAL', ['Caja de Seguro Social', 'Autoridad de Aseo']],
  ['VICEMINISTRO', ['Ministerio de Salud', 'Ministerio de Obras Públicas', 'Ministerio de Vivienda']],
  ['ALCALDE', ['Municipio de Panamá', 'Municipio de Colón', 'Municipio de David', 'Municipio de Chitré']],
  [
    'REPRESENTANTE DE CORREGIMIENTO',
    ['Junta Comunal de Betania', 'Junta Comunal de Juan Díaz', 'Junta Comunal de Tocumen'],
  ],
];

/** Public buyers, with the initials in their tender numbers. */
export const PANAMA_BUYERS: readonly (readonly [entidad: string, initials: string])[] = INSTITUTIONS.map((name) => [
  name,
  '',
]);
export const ECUADOR_BUYERS: readonly (readonly [entidad: string, initials: string])[] = [
  ['Ministerio de Salud Pública', 'MSP'],
  ['Instituto Ecuatoriano de Seguridad Social', 'IESS'],
  ['Ministerio de Educación', 'MINEDUC'],
  ['Empresa Eléctrica Quito', 'EEQ'],
  ['GAD Municipal de Guayaquil', 'GADMG'],
  ['GAD Municipal de Cuenca', 'GADMC'],
  ['Ministerio de Transporte y Obras Públicas', 'MTOP'],
  ['Universidad Central del Ecuador', 'UCE'],
];
export const ECUADOR_TENDER_STATES = [
  'ADJUDICADA',
  'DESIERTA',
  'EJECUCIÓN DE CONTRATO',
  'CANCELADA',
  'FINALIZADA',
] as const;

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

export const OFFENSES = [
  'ESTAFA',
  'ABUSO DE CONFIANZA',
  'HURTO',
  'FALSIFICACION DE DOCUMENTOS',
  'DAÑO A BIEN AJENO',
] as const;
