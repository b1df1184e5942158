import type { Tone } from '../../components/cards/StatusBadge.js';
import { centsOf } from './amount.js';
import type { TopUp } from './queries.js';

/** The backend's status, with later refunds. */
export type TopUpState = TopUp['status'] | 'refunded' | 'partly_refunded';

export const TONES: Readonly<Record<TopUpState, Tone>> = {
  pending: 'warning',
  processing: 'warning',
  paid: 'good',
  refunded: 'neutral',
  partly_refunded: 'good',
  expired: 'neutral',
  failed: 'bad',
  cancelled: 'neutral',
  rejected: 'bad',
};

export function stateOf({ status, received, given_back: givenBack }: TopUp): TopUpState {
  if (status !== 'paid' || received === null || centsOf(givenBack) === 0n) return status;
  return centsOf(givenBack) >= centsOf(received) ? 'refunded' : 'partly_refunded';
}
