import type { StubSource } from './stub-source.js';

/** The web sites that the stub server plays, one per source of the catalogue. */
export const STUB_SOURCES: readonly StubSource[] = [];
