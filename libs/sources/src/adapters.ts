import { panamaEmprende } from './panama-emprende/adapter.js';
import { minsa } from './minsa/adapter.js';
import { icij } from './icij/adapter.js';
import { dgi } from './dgi/adapter.js';
import { aduanas } from './aduanas/adapter.js';
import { acodeco } from './acodeco/adapter.js';
import { amp } from './amp/adapter.js';
import { css } from './css/adapter.js';
import { digerpi } from './digerpi/adapter.js';
import { jtia } from './jtia/adapter.js';
import { sbp } from './sbp/adapter.js';
import { smv } from './smv/adapter.js';
import { superseguros } from './superseguros/adapter.js';
import { registroPublicoAdapter } from './registro-publico/adapter.js';
import { gacetaOficial } from './gaceta-oficial/adapter.js';
import { contraloria } from './contraloria/adapter.js';
import { contraloriaPlanilla } from './contraloria-planilla/adapter.js';
import { panamacompra } from './panamacompra/adapter.js';
import { organoJudicial } from './organo-judicial/adapter.js';
import { mitradel } from './mitradel/adapter.js';
import { migracion } from './migracion/adapter.js';
import { tribunalElectoral } from './tribunal-electoral/adapter.js';
import { asambleaNacional } from './asamblea-nacional/adapter.js';
import { presidencia } from './presidencia/adapter.js';
import { ofac } from './ofac/adapter.js';
import { euSanctions } from './eu-sanctions/adapter.js';
import { laPrensa } from './la-prensa/adapter.js';
import { gdelt } from './gdelt/adapter.js';
import type { SourceAdapter } from './source.js';

/** The adapters of all sources that can be read, one per folder. */
export const ALL_ADAPTERS: readonly SourceAdapter[] = [
  registroPublicoAdapter,
  acodeco,
  amp,
  css,
  digerpi,
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
