import type { Tone } from '../../components/StatusBadge.js';
import type { DeliveryStatus } from './queries.js';

/** How the states of a delivery are coloured. */
export const DELIVERY_TONES: Record<DeliveryStatus, Tone> = { pending: 'accent', delivered: 'good', failed: 'bad' };
