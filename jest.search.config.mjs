// The contract tests of both search engines (`npm run test:search`): named `*.search.ts`, so that neither `npm test` nor
// `npm run test:faults` runs them.
import faults from './jest.faults.config.mjs';

export default { ...faults, testMatch: ['**/*.search.ts'], testTimeout: 600_000 };
