import { ManagedTrials } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toTrial, toTrialGrant, toWithheldTrial } from './trial.dto.js';
import type { TrialGrantView, TrialView, TrialsQuery, WithheldTrialView } from './trial.dto.js';

/** Maps trials between the wire and the accounts library. */
@Injectable()
export class TrialsService {
  constructor(private readonly trials: ManagedTrials) {}

  async list(query: TrialsQuery): Promise<PageOf<Shown<WithheldTrialView>>> {
    const { limit, before } = pageOf(query);
    const requested = query.requested === 'true';
    const rows = await this.trials.withheld({ requested, before, limit: limit + 1 });
    return toPage(
      rows.map((row) => ({ ...row, id: row.accountId })),
      limit,
      toWithheldTrial,
    );
  }

  /** The trial of an account; null: not decided yet. */
  async find(accountId: AccountId): Promise<Shown<TrialView> | null> {
    const trial = await this.trials.find(accountId);
    return trial && toTrial(trial);
  }

  async approve(accountId: AccountId, actor: Actor): Promise<Shown<TrialGrantView>> {
    return toTrialGrant(await this.trials.approve(accountId, actor));
  }

  async decline(accountId: AccountId, actor: Actor): Promise<Shown<TrialView>> {
    return toTrial(await this.trials.decline(accountId, actor));
  }
}
