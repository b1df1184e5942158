import type { Tone } from '../../components/cards/StatusBadge.js';
import type { DeliveryStatus } from './queries.js';

/** The colors of delivery states. */
export const DELIVERY_TONES: Record<DeliveryStatus, Tone> = { pending: 'accent', delivered: 'good', failed: 'bad' };
