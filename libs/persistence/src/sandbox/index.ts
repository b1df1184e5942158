// Named one by one here: otherwise the list of the library would be longer than a file may be.
export {
  deleteSandboxAllowances,
  lockSandboxAllowance,
  lowerSandboxSpent,
  readSandboxAllowance,
  updateSandboxAllowance,
} from './allowances.js';
export type { SandboxAllowanceRow } from './allowances.js';
export { deleteSandboxCalls, insertSandboxCall, ownsSandboxRefresh, selectOwnSandboxCalls } from './calls.js';
export { findSandboxExamples } from './examples.js';
export type { ExampleEntityRow, SandboxExampleRows } from './examples.js';
