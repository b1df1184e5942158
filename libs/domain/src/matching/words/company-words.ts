import { describingWord, describingWords } from './describing-words.js';
import { slavicWord } from './slavic-words.js';
import type { WrittenWord } from './written-word.js';

/** Common short forms, translations and spellings of frequent words in company names, by their canonical word. */
const SAME_COMPANY_WORDS: readonly string[] = [
  'compania cia company co companhia compagnie comp kompaniya kompania gesellschaft compagnia spolka sirket sirketi shrkt shrkh sharika sharikat sherkat',
  'hermanos hnos brothers bros hno irmaos gebruder freres fratelli kardesler khwn brdrn',
  'hijos sons hijo son filhos sohne fils figli ogullari',
  'internacional international intl int internac inter internationale internationales mezhdunarodnyy uluslararasi internazionale dwlyh',
  'inversiones investments inversion investment inv invers inversora invest investitsii yatirim investimentos',
  'distribuidora distribuidor distributors distributor dist distrib distribuciones',
  'importadora importador importaciones importers importer import imports imp styrd',
  'exportadora exportador exportaciones exporters exporter export exports exp tsdyr',
  'comercializadora comercializacion comerc',
  'comercial commercial kommercheskiy kommerz',
  'servicios services servicio service servis serv svcs svc khdmt khadamat',
  'industrias industries industria industry ind snh snyh sny snt snty sanaye sanayi',
  'industrial industriales inds promyshlennaya promyshlennyy industriel',
  'asociados associates asoc assoc',
  'asociacion association associacao associazione assotsiatsiya njmn anjoman',
  'ingenieria engineering ing ingenieros engineers inzhiniring muhendislik ingegneria ingenierie mhndsy hndsh hndsyh mohandesi handasa',
  'grupo group gpo grp grupos gruppe groupe gruppo gruppa grubu groupement mjmwh grwh gorouh majmua',
  'empresa empresas enterprise enterprises emp predpriyatie predpriyatiye unternehmen entreprise impresa',
  'desarrollo development desarrollos developments dev tnmyh twsh',
  'propiedades properties property propiedad',
  'productos products product producto prod',
  'sociedad society soc',
  'nacional national nal wtnyh mly melli',
  'general gral generales',
  'administracion administration admin management menedzhment upravlyayushchaya upravlenie verwaltung gestion yonetim',
  'soluciones solutions solyushns solucion solution',
  'corporacion corporation corp korporatsiya',
  'cooperativa cooperative coop',
  'centro center centre ctro zentrum tsentr merkezi mrkz markaz',
  'comunicaciones communications comunicacion',
  'manufacturas manufacturing manufactures manuf mfg',
  'suministros supplies suministro supply',
  'equipos equipment equipo',
  'global globales',
  'america americas',
  'consorcio consortium',
  'farmacia farmacias pharmacy',
  'fundacion foundation mussh mwssh bnyd bonyad muassasa',
  'union uniones soyuz unione',
  'doctor dr',
  'santa sta',
  'santo sto',
  // 'Nauchno-proizvodstvennoe' is translated either way.
  'investigacion research issledovatelskiy issledovaniy forschung recherche cientifico scientific nauchno nauchnyy nauchnaya naukowy wissenschaftlich scientifique bilimsel thqyqt pzhwhsh bhwth tahqiqat',
  'produccion production proizvodstvennoe proizvodstvenno proizvodstvennaya proizvodstvennyy',
  'planta plant zavod factory works fabrica fabrik usine fabrikasi zavody factories krkhnh msn',
  'oficina bureau byuro office',
  'diseno design konstruktorskoe',
  'casa house dom haus maison',
  'comercio trade trading treyding treiding torgovyy torgovaya torgovlya handel ticaret commerce handels tjrh tjryh bzrgny bazargani tijara tejarat',
  'uralskiy ural',
  'ruso russian rossiyskiy rossiyskaya russkaya russkiy',
  'central tsentralnyy tsentralnoe tsentralnaya zentral centrale',
  'especial special spetsialnoe',
  'estatal state gosudarstvennyy gosudarstvennaya staatlich',
  'obedinenie obyedinenie',
  'militar military voennyy voenno',
  'flota fleet flot',
  'astillero shipyard verf tersane werft',
  'exterior foreign outer',
  'progreso progress',
  'publico public',
  'ministerio ministry wzrh wzrt vezarat ministerstvo',
  'departamento department dept',
  'organizacion organization organisation org organizatsiya mndhmh szmn sazman munazzama',
  'movimiento movement hrkh hrkt haraka harakat harakah',
  'islamico islamic islami',
  'vivienda housing',
  'cadena chain',
  'chvk pmc',
  'nuevo new nueva novaya novyy yeni neue',
  'rojo red krasnyy krasnaya',
  'instituto institute institut',
  'academia academy akademiya akademie',
  'escuela school schule ecole',
  'educacion education',
  'universidad university univ universite universitat universitesi universitet dnshgh daneshgah',
  'clinica clinic klinik clinique',
  'hospital hospitals hastanesi',
  'tecnico technical tekhnicheskiy technischer',
  'navegacion navigation',
  'instrumento instrument priborostroitelnyy',
  'republica republic respublika',
  'energetico energetika',
  'brigada brigade liwa lw katiba kataib',
  'prison sjn zndn sijn zindan carcel tyurma',
  'exchange srfh srfy sarrafi cambio cambios',
  'party partido hzb hizb hezb partiya',
  'army ejercito jysh jaysh jaish armiya armee',
  'frente front jabhat jabha jbht',

  // English words as other alphabets write them.
  'prime praym praim',
  'sky skay',
  'line layn',
  'world vorld',

  'norte north nord',
  'sur south sud',
  'este east',
  'oeste west',
  'oriental eastern',
  'occidental western',
  'superior upper',
  'inferior lower',
  'alto alta',
  'bajo baja',
  'viejo vieja old',
  'grande big gran',
  'pequeno pequena little small',
  'mayor greater',
  'menor lesser',
  'interior inner',
  'serie series',
  'clase class klasse',
  'fase phase',
  'bloque block bloc',
  'torre tower turm',
  'seccion section sektion',
  'zona zone',

  'reparacion repair repairs remontnyy maintenance mantenimiento',
];

/** Words of one axis: another word of the axis counts against a match, like another number. Synonyms are grouped. */
const AXES: readonly (readonly string[])[] = [
  [
    'importaciones importacion importadora importador importadores import imports importing',
    'exportaciones exportacion exportadora exportador exportadores export exports exporting',
  ],
  [
    'norte north nord northern septentrional',
    'sur south sud southern meridional',
    'este east eastern oriente oriental',
    'oeste west western occidente occidental',
  ],
  ['primera primero first', 'segunda segundo second', 'tercera tercero third'],
  ['alto alta upper superior high ober haut haute', 'bajo baja lower inferior low unter nieder bas basse'],
  ['viejo vieja old antiguo antigua alt', 'nuevo nueva new neu neue nouveau nouvelle'],
  ['mayor greater major', 'menor lesser minor'],
  ['grande gran big great large', 'pequeno pequena little small'],
  ['interior inner interno interna', 'exterior outer externo externa'],
  ['privado privada private', 'publico publica public'],
  ['pacifico pacific', 'atlantico atlantic'],
  ['derecha derecho right', 'izquierda izquierdo left'],
];

/** Words that companies add to their names for a market, and others leave out. */
const SUPPLEMENTS: ReadonlySet<string> = new Set(
  `panama colombia ecuador peru mexico venezuela america americas latinoamerica latinamerica latam centroamerica
   centroamericana internacional international intl grupo group company compania cia corporacion empresa`.split(/\s+/),
);

const COMPANY_WORD = new Map(
  SAME_COMPANY_WORDS.flatMap((words) => {
    const [first = '', ...others] = words.split(' ');
    return [first, ...others].map((word) => [word, first] as const);
  }),
);
const AXIS_OF = new Map(
  AXES.flatMap((values, axis) =>
    values.flatMap((words, value) => words.split(' ').map((word) => [word, { axis, value }] as const)),
  ),
);

/** The canonical word for all short forms and translations of a common company word ('bros': 'hermanos'). */
export function companyWord(word: string): string {
  const own = COMPANY_WORD.get(word) ?? describingWord(word);
  if (own !== null) return own;
  const english = slavicWord(word);
  return english === null ? word : (COMPANY_WORD.get(english) ?? describingWord(english) ?? english);
}

const BY_CANONICAL: ReadonlyMap<string, readonly string[]> = new Map([
  ...describingWords(),
  ...SAME_COMPANY_WORDS.map((words) => words.split(' ')).map((words) => [words[0] ?? '', words] as const),
]);

/** The other short forms and translations of a common company word ('bank': 'banco', 'banque'); none for other words. */
export function sameCompanyWords(word: string): readonly string[] {
  return (BY_CANONICAL.get(companyWord(word)) ?? []).filter((other) => other !== word);
}

const axisOf = ({ written, text }: WrittenWord): { axis: number; value: number } | undefined =>
  AXIS_OF.get(written) ?? AXIS_OF.get(text);

/** True for words that exclude each other ('norte', 'south'). */
export function areOpposites(one: WrittenWord, other: WrittenWord): boolean {
  const place = axisOf(one);
  const facing = axisOf(other);
  return place !== undefined && facing !== undefined && place.axis === facing.axis && place.value !== facing.value;
}

export function isSupplement(word: string): boolean {
  return SUPPLEMENTS.has(word);
}
