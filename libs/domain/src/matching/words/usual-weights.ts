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
  // Usual in the names of the rest of the world.
  [4, 'china russia russian state joint stock kompaniya company gmbh ao ooo npo npp nii okb kb tsnii al'],
  [
    4.7,
    `scientific research institute production enterprise association plant factory works center centre central design bureau
     technologies technology systems trading trade house group federal national united public committee ministry organization
     organisation office council university college academy school foundation society party movement islamic islam arab
     petrochemical shipbuilding shipyard aviation aircraft machine building engineering electronic electronics beijing shanghai
     shenzhen hong kong guangzhou moscow london iran iranian turkey india korea korean japan american european african asian
     deutsche france italia polska trust insurance capital partners ventures fund equity wang li zhang liu chen ivanov`,
  ],
  [
    5.2,
    `bank leasing software media steel chemical chemicals pharma pharmaceuticals pharmaceutical oil petroleum gas mining metal
     metals energy power electric logistics transport motors motor automotive airlines airways airline shipping maritime ship
     ships vessel travel tours hotels resort properties estate estates securities asset assets wealth advisory advisors associates
     consulting consultants construction builders textile textiles fashion foods food beverage beverages agro water solar health
     healthcare medical hospital clinic care life science sciences bio biotech data digital cloud network networks telecom
     communications mobile wireless security defense defence aerospace space marine ocean sea river lake mountain valley city
     town park green blue red black white silver gold diamond sun moon sky eagle lion tiger dragon phoenix alpha beta omega delta
     sigma apex summit prime premier elite smart quality express fast modern advanced innovative innovation innovations future
     special military army navy force air command border guard security police service services republic state province
     technical mechanical precision applied instrument experimental institution educational social interregional authority
     activities branch venture project projects automation radio rocket missile information satellite nuclear atomic repair
     maintenance cooperation foreign support relief front brigade charity welfare charitable volunteers youth people popular
     district mill combine metallurgical chemistry physics thermal optical electrical port airport fishing bazaar exchange money
     store markets supermarket restaurant club free zone loans funds savings commercial contracting contractors agricultural
     equipment materials components devices instruments laboratory training cultural heritage tourism studies strategic policy
     publishing press news agency television channel broadcasting film designbureau machinebuilding instrumentmaking shiprepair
     city municipal regional local north south east west northern southern eastern western upper lower great grand big little
     aleksandr sergei vladimir andrei aleksei dmitri nikolai mikhail yuri yevgeny ivan igor oleg viktor anatoly boris
     aleksandrovich vladimirovich nikolaevich sergeevich mikhailovich ivanovich viktorovich yurievich anatolievich
     petrov sidorov ivanova smirnov kuznetsov popov vasiliev sokolov mikhailov novikov fedorov morozov volkov alekseev
     lebedev semenov yegorov pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov`,
  ],
  [
    5.8,
    `anna elena olga tatiana irina natalia maria svetlana yekaterina julia vera petr pavel konstantin maksim roman
     charles thomas christopher matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george edward ronald
     timothy jason jeffrey ryan jacob gary jonathan stephen larry justin scott brandon frank gregory raymond samuel patrick jack
     mary jennifer linda barbara susan margaret sarah nancy betty lisa dorothy helen donna emily carol michelle amanda melissa
     williams jones davis miller wilson moore taylor anderson thomas jackson white harris thompson robinson clark lewis walker
     hall allen young king wright hill scott green adams baker nelson carter mitchell roberts turner phillips campbell parker
     evans edwards collins stewart morris rogers reed cook morgan bell murphy bailey cooper richardson cox howard ward
     singh kumar sharma patel gupta shah das ram nguyen tran pham huang zhao zhou wu xu sun zhu ma hu guo lin he gao luo zheng
     choi jung kang cho yoon jang lim han shin seo kwon hwang ahn song yoo hong tanaka suzuki sato takahashi watanabe ito
     muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann rossi russo ferrari bianchi martin bernard dubois
     silva santos oliveira souza lima pereira costa ferreira almeida ribeiro carvalho
     mustafa mahmud yusuf ibrahim husayn hasan abdulrahman abdulaziz karim rashid hamid majid jamal nasir tariq aziz latif
     reza mehdi hossein mohsen mehmet ahmet yilmaz kaya demir`,
  ],
];

const KNOWN = new Map<string, number>();
for (const [nats, words] of GROUPS) for (const word of words.split(/\s+/)) if (!KNOWN.has(word)) KNOWN.set(word, nats);

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
