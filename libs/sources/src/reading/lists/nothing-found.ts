import { foldName } from '@entity-registry/domain';
import { shortText, walk } from '../html/html.js';
import type { Part } from '../html/html.js';

/** The things searched for: 'registros', 'folios'. Not the things of a server: pages, resources, connections. */
const PLURAL_NOUNS =
  'actos|avisos|casos|coincidencias|contribuyentes|datos|documentos|elementos|empleadores|entidades|expedientes|' +
  'fideicomisos|folios|funcionarios|gacetas|licencias|marcas|morosos|naves|oferentes|permisos|personas|profesionales|' +
  'proveedores|publicaciones|registros|resoluciones|resultados|sanciones|sociedades';
const SINGULAR_NOUNS =
  'coincidencia|contribuyente|dato|documento|elemento|expediente|folio|persona|registro|resultado|sociedad|empresa';

/**
 * The sites' own sentences, folded: `No se encontraron registros.`, `Sin resultados`, `No hay datos para mostrar`, `No existen
 * folios con ese nombre`.
 */
const SENTENCES = [
  `no (?:se (?:encontraron|encontro|han encontrado|ha encontrado|hallaron)|hay|existen|existe|tiene)` +
    `(?: (?:${PLURAL_NOUNS})| (?:ningun|ninguna) (?:${SINGULAR_NOUNS}))`,
  `(?:ningun|ninguna) (?:${SINGULAR_NOUNS})(?: encontrad[oa])?`,
  'no se encontraron|(?:la busqueda termino )?sin (?:resultados|registros|datos)|no existen',
  'no (?:results|records|data|matches)(?: (?:were )?found| available| to display)?',
]
  .map((sentence) => `(?:${sentence})`)
  .join('|');

/** Words that may follow: `para mostrar`, `con los criterios de búsqueda`. */
const TAIL =
  '(?: (?:para|que|con|en|de|del|a|por|segun|disponibles?|encontrad[oa]s?|asociad[oa]s?|registrad[oa]s?)\\b.*)?';

const NOTHING_FOUND = new RegExp(`^(?:lo sentimos )?(?:${SENTENCES})${TAIL}$`);

/** Words of a failing server; text with them is not a result. */
const SERVER_ERROR_WORDS =
  /\b(?:errores|error|fallo|falla|pagina|recurso|conexion|conexiones|servidor|servicio|sesion|mantenimiento|momento|intente)\b/;

/** Maximum characters of such a sentence. */
const LONGEST = 160;

/**
 * Whether a part states that nothing was found: one visible element says only that. Such a part is an empty result; without
 * it, missing rows are an error. Words about pages, connections or errors don't count: a site that can't find its own database
 * has not said that there are no results.
 */
export function statesNothingFound(part: Part): boolean {
  let found = false;
  walk(part.toArray(), (node) => {
    if ('attribs' in node) found = isNothing(shortText(node, { chars: LONGEST }));
    return found;
  });
  return found;
}

function isNothing(sentence: string | null): boolean {
  if (sentence === null) return false;
  const folded = foldName(sentence);
  return NOTHING_FOUND.test(folded) && !SERVER_ERROR_WORDS.test(folded);
}
