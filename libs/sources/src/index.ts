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
