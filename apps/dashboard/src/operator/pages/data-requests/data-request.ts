import type { Schemas } from '../../data/schemas.js';

/** A request, as the admin API returns it. */
export type DataRequest = Schemas['DataRequestView'];
