import { LOCALES } from '../../../../i18n/language.js';
import type { Language } from '../../../../i18n/language.js';
import { lookup } from '../../../../lookup.js';

/** Chapters of the Harmonized System, by their first two digits; short names, in English and Spanish. */
// prettier-ignore
const CHAPTERS: Readonly<Record<string, readonly [en: string, es: string]>> = {
  '01': ['Live animals', 'Animales vivos'],
  '02': ['Meat', 'Carne'],
  '03': ['Fish and seafood', 'Pescado y mariscos'],
  '04': ['Dairy, eggs and honey', 'Lácteos, huevos y miel'],
  '05': ['Other animal products', 'Otros productos animales'],
  '06': ['Live plants and flowers', 'Plantas vivas y flores'],
  '07': ['Vegetables', 'Hortalizas'],
  '08': ['Fruit and nuts', 'Frutas y nueces'],
  '09': ['Coffee, tea and spices', 'Café, té y especias'],
  '10': ['Cereals', 'Cereales'],
  '11': ['Flour, malt and starch', 'Harinas, malta y almidón'],
  '12': ['Oil seeds', 'Semillas oleaginosas'],
  '13': ['Gums and resins', 'Gomas y resinas'],
  '14': ['Other vegetable products', 'Otros productos vegetales'],
  '15': ['Fats and oils', 'Grasas y aceites'],
  '16': ['Prepared meat and fish', 'Preparaciones de carne y pescado'],
  '17': ['Sugar and sweets', 'Azúcares y confitería'],
  '18': ['Cocoa', 'Cacao'],
  '19': ['Cereal and bakery products', 'Preparaciones de cereales y panadería'],
  '20': ['Prepared vegetables and fruit', 'Preparaciones de hortalizas y frutas'],
  '21': ['Other prepared food', 'Otras preparaciones alimenticias'],
  '22': ['Drinks and spirits', 'Bebidas y licores'],
  '23': ['Animal feed', 'Alimentos para animales'],
  '24': ['Tobacco', 'Tabaco'],
  '25': ['Salt, stone and cement', 'Sal, piedras y cemento'],
  '26': ['Ores', 'Minerales'],
  '27': ['Fuels and oils', 'Combustibles y aceites minerales'],
  '28': ['Inorganic chemicals', 'Productos químicos inorgánicos'],
  '29': ['Organic chemicals', 'Productos químicos orgánicos'],
  '30': ['Medicines', 'Medicamentos'],
  '31': ['Fertilizers', 'Abonos'],
  '32': ['Paints and dyes', 'Pinturas y tintes'],
  '33': ['Perfumes and cosmetics', 'Perfumes y cosméticos'],
  '34': ['Soaps and waxes', 'Jabones y ceras'],
  '35': ['Glues and enzymes', 'Colas y enzimas'],
  '36': ['Explosives and matches', 'Explosivos y fósforos'],
  '37': ['Photographic goods', 'Productos fotográficos'],
  '38': ['Other chemical products', 'Otros productos químicos'],
  '39': ['Plastics', 'Plásticos'],
  '40': ['Rubber', 'Caucho'],
  '41': ['Hides and leather', 'Pieles y cueros'],
  '42': ['Leather goods', 'Manufacturas de cuero'],
  '43': ['Furs', 'Peletería'],
  '44': ['Wood', 'Madera'],
  '45': ['Cork', 'Corcho'],
  '46': ['Basketwork', 'Cestería'],
  '47': ['Wood pulp', 'Pasta de madera'],
  '48': ['Paper and cardboard', 'Papel y cartón'],
  '49': ['Books and print', 'Libros e impresos'],
  '50': ['Silk', 'Seda'],
  '51': ['Wool', 'Lana'],
  '52': ['Cotton', 'Algodón'],
  '53': ['Other plant fibers', 'Otras fibras vegetales'],
  '54': ['Synthetic filaments', 'Filamentos sintéticos'],
  '55': ['Synthetic staple fibers', 'Fibras sintéticas discontinuas'],
  '56': ['Wadding, felt and rope', 'Guata, fieltro y cordeles'],
  '57': ['Carpets', 'Alfombras'],
  '58': ['Special fabrics', 'Tejidos especiales'],
  '59': ['Coated fabrics', 'Telas recubiertas'],
  '60': ['Knitted fabrics', 'Tejidos de punto'],
  '61': ['Knitted clothing', 'Prendas de punto'],
  '62': ['Other clothing', 'Otras prendas de vestir'],
  '63': ['Other textile goods', 'Otros artículos textiles'],
  '64': ['Footwear', 'Calzado'],
  '65': ['Hats', 'Sombreros'],
  '66': ['Umbrellas', 'Paraguas'],
  '67': ['Feathers and artificial flowers', 'Plumas y flores artificiales'],
  '68': ['Stone and plaster goods', 'Manufacturas de piedra y yeso'],
  '69': ['Ceramics', 'Cerámica'],
  '70': ['Glass', 'Vidrio'],
  '71': ['Precious metals and jewelry', 'Metales preciosos y joyería'],
  '72': ['Iron and steel', 'Hierro y acero'],
  '73': ['Iron and steel goods', 'Manufacturas de hierro y acero'],
  '74': ['Copper', 'Cobre'],
  '75': ['Nickel', 'Níquel'],
  '76': ['Aluminum', 'Aluminio'],
  '78': ['Lead', 'Plomo'],
  '79': ['Zinc', 'Cinc'],
  '80': ['Tin', 'Estaño'],
  '81': ['Other base metals', 'Otros metales comunes'],
  '82': ['Tools and cutlery', 'Herramientas y cuchillería'],
  '83': ['Other metal goods', 'Otras manufacturas de metal'],
  '84': ['Machinery', 'Maquinaria'],
  '85': ['Electrical equipment', 'Aparatos eléctricos'],
  '86': ['Railway equipment', 'Material ferroviario'],
  '87': ['Vehicles', 'Vehículos'],
  '88': ['Aircraft', 'Aeronaves'],
  '89': ['Ships and boats', 'Barcos'],
  '90': ['Optical and medical instruments', 'Instrumentos ópticos y médicos'],
  '91': ['Clocks and watches', 'Relojes'],
  '92': ['Musical instruments', 'Instrumentos musicales'],
  '93': ['Arms', 'Armas'],
  '94': ['Furniture and lamps', 'Muebles y lámparas'],
  '95': ['Toys and sports goods', 'Juguetes y artículos deportivos'],
  '96': ['Other manufactured goods', 'Manufacturas diversas'],
  '97': ['Art and antiques', 'Arte y antigüedades'],
};

/** A tariff code with the goods of its chapter in words; an unknown one unchanged. */
export function tariffWords(code: string, language: Language): string {
  const chapter = lookup(CHAPTERS, code.replace(/\D/g, '').slice(0, 2));
  return chapter === undefined ? code : `${chapter[language === 'es' ? 1 : 0]} (${code})`;
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
let regions: ReadonlyMap<string, string> | undefined;

/** A country in the user's language; registers write it in Spanish. An unknown name stays unchanged. */
export function countryWords(name: string, language: Language): string {
  if (language === 'es') return name;
  regions ??= regionsByName();
  const region = regions.get(folded(name));
  if (region === undefined) return name;
  return new Intl.DisplayNames([LOCALES[language]], { type: 'region', fallback: 'none' }).of(region) ?? name;
}

/** The region codes by Spanish name. */
function regionsByName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['es'], { type: 'region', fallback: 'none' });
  return new Map(
    LETTERS.flatMap((first) =>
      LETTERS.flatMap((second): [string, string][] => {
        const name = names.of(first + second);
        return name === undefined ? [] : [[folded(name), first + second]];
      }),
    ),
  );
}

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
