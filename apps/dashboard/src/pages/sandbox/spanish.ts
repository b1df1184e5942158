import { lookup } from '../../lookup.js';

/** The search surfaces, named as in their calls. */
const SURFACES: Readonly<Record<string, string>> = {
  Entities: 'empresas y personas',
  Importaciones: 'importaciones',
  Exportaciones: 'exportaciones',
  Marcas: 'marcas',
  Naves: 'naves',
  RealEstate: 'inmuebles',
  RealEstateDeeds: 'actos registrales de inmuebles',
  Immigration: 'migración',
  Licitaciones: 'licitaciones',
  Avisos: 'avisos de operación',
  Contraloria: 'documentos en la Contraloría',
  Expedientes: 'expedientes judiciales',
  Sanctions: 'sanciones',
  Noticias: 'noticias',
  Planillas: 'planillas públicas',
};

const OPERATIONS: Readonly<Record<string, string>> = {
  'v4.searchPanamaEntities': 'Buscar entidades de Panamá',
  'v4.getPanamaEntity': 'Una entidad de Panamá en detalle',
  'v4.searchEcuadorEntities': 'Buscar entidades de Ecuador',
  'v4.getEcuadorEntity': 'Una entidad de Ecuador en detalle',
  'v4.searchColombiaEntities': 'Buscar entidades de Colombia',
  'v4.getColombiaEntity': 'Una entidad de Colombia en detalle',
  'v4.requestPanamaUpdate': 'Actualizar una entidad desde sus fuentes',
  'v4.getUpdateRequest': 'Estado de una actualización',
  'v4.getHealth': 'Comprobar que el proceso funciona',
  'v4.getReadiness': 'Comprobar que el servicio puede responder',
  'v4.getOpenApiDocument': 'El documento OpenAPI de v4',
  'v5.getCatalog': 'Códigos, precios, niveles y fuentes',
  'v5.resolve': 'A quién se refiere un nombre, un RUC o una cédula',
  'v5.resolveBatch': 'A quién se refiere cada una de hasta 100 filas',
  'v5.getEntity': 'Una entidad o un bien por su identificador',
  'v5.getEntities': 'Muchas entidades y bienes a la vez',
  'v5.getSection': 'Una sección de una entidad, página por página',
  'v5.getDocumentText': 'El texto de un documento, página por página',
  'v5.requestUpdate': 'Actualizar una entidad desde sus fuentes',
  'v5.getUpdateRequest': 'Estado de una actualización',
  'v5.getNetwork': 'Quién está vinculado a una entidad',
  'v5.getUsage': 'Qué llamó la cuenta y cuánto costó',
  'v5.getImmigration': 'Qué dicen las fuentes migratorias de una entidad',
  'v5.getProponenteDossier': 'Una entidad como proponente del Estado',
  'v5.getCoverage': 'Qué hay registrado de cada fuente',
  'v5.getSigningKeys': 'Claves con las que se firman las búsquedas en listas',
  'v5.getLists': 'Qué listas de sanciones, PEP e inhabilitados hay, y de qué versión',
  'v5.listChanges': 'Qué cambió en los registros de una entidad',
  'v5.getReconciliation': 'El manifiesto del servicio, o resultados de consultas',
  'v5.reconcile': 'Conciliar un lote de consultas',
  'v5.suggest': 'Nombres que comienzan con un prefijo',
  'v5.proposeProperties': 'Propiedades que se pueden leer de entidades',
  'v5.getOpenApiDocument': 'El documento OpenAPI de v5',
};

/** A call's title in Spanish; the documents have it in English. Undefined: not translated yet. */
export function spanishTitle(id: string): string | undefined {
  const [, what, surface = ''] = /^v5\.(search|describe)(\w+)$/.exec(id) ?? [];
  const named = lookup(SURFACES, surface);
  if (named === undefined) return lookup(OPERATIONS, id);
  return what === 'search' ? `Buscar ${named}` : `Campos para buscar ${named}`;
}

const FIELDS: Readonly<Record<string, string>> = {
  'query.nombre': 'Nombre o su comienzo, palabras en cualquier orden.',
  'query.ruc': 'RUC, cédula o NIT, con o sin dígito verificador, guiones, espacios o ceros a la izquierda.',
  'header.Idempotency-Key':
    'Da nombre a esta llamada para que se cobre una sola vez: repetida en 24 horas, no cuesta nada.',
  'header.X-Max-Charge':
    'Lo máximo que puede costar la llamada, en USD; si el precio es mayor, se rechaza con 402 y no se cobra nada. Tómelo de `price` de una prueba con `dry_run`.',
  'header.X-Request-Deadline':
    'Cuánto esperará la respuesta, en milisegundos enteros; lo que no se pueda responder a tiempo se rechaza sin cobro.',
  'header.X-Client-Reference': 'Su propia referencia; se guarda con la llamada y vuelve en el reporte de uso.',
  'header.If-None-Match': 'ETag que ya tiene: si la respuesta es la misma, es 304 y no se cobra.',
  'path.id': 'Identificador de la entidad, del bien o del documento.',
  'path.update_request_id': 'Identificador de la solicitud de actualización.',
  'path.level': 'Una sección como la nombra la ficha, o un nivel que contiene varias.',
  'path.kind': 'Qué se sugiere.',
  'query.include': 'Códigos de producto, separados por comas.',
  'query.inline_limit': 'Máximo de elementos de cada lista.',
  'query.cursor': 'Dónde continuar, según la página anterior.',
  'query.limit': 'Máximo de elementos.',
  'query.page': 'La página.',
  'query.depth': 'Pasos desde la entidad.',
  'query.from': 'Primer día UTC.',
  'query.to': 'Último día UTC, incluido.',
  'query.format': 'En el entorno de pruebas, solo json.',
  'query.since': 'Cambios desde este día UTC o instante.',
  'query.queries': 'Las consultas, como texto JSON.',
  'query.extend': 'Qué leer de entidades encontradas, como texto JSON.',
  'query.prefix': 'Cómo comienza el nombre, o un número de identificación.',
  'query.type': 'Tipo de las entidades.',
  'body.name': 'Nombre, en cualquier grafía y orden.',
  'body.ruc': 'RUC, escrito de cualquier forma.',
  'body.cedula': 'Cédula de una persona, escrita de cualquier forma.',
  'body.jurisdiction': '`ec` y `co` están reservadas y se rechazan.',
  'body.mode': '`identify`: la entidad correcta. `screen`: todas las que podrían ser.',
  'body.type': 'Muestra solo entidades de este tipo.',
  'body.limit': 'Máximo de resultados.',
  'body.min_confidence': 'Confianza mínima de un candidato.',
  'body.exclude_ids': 'Identificadores de entidades que se descartan.',
  'body.explain': 'Si los candidatos incluyen los rasgos que se compararon.',
  'body.rows': 'Las filas, hasta 100.',
  'body.subjects': 'A quién se busca en las listas.',
  'body.lists': 'Tipos de listas en las que se busca. Si se omite, en todas.',
  'body.min_score': 'Puntuación mínima de una coincidencia. Siempre se muestra la que tiene el mismo número.',
  'body.with_presence': 'Solo totales: sin identificadores ni candidatos.',
  'body.ids': 'Las entidades y los bienes, cada uno una vez.',
  'body.include': 'Códigos de producto para cada entidad.',
  'body.inline_limit': 'Máximo de elementos de cada lista.',
  'body.queries': 'A quién buscar.',
  'body.extend': 'Qué leer de entidades encontradas.',
  'body.filters': 'Lo que debe cumplir un registro.',
  'body.q': 'Palabras que deben aparecer en los textos de un registro.',
  'body.sort': 'Orden de los resultados.',
  'body.facets': 'Campos cuyos valores se cuentan.',
  'body.cursor': 'El `next_cursor` de la página anterior.',
};

/** A field's description in Spanish, by its key. */
export const spanishField = (key: string): string | undefined => lookup(FIELDS, key);
