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
import type { StubSource } from './stub-source.js';

/** The web sites that the stub server plays, one per source of the catalogue. */
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
];
