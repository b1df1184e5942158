// What the scans of filings say: sentences of no filing there ever was.
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
