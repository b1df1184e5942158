// Articles of invented newspapers about invented companies and persons.
export const PANAMA_PAPERS = [
  'Diario del Istmo',
  'La Gaceta del Golfo',
  'Agencia Interoceánica',
  'El Faro de Balboa',
] as const;
export const ECUADOR_PAPERS = ['Diario del Guayas', 'La Voz de la Sierra', 'Agencia Ecuatorial'] as const;

/** Headlines after the name of the subject, each with the article's text. */
export const ARTICLES: readonly (readonly [headline: string, summary: string])[] = [
  [
    'inaugura nueva sede',
    'Las oficinas de {lugar} reciben desde esta semana a clientes y proveedores; el traslado tomó {numero} días.',
  ],
  [
    'inaugura nueva sede',
    '{nombre} deja su antiguo local y se instala en {lugar}, donde planea atender a {numero} personas por día.',
  ],
  [
    'anuncia plan de inversión',
    'El plan prevé {numero} puestos de trabajo en {lugar} y se ejecutará en dos etapas a partir de {año}.',
  ],
  [
    'anuncia plan de inversión',
    'La inversión se destinará a equipos y a la ampliación de bodegas, según un comunicado difundido en {lugar}.',
  ],
  [
    'recibe reconocimiento del sector',
    'El gremio entregó la distinción en un acto celebrado en {lugar} ante {numero} invitados.',
  ],
  [
    'recibe reconocimiento del sector',
    'El jurado destacó la trayectoria de {nombre} y su trabajo con proveedores locales durante {año}.',
  ],
  ['amplía operaciones en provincia', 'Con la apertura en {lugar} suman {numero} los empleados fuera de la capital.'],
  [
    'amplía operaciones en provincia',
    'La nueva sucursal de {lugar} abrirá antes de que termine {año}, dijeron voceros.',
  ],
  ['participa en licitación pública', 'El acto recibió {numero} propuestas; la apertura de sobres se hizo en {lugar}.'],
  [
    'participa en licitación pública',
    'La entidad contratante evaluará las ofertas en las próximas semanas; {nombre} presentó la suya en {lugar}.',
  ],
  [
    'presenta resultados del año',
    'Las ventas de {año} crecieron a pesar del alza de los fletes, según el informe presentado en {lugar}.',
  ],
  [
    'presenta resultados del año',
    'El informe de {año} detalla la apertura de {numero} cuentas nuevas y una reducción de los gastos.',
  ],
  [
    'nombra nueva junta directiva',
    'La asamblea, reunida en {lugar}, eligió a los dignatarios para el período que comienza en {año}.',
  ],
  [
    'nombra nueva junta directiva',
    'El cambio se inscribió en el registro; los nuevos directores asumen tras una votación de {numero} acciones a favor.',
  ],
];
