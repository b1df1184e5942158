import { panamaEmprende } from './registers/panama-emprende.js';
import { minsa } from './authorities/minsa.js';
import { icij } from './international/icij.js';
import { dgi } from './registers/dgi.js';
import { aduanas } from './authorities/aduanas.js';
import { superseguros } from './registers/superseguros.js';
import { smv } from './registers/smv.js';
import { sbp } from './registers/sbp.js';
import { jtia } from './registers/jtia.js';
import { css } from './authorities/css.js';
import { amp } from './authorities/amp.js';
import { acodeco } from './authorities/acodeco.js';
import { digerpi } from './registers/digerpi.js';
import { registroPublico } from './registers/registro-publico.js';
import { gacetaOficial } from './authorities/gaceta-oficial.js';
import { contraloria } from './authorities/contraloria.js';
import { contraloriaPlanilla } from './authorities/contraloria-planilla.js';
import { panamacompra } from './registers/panamacompra.js';
import { organoJudicial } from './authorities/organo-judicial.js';
import { mitradel } from './authorities/mitradel.js';
import { migracion } from './authorities/migracion.js';
import { tribunalElectoral } from './authorities/tribunal-electoral.js';
import { asambleaNacional } from './authorities/asamblea-nacional.js';
import { presidencia } from './authorities/presidencia.js';
import { ofac } from './international/ofac.js';
import { euSanctions } from './international/eu-sanctions.js';
import { laPrensa } from './international/la-prensa.js';
import { gdelt } from './international/gdelt.js';
import type { StubSource } from './stub-source.js';

/** The websites of the stub server, one per source of the catalog. */
export const STUB_SOURCES: readonly StubSource[] = [
  registroPublico,
  digerpi,
  acodeco,
  amp,
  css,
  jtia,
  sbp,
  smv,
  superseguros,
  panamaEmprende,
  minsa,
  icij,
  dgi,
  aduanas,
  gacetaOficial,
  contraloria,
  contraloriaPlanilla,
  panamacompra,
  organoJudicial,
  mitradel,
  migracion,
  tribunalElectoral,
  asambleaNacional,
  presidencia,
  ofac,
  euSanctions,
  laPrensa,
  gdelt,
];
