export {
  WORK_QUEUES,
  deleteWorkSlots,
  dispatchWork,
  isWorkDispatched,
  readWorkShares,
  readWorkTotals,
  upsertWorkSlots,
} from './work.js';
export type { WorkQueue, WorkShareRow, WorkShares, WorkTotals } from './work.js';
