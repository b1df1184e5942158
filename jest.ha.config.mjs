// The experiments with several servers of PostgreSQL (`npm run test:ha`): named `*.ha.ts`, so that neither `npm test` nor
// `npm run test:faults` runs them.
import faults from './jest.faults.config.mjs';

export default { ...faults, testMatch: ['**/*.ha.ts'], testTimeout: 900_000 };
