// The fault and abuse experiments (`npm run test:faults`): named `*.faults.ts`, so that `npm test` does not run them.
import base from './jest.config.mjs';

export default {
  ...base,
  testMatch: ['**/*.faults.ts'],
  testTimeout: 180_000,
};
