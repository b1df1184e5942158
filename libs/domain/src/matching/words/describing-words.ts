/**
 * Words that say what a company does, by their canonical word, in several languages. Two names that differ in one are two
 * companies of one family ('Zumbador Bank', 'Zumbador Insurance'). Compiled by us.
 */
const DESCRIBING: readonly string[] = [
  'banco bank banque banca bco bk bankasi bankas banka banki bankers bnk msrf masraf',
  'seguros insurance assurance assurances versicherung versicherungen sigorta assicurazioni verzekeringen strakhovanie strakhovaya strakhova asigurari reaseguros reinsurance tmyn bymh bimeh',
  'trust fideicomiso treuhand',
  'holding kholding holdings hldg hldgs beteiligung beteiligungen beteiligungsgesellschaft',
  'sistemas systems sistema system sist systeme systemes sistemi sistemy',
  'tecnologia technology tecnologias technologies tec tech tecn technologie tecnologie tekhnologii teknoloji technik technique technologia tekhnika tekhnolodzhi tekhnolodzhiz tekhnolodzhis tknwlwzhy fnwry tqnyh fanavari',
  'capital kapital',
  'logistica logistics logistik logistika logistiks logistique lojistik logistic',
  'naviera shipping shpg schiffahrt reederei denizcilik shipmanagement sudokhodnaya shhn kshtyrny keshtirani',
  'maritime maritima maritimo marine',
  'farmaceutica pharmaceuticals pharma pharmaceutical farmaceutico farma farm pharm farmatsevticheskaya ilac pharmaceutique',
  'energia energy energias energie energiya enerji energetica energetic energi',
  'petroleo petroleum oil petrol petroliera neft neftyanaya petroleos erdol nft btrwl naft',
  'gas gaz gaza',
  'construccion construction construcciones constructions const constr constructora constructor bau bauunternehmen insaat stroy stroitelstvo stroitelnaya costruzioni bouw budowlane builders mqwlt skhtmny',
  'alimentos foods food alimento lebensmittel gida alimentaire alimentare',
  'consultores consultoria consulting consultants consult consultancy beratung danismanlik conseil consulenza advisory advisors',
  'motores motors motor automotive automobile automobiles automotriz autos auto otomotiv avto',
  'leasing arrendamiento lizing kiralama',
  'inmobiliaria inmobiliario inmob realestate immobilien immobilier realty estates gayrimenkul immobiliare nedvizhimost',
  'aerolineas airlines airways airline havayollari aviakompaniya lineas',
  'aviacion aviation havacilik aviatsiya aero aerospace',
  'electronica electronics elektronik electronic elettronica elektronika electronique',
  'medios media medya',
  'acero stahl steel acier acciaio celik stal aceros',
  'quimica chemicals chemical chemie kimya quimicos chimique chimica khimiya',
  'software yazilim',
  'valores securities wertpapier menkul',
  'finanzas finance finanz financial financiera financiero finanziaria finans financiere finances',
  'fondo fund funds fonds fon',
  'telecomunicaciones telecommunications telecom telekom telecomunicazioni telecoms',
  'mineria mining mines minera minero bergbau madencilik mineral minerals',
  'agencia agency agence agentur agenzia',
  'hotel hoteles hotels otel hotelera',
  'transportes transporte transport transports transp transportation nakliyat tasimacilik trasporti transportni spedition nql naql haml',
  'viajes travel tours turismo tourism reisen turizm voyages',
  'textil textile textiles tekstil textilien',
  'plasticos plastics plastic plastik kunststoff',
  'maquinaria machinery machine maschinenbau makina makine machines mashinostroenie mashinostroitelnyy machinebuilding',
  'laboratorios laboratorio lab labs laboratory laboratories laboratoire labor',
  'publicidad advertising werbung reklam publicite',
  'seguridad security sicherheit guvenlik securite',
  'agricola agricultural agric agriculture agro agrar tarim agricole',
  'ventas sales vertrieb',
  'minorista retail einzelhandel perakende',
  'partners partner partenaires',
  'gold oro altin',
  'ventures venture',
  'abogados law attorneys lawyers rechtsanwalte avocats avukatlik legal',
  'defensa defence defense savunma',
  'data datos',
  'design diseno',
  'studio studios estudio estudios',
  'entertainment entretenimiento',
  'games gaming',
  'digital',
  'water aqua agua',
  'power electric electrica electrical elektrik strom',
  'paper papel papier kagit',
  'cement cemento zement cimento',
  'beverages bebidas brewery brewing cerveceria',
  'medica medical medico medizin',
  'salud health healthcare gesundheit saglik sante',
  'solar',
  'robotics',
  'cloud',
  'fashion moda mode',
  'sports deportes sport spor',
];

/** Countries, regions and cities that tell a subsidiary from its parent. Those that the region adds for a market are not here. */
const PLACES: ReadonlySet<string> = new Set(
  `deutschland germany alemania france francia india japan japon singapore singapur australia canada nigeria kenya egypt egipto
   turkey turkiye turquia dubai london londres york shanghai beijing moscow moskva geneva geneve ginebra luxembourg luxemburgo
   cyprus chipre malta brasil brazil chile argentina espana spain italia italy polska poland polonia uk usa us gb uae hk
   europe europa asia africa china korea kong ireland irlanda scotland wales england britain
   nederland netherlands holland belgium belgie belgique schweiz suisse svizzera switzerland suiza austria osterreich sweden
   sverige norge norway danmark denmark suomi finland portugal greece hellas romania bulgaria serbia croatia hrvatska hungary
   magyarorszag czech slovakia slovenija slovenia ukraine ukraina belarus russia rusia kazakhstan uzbekistan georgia armenia
   azerbaijan israel lebanon liban syria iraq iran qatar kuwait bahrain oman saudi arabia yemen jordan morocco maroc tunisia
   algeria algerie ghana ethiopia tanzania uganda mozambique zambia zimbabwe botswana namibia angola senegal cameroon congo
   pakistan bangladesh lanka nepal thailand vietnam malaysia indonesia philippines taiwan macau mongolia zealand jersey
   guernsey cayman bermuda bahamas belize gibraltar monaco liechtenstein andorra bolivia paraguay uruguay guatemala honduras
   nicaragua salvador cuba dominicana jamaica trinidad paris berlin munich munchen hamburg frankfurt madrid barcelona rome
   roma milan milano vienna wien zurich amsterdam brussels bruxelles lisbon lisboa athens warsaw praha prague budapest istanbul
   ankara cairo johannesburg lagos nairobi mumbai delhi tokyo osaka seoul bangkok jakarta manila sydney melbourne toronto
   montreal chicago boston texas california florida miami houston dallas shenzhen guangzhou tianjin emea apac mena cis
   eurasia balkans baltic nordic iberia benelux`.split(/\s+/),
);

const CANONICAL = new Map(
  DESCRIBING.flatMap((words) => {
    const [first = '', ...others] = words.split(' ');
    return [first, ...others].map((word) => [word, first] as const);
  }),
);

/** The word that stands for all words of the same business ('bank': 'banco'); null for other words. */
export function describingWord(word: string): string | null {
  return CANONICAL.get(word) ?? null;
}

/** All words for the same business, by their canonical word. */
export function describingWords(): ReadonlyMap<string, readonly string[]> {
  return new Map(DESCRIBING.map((words) => words.split(' ')).map((words) => [words[0] ?? '', words]));
}

/** True for places that tell one company of a family from another. */
export function isPlace(word: string): boolean {
  return PLACES.has(word);
}
