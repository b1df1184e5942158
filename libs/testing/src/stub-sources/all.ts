import { panamaEmprende } from './panama-emprende.js';
import { minsa } from './minsa.js';
import { icij } from './icij.js';
import { dgi } from './dgi.js';
import { aduanas } from './aduanas.js';
import { superseguros } from './superseguros.js';
import { smv } from './smv.js';
import { sbp } from './sbp.js';
import { jtia } from './jtia.js';
import { css } from './css.js';
import { amp } from './amp.js';
import { acodeco } from './acodeco.js';
import { digerpi } from './digerpi.js';
import { registroPublico } from './registro-publico.js';
import { gacetaOficial } from './gaceta-oficial.js';
import { contraloria } from './contraloria.js';
import { contraloriaPlanilla } from './contraloria-planilla.js';
import { panamacompra } from './panamacompra.js';
import { organoJudicial } from './organo-judicial.js';
import { mitradel } from './mitradel.js';
import { migracion } from './migracion.js';
import { tribunalElectoral } from './tribunal-electoral.js';
import { asambleaNacional } from './asamblea-nacional.js';
import { presidencia } from './presidencia.js';
import { ofac } from './ofac.js';
import { euSanctions } from './eu-sanctions.js';
import { laPrensa } from './la-prensa.js';
import { gdelt } from './gdelt.js';
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
