export { ALL_ADAPTERS } from './adapters.js';
export { pageOf } from './page.js';
export type { Answer } from './page.js';
export { SourceFault } from './source.js';
export type {
  Findings,
  FoundCore,
  FoundItem,
  Named,
  Page,
  SourceAdapter,
  SourceReading,
  SourceSession,
  Subject,
} from './source.js';
