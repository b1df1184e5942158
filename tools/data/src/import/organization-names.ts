/*
 * Procurement and leak files name companies and people in one column. A name is treated as an organization's if it has
 * a
 * legal form, a word that only organizations use, a digit or an ampersand. Doubtful names count as persons: Ecuador's
 * catalog has no natural persons, so such names are left out, which does no harm.
 */
const LEGAL_FORMS =
  'sa ca sas cia ltda ltd limited cl sl srl corp corporation inc incorporated llc lp llp plc gmbh ag bv nv ep cem scc ' +
  'sca spa sarl pte pty eirl';

const WORDS =
  'compania company empresa empresas empresarial microempresa consorcio consortium union asociacion aso asoc association ' +
  'asociados associates cooperativa coop fundacion foundation stiftung anstalt corporacion sociedad sociedades sindicato ' +
  'federacion confederacion organizacion universidad university politecnica escuela colegio instituto institucion ' +
  'institute unidad hospital clinica centro laboratorio laboratorios banco bank banque gobierno municipio municipalidad ' +
  'gad ministerio secretaria direccion coordinacion agencia servicio servicios services constructora construcciones ' +
  'inmobiliaria distribuidora comercializadora comercial importadora exportadora industria industrias industrial ' +
  'electrocomercial grupo group holding holdings trading trust trustees partners partnership consultores consultora ' +
  'consulting consultants ingenieria ingenieros arquitectos transporte transportes turismo hotel hoteles restaurante ' +
  'cafeteria ferreteria farmacia libreria imprenta editorial taller talleres almacen almacenes tienda muebles comite ' +
  'junta club liga camara comunidad comuna patronato cuerpo mision iglesia diocesis vicariato fideicomiso sucursal ' +
  'representaciones soluciones tecnologia tecnologias technologies sistemas systems seguridad seguros radio television ' +
  'canal diario medios produccion producciones productora productos products textil textiles confecciones agricola ' +
  'agropecuaria pesquera minera petroleos energia energy electrica telecomunicaciones bufete estudio juridico oficina ' +
  'firma nominees secretaries directors management managers investment investments investement inversiones capital fund ' +
  'fondo enterprises international internacional council embajada ecuador panama overseas securities finance financial ' +
  'administrators advisors consult settlement registration gestion abogados attorneys law vigilancia ' +
  'mantenimiento medical properties estate shipping';

const MARKS = new Set(`${LEGAL_FORMS} ${WORDS}`.split(' '));

/** Longest name of a person, in words; longer names are associations and institutions. */
const MAX_PERSON_WORDS = 8;

/** Whether a name is an organization's. Doubtful names aren't. */
export function looksLikeOrganization(name: string): boolean {
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/[0-9&"@/]/.test(folded)) return true;
  const words = folded
    // S.A., S. A. and S A are one word; CIA.LTDA are two.
    .replace(/\b([a-z])[. ]+(?=[a-z]\b)/g, '$1')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.some((word) => MARKS.has(word)) || words.length > MAX_PERSON_WORDS;
}
