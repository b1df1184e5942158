// The text of the scanned filings: invented sentences.
export const SCAN_OPENINGS = [
  'COPIA. En la ciudad de Panamá, ante notario público, comparecieron las partes que suscriben el presente instrumento.',
  'ESCRITURA PÚBLICA. Por la cual se protocoliza el acta de la sociedad y se hacen otras declaraciones.',
  'MINUTA. Entre los suscritos, mayores de edad, con capacidad legal para este acto, se conviene lo siguiente.',
] as const;

export const SCAN_SENTENCES = [
  'PRIMERO: Declaran las partes que los datos de esta muestra son generados y no corresponden a acto alguno.',
  'SEGUNDO: El domicilio social será la ciudad de Panamá, sin perjuicio de establecer sucursales.',
  'Se designa agente residente conforme al pacto social, quien acepta el cargo en este acto.',
  'El capital social autorizado se divide en acciones comunes nominativas, con derecho a un voto cada una.',
  'La duración de la sociedad es perpetua, salvo que la asamblea acuerde disolverla.',
  'Los dignatarios ejercerán sus cargos hasta que sus sucesores sean elegidos y tomen posesión.',
  'Leída como les fue la presente, la encontraron conforme y la firman por ante mí, de lo que doy fe.',
  'Queda inscrita esta escritura en el folio y asiento que al margen se indican.',
  'Se autoriza al presidente para otorgar poder general a favor de quien la junta directiva señale.',
  'No habiendo otro asunto que tratar se dio por terminada la sesión, de la cual se levanta esta acta.',
] as const;

/** Above the first page of a deed. */
export const DEED_HEADING = ['REPÚBLICA DE PANAMÁ', 'NOTARÍA PÚBLICA DE MUESTRA'] as const;

export const DEED_NOTARIES = [
  'Ante mí, notaria de ficción de este circuito, compareció quien dice llamarse como arriba se indica.',
  'El suscrito notario, que sólo existe en esta muestra, da fe de que el señor compareciente leyó y aprobó lo escrito.',
  'Comparecieron además dos testigos instrumentales, mayores de edad, panameños e inventados como todo lo demás.',
] as const;

export const DEED_CLOSINGS = [
  'Así lo dijeron, otorgaron y firman, según consta en el año de su inscripción, ante los testigos señalados.',
  'Y para que conste, se expide la presente copia, que concuerda con su original ficticio, en la ciudad de Panamá.',
] as const;
