import { AllowList } from '../forwarding/operations.js';
import { SANDBOX_OPERATIONS } from './generated/operations.js';

/** What is shared is not shown as it is: whose calls they were decides. */
const OPERATIONS = SANDBOX_OPERATIONS.map((operation) => ({
  ...operation,
  asksForRefresh: operation.id === 'v4.requestPanamaUpdate',
  showsRefresh: operation.id === 'v4.getUpdateRequest',
  showsCalls: operation.id === 'v5.getUsage',
}));

export type AllowedOperation = (typeof OPERATIONS)[number];

/** Every operation of v4 and v5 that answers in JSON or YAML. */
export const ALLOWED: AllowList<AllowedOperation> = new AllowList(OPERATIONS);
