import { BillingError, ManagedTrials } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toWithheldTrial } from './trial.dto.js';
import type { TrialRequestBody, WithheldTrialView } from './trial.dto.js';

/** Maps an account's trial between the wire and the accounts library. */
@Injectable()
export class TrialsService {
  constructor(private readonly trials: ManagedTrials) {}

  /** Throws `trial_not_withheld`. */
  async request(accountId: AccountId, { note }: TrialRequestBody, actor: Actor): Promise<Shown<WithheldTrialView>> {
    const view = toWithheldTrial(await this.trials.request(accountId, note ?? null, actor));
    if (view === null) throw new BillingError({ code: 'trial_not_withheld' });
    return view;
  }
}
