import { digerpi } from './digerpi.js';
import { registroPublico } from './registro-publico.js';
import type { StubSource } from './stub-source.js';

/** The web sites that the stub server plays, one per source of the catalogue. */
export const STUB_SOURCES: readonly StubSource[] = [registroPublico, digerpi];
