import type { WordWeight } from '../score-types.js';

/**
 * How common a word is in names of the region before any index was counted, in nats (-ln of its share of names; rough groups,
 * most common first). A small index says little about words, and two names without an index say nothing.
 */
const GROUPS: readonly (readonly [nats: number, words: string])[] = [
  [3.3, 'jose maria panama inversiones'],
  [
    3.7,
    'luis juan carlos rodriguez gonzalez company compania group grupo international internacional corp corporation',
  ],
  [
    4.2,
    `ana jorge antonio manuel perez garcia martinez sanchez lopez hernandez gomez mohammed muhammad ali ahmed
     investments servicios services comercial comercializadora constructora construcciones holding holdings consorcio
     distribuidora industrial industrias industries trading global inmobiliaria desarrollo empresa soluciones`,
  ],
  [
    4.7,
    `miguel francisco roberto ricardo eduardo pedro rafael fernando alberto david daniel rosa carmen luz elena isabel
     diaz torres ramirez flores castillo morales moreno rivera vargas castro jimenez cruz reyes ortega mendoza ruiz
     gutierrez fernandez abdul hassan hussein ibrahim mohamed mohammad kim lee america latinoamerica central colombia
     ecuador ingenieria consultores asociados importadora exportadora transporte transportes logistica tecnologia
     technology management capital enterprises properties agencia fundacion cooperativa asociacion banco bank
     alimentos productos proyectos suministros energy energia solutions import export general`,
  ],
  [
    5.2,
    `andres alexander javier mario victor cesar oscar julio enrique alejandro santiago gabriel angel alfredo ernesto
     patricia gloria martha marta laura sandra diana claudia yolanda teresa silvia monica gabriela margarita elizabeth
     alvarez romero vasquez suarez herrera medina aguilar guerrero delgado vega rojas ramos ortiz santos dominguez
     silva pineda navarro acosta quintero batista gonzales salazar molina contreras cordoba espinosa serrano mejia
     khan hasan abdullah khalid omar mahmoud ahmad said salah park pak hospital clinica laboratorio laboratorios
     farmacia seguros hotel restaurante motors auto autos medical medica equipos construction obras civil maritime
     naviera shipping marine overseas pacific pacifico atlantic caribe istmo oriental andina andino nacional sur norte
     first world new royal golden star union centro center mundial universal real estate agro agricola ganadera
     ferreteria taller almacen mercado market foods consulting asesores asesoria seguridad security telecomunicaciones
     comunicaciones publicidad marketing sistemas systems digital net web`,
  ],
  [
    5.8,
    `sergio hector raul ramon guillermo arturo felipe pablo diego ivan jaime edgar edwin armando ruben gustavo marco
     marcos nelson hugo rodrigo sebastian nicolas mauricio augusto orlando rolando gilberto ismael alexis abdiel
     adriana andrea veronica alejandra carolina paola lorena beatriz julia irma norma nora lourdes milagros itzel
     yamileth yariela maritza marisol xiomara jessica karen vanessa katherine johana leticia liliana susana rosario
     cedeno batista barria samudio caballero miranda nunez soto pena valencia bonilla cordero cortes franco fuentes
     guzman ibarra lara leon luna maldonado marin mora munoz nieto ochoa osorio pacheco padilla palacios parra ponce
     quiroz rangel rios robles rosales salas saldana sandoval solis tello trujillo valdes velasco velasquez vera
     villarreal zambrano aguirre arias avila ayala barrios bravo bustos cabrera calderon campos cano cardenas
     carrasco carrillo chavez concepcion correa duarte duran escobar estrada figueroa gallardo gallego guevara
     jaramillo john james michael william robert smith johnson brown ltda limited oriente occidente este oeste
     verde azul blanco san santa costa rio mar sol del`,
  ],
];

const KNOWN = new Map(GROUPS.flatMap(([nats, words]) => words.split(/\s+/).map((word) => [word, nats] as const)));

/** Weight of a word of this many letters outside all groups: short ones are more often shared. */
const BY_LENGTH = [4, 3, 6, 7, 7.6] as const;
const LONG = 8.4;

/** The weight of a folded word if nothing was counted. */
export const usualWeight: WordWeight = (word) => KNOWN.get(word) ?? BY_LENGTH[word.length] ?? LONG;

/** The number of names assumed to have been counted before the index. */
const PRIOR_NAMES = 20_000;

/**
 * The weight of a folded word, in nats, if `holders` of `names` names of an index contain it: the count, smoothed by the
 * usual weight ({@link usualWeight}), so that an index of a few names does not call every word common.
 */
export function countedWeight(word: string, holders: number, names: number): number {
  const expected = PRIOR_NAMES * Math.exp(-usualWeight(word));
  return Math.log((Math.max(names, holders) + PRIOR_NAMES) / (holders + expected));
}
