import { isSupplement } from './company-words.js';
import { isPlace } from './describing-words.js';

/**
 * Words that companies of every trade have in their names, in Spanish and English, folded and as {@link companyWord} gives them.
 * Names that share only these, or words for a trade, are names of many companies. Compiled by us.
 */
const GENERAL: ReadonlySet<string> = new Set(
  `servicios general integral integrales empresarial empresariales comercial comercializadora comerciales comercio industrial
   industrias nacional profesional profesionales especializado especializada especializados especializadas multiple multiples
   multiservicios asociados asociacion hermanos hijos sociedad cooperativa consorcio corporacion fundacion empresa compania grupo
   distribuidora importadora exportadora proveedora suplidora operadora administradora administracion gestora gestion promotora
   inversiones proyectos proyecto obras desarrollo ingenieria arquitectura asesoria asesores asesorias contable contables auditores
   auditoria soluciones productos suministros equipos propiedades negocios mantenimiento reparacion limpieza instalaciones
   investigacion produccion manufacturas planta centro oficina instituto organizacion union taller talleres almacen almacenes
   tienda tiendas mercado supermercado ferreteria farmacia restaurante clinica hospital escuela colegio academia universidad
   global universal mundial internacional central regional local social publico privado tecnico comunicaciones creaciones
   business services service group general special professional project projects management associates marketing
   international worldwide universal holding`.split(/\s+/),
);

/** True for a word that says what a company does or where, or is in the names of companies of every trade. */
export function isGeneralWord(word: { written: string; text: string; describes: string | null }): boolean {
  return (
    word.describes !== null ||
    isSupplement(word.written) ||
    GENERAL.has(word.text) ||
    GENERAL.has(word.written) ||
    isPlace(word.written)
  );
}
