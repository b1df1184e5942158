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
import type { SourceAdapter } from './source.js';

/** Every source that can be read, each by the adapter of its folder. */
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
];
