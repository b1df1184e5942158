// Parts of company names. The distinctive part is mostly invented; legal forms are those of each country.
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Lines of business that open a name. */
export const TRADES = list(`
  Inversiones Comercial Distribuidora Constructora Inmobiliaria Servicios Importadora Grupo Corporación Transportes
  Agropecuaria Consultores Ingeniería Industrias Representaciones Soluciones Desarrollos Promotora Ferretería Farmacia
  Restaurante Almacén Talleres Logística Agencia Naviera Pesquera Ganadera Avícola Maderera Minera Textiles Tecnología
  Sistemas Publicidad Turismo Hotel Clínica Laboratorios Exportadora Marítima Consorcio Editorial Imprenta Panadería
  Supermercado Mueblería Vidriería Repuestos Lubricantes Seguridad Alquileres Fiduciaria Asesores Auditores Bienes`);

/** Beginnings and endings of invented distinctive words. */
export const STEMS = list(`
  Tuira Bayan Chagr Ancon Coib Taber Volcan Cerro Barú Dari Chepo Penon Zarat Tonos Mens Pacor Urrac Veragu Cocle Nata
  Anton Capir Gamb Portob Cristob Colon Sona Santi Gual Boquet Caler Tolu Chir Remed Horcon Guarar Pedas Macar Ocu Parit
  Mari Alta Sol Luna Norte Sur Rio Mar Brisa Costa Palma Cedro Roble Ceib Guayac Jade Ambar Onix Corall Perla Nacar
  Astr Nova Vita Omni Terra Aqua Pyra Velo Lumi Cali Fero Magn Alti Prim Ultra Inter Trans Pan Meso Neo Poli Orbi`);

export const ENDINGS = list(`
  a o is ex ia ana eno ero ina ora ura al ar ex um us co sa mar sol tec med plus lan dor van tor ense ez inco ado ista
  elia orio anto iva ales ares ona ino ito ola ura esa eto illa undo anza encia`);

/** Adjectives that close a name. */
export const QUALIFIERS = list(`
  Panameña Internacional Global del_Istmo del_Pacífico del_Caribe Unida General Universal Nacional Central Integral
  Express Premium Continental del_Sur del_Norte Hermanos Asociados y_Compañía Metropolitana Atlántica Tropical Dorada`).map(
  (word) => word.replaceAll('_', ' '),
);

/** Panama's legal forms, the most common first: written form in the name and as `tipo_organizacion`. */
export const PANAMA_FORMS: readonly (readonly [suffix: string, type: string])[] = [
  [', S.A.', 'SOCIEDAD ANONIMA'],
  [', S.A.', 'SOCIEDAD ANONIMA'],
  [' S.A.', 'SOCIEDAD ANONIMA'],
  [' CORP.', 'SOCIEDAD ANONIMA'],
  [', INC.', 'SOCIEDAD ANONIMA'],
  [', S. DE R.L.', 'SOCIEDAD DE RESPONSABILIDAD LIMITADA'],
  [' E.I.R.L.', 'EMPRESA INDIVIDUAL DE RESPONSABILIDAD LIMITADA'],
  [' FOUNDATION', 'FUNDACION DE INTERES PRIVADO'],
];

export const ECUADOR_FORMS: readonly (readonly [suffix: string, type: string])[] = [
  [' S.A.', 'ANONIMA'],
  [' S.A.S.', 'SOCIEDAD POR ACCIONES SIMPLIFICADA'],
  [' CIA. LTDA.', 'RESPONSABILIDAD LIMITADA'],
  [' C.A.', 'ANONIMA'],
];

export const COLOMBIA_FORMS: readonly (readonly [suffix: string, type: string])[] = [
  [' S.A.S.', 'SOCIEDAD POR ACCIONES SIMPLIFICADA'],
  [' S.A.S.', 'SOCIEDAD POR ACCIONES SIMPLIFICADA'],
  [' LTDA.', 'SOCIEDAD LIMITADA'],
  [' S.A.', 'SOCIEDAD ANONIMA'],
];
