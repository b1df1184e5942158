import { AllowList } from '../forwarding/operations.js';
import { SANDBOX_OPERATIONS } from './generated/operations.js';

/** Calls on the shared account are filtered by user before they are shown. */
const OPERATIONS = SANDBOX_OPERATIONS.map((operation) => ({
  ...operation,
  asksForRefresh: operation.id === 'v4.requestPanamaUpdate' || operation.id === 'v5.requestUpdate',
  showsRefresh: operation.id === 'v4.getUpdateRequest' || operation.id === 'v5.getUpdateRequest',
  showsCalls: operation.id === 'v5.getUsage',
}));

export type AllowedOperation = (typeof OPERATIONS)[number];

/** Every operation of v4 and v5 that responds in JSON or YAML, except those that show what an account stores. */
export const ALLOWED: AllowList<AllowedOperation> = new AllowList(OPERATIONS);
