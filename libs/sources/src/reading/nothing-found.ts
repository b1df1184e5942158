import { foldName } from '@entity-registry/domain';
import { oneLine } from './fields.js';
import { isText, walk } from './html.js';
import type { Node, Part } from './html.js';

/** What is looked for: 'registros', 'folios'. Not what a server has: pages, resources, connections. */
const THINGS =
  'actos|avisos|casos|coincidencias|contribuyentes|datos|documentos|elementos|empleadores|entidades|expedientes|' +
  'fideicomisos|folios|funcionarios|gacetas|licencias|marcas|morosos|naves|oferentes|permisos|personas|profesionales|' +
  'proveedores|publicaciones|registros|resoluciones|resultados|sanciones|sociedades';
const THING =
  'coincidencia|contribuyente|dato|documento|elemento|expediente|folio|persona|registro|resultado|sociedad|empresa';

/**
 * The sites' own sentences, folded: `No se encontraron registros.`, `Sin resultados`, `No hay datos para mostrar`, `No existen
 * folios con ese nombre`.
 */
const SENTENCES = [
  `no (?:se (?:encontraron|encontro|han encontrado|ha encontrado|hallaron)|hay|existen|existe|tiene)` +
    `(?: (?:${THINGS})| (?:ningun|ninguna) (?:${THING}))`,
  `(?:ningun|ninguna) (?:${THING})(?: encontrad[oa])?`,
  'no se encontraron|(?:la busqueda termino )?sin (?:resultados|registros|datos)|no existen',
  'no (?:results|records|data|matches)(?: (?:were )?found| available| to display)?',
]
  .map((sentence) => `(?:${sentence})`)
  .join('|');

/** What may follow: `para mostrar`, `con los criterios de búsqueda`. */
const TAIL =
  '(?: (?:para|que|con|en|de|del|a|por|segun|disponibles?|encontrad[oa]s?|asociad[oa]s?|registrad[oa]s?)\\b.*)?';

const NOTHING_FOUND = new RegExp(`^(?:lo sentimos )?(?:${SENTENCES})${TAIL}$`);

/** Words of a server in trouble; what it says beside them is no answer. */
const TROUBLE =
  /\b(?:errores|error|fallo|falla|pagina|recurso|conexion|conexiones|servidor|servicio|sesion|mantenimiento|momento|intente)\b/;

/** A sentence, not a page of text. */
const LONGEST = 160;
const MOST_NODES = 60;

/**
 * Whether a part says in words that nothing was found: one element of it that is shown says that and nothing else. Such a part
 * is an empty answer, and its absence a fault. Words about pages, connections or errors are none: a site that looks for its own
 * database in vain has not told us that there is nothing.
 */
export function saysNothingFound(part: Part): boolean {
  let found = false;
  walk(part.toArray(), (node) => {
    if ('attribs' in node) found = isNothing(sentenceOf(node));
    return found;
  });
  return found;
}

function isNothing(sentence: string | null): boolean {
  if (sentence === null) return false;
  const folded = foldName(sentence);
  return NOTHING_FOUND.test(folded) && !TROUBLE.test(folded);
}

/** The text of an element; null when it is too long for a sentence. */
function sentenceOf(element: Node): string | null {
  let [text, nodes] = ['', 0];
  walk([element], (node) => {
    nodes += 1;
    if (isText(node)) text += node.data.replace(/\s+/gu, ' ');
    else if ('name' in node && node.name === 'br') text += ' ';
    return text.length > LONGEST || nodes > MOST_NODES;
  });
  return text.length > LONGEST || nodes > MOST_NODES ? null : oneLine(text);
}
