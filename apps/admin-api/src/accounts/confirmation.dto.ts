import type { Booking } from '@entity-registry/accounts';
import { TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import { ShownAmount, ShownId } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { CreatedKeyView } from '../keys/key.dto.js';

/** The first key, and the balance that can be spent now. */
export class ConfirmationView extends CreatedKeyView {
  @ShownAmount('trial credit granted')
  readonly trial_credit!: string;
  @ShownId('the ledger entry of the grant')
  readonly trial_entry_id!: number;
  @ShownAmount('spendable balance of the account')
  readonly balance!: string;
}

export function toConfirmation(key: Shown<CreatedKeyView>, trial: Booking): Shown<ConfirmationView> {
  return {
    ...key,
    trial_credit: formatMoney(TRIAL_CREDIT.amount),
    trial_entry_id: Number(trial.entryId),
    balance: formatMoney(trial.balance),
  };
}
