import { registroPublicoAdapter } from './registro-publico/adapter.js';
import type { SourceAdapter } from './source.js';

/** Every source that can be read, each by the adapter of its folder. */
export const ALL_ADAPTERS: readonly SourceAdapter[] = [registroPublicoAdapter];
