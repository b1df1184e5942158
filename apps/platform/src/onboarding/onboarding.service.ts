import type { IncomingMessage } from 'node:http';
import { BillingError, openAccount, insertMember, insertOrganization, markOnboarded } from '@entity-registry/accounts';
import type { HashKey, OpenedAccount, OrganizationRow } from '@entity-registry/accounts';
import { NETWORK, TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import { networkOf } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { inTransaction } from '@entity-registry/database';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { actorOf } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import type { PlatformConfig } from '../config.js';
import { Sessions, addressOf } from '../identity/sessions.js';
import { CONFIG, HASH_KEY, POOL } from '../providers.js';
import { toNewlyWithheld } from '../trials/trial.dto.js';
import type { OnboardedView, OnboardingBody } from './onboarding.dto.js';

const DAY_MS = 86_400_000;

/**
 * Creates the organization of a confirmed user once, with its account, its first key and, unless it's withheld, the
 * trial.
 */
@Injectable()
export class OnboardingService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(HASH_KEY) private readonly hashKey: HashKey,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    private readonly sessions: Sessions,
  ) {}

  /** Does everything in one transaction. Of concurrent calls only one succeeds. Throws `already_confirmed`. */
  async begin(body: OnboardingBody, user: User, request: IncomingMessage): Promise<Shown<OnboardedView>> {
    const now = this.now();
    const actor = actorOf(user, request);
    const { TRIALS_PER_DOMAIN: perDomain, TRIALS_PER_NETWORK: perNetwork } = this.config;
    const origin = { network: networkOf(addressOf(request), NETWORK), limits: { perDomain, perNetwork } };
    const made = await inTransaction(this.pool, async (tx) => {
      const onboarded = await markOnboarded(tx, user.userId, now);
      if (onboarded === null) throw new BillingError({ code: 'already_confirmed' });
      const name = body.organization_name ?? onboarded.organizationName ?? user.name;
      const { hashKey } = this;
      const opened = await openAccount(tx, { name, email: user.email }, { hashKey, actor, origin, now });
      const organization = await insertOrganization(tx, { name, accountId: opened.account.id, now });
      const { userId } = user;
      await insertMember(tx, { organizationId: organization.id, userId, role: 'owner', now });
      return { organization, opened };
    });
    // The user has gained rights since the session was opened.
    await this.sessions.start(request, { userId: user.userId, organizationId: made.organization.id });
    return toOnboarded(made.organization, made.opened, now);
  }
}

function toOnboarded({ id, name }: OrganizationRow, { key, trial }: OpenedAccount, now: Date): Shown<OnboardedView> {
  return {
    organization: { id, name },
    key: {
      id: Number(key.id),
      key: key.key,
      prefix: key.prefix,
      expires_at: key.expiresAt?.toISOString() ?? null,
    },
    trial: trial.granted
      ? {
          amount: formatMoney(TRIAL_CREDIT.amount),
          expires_at: new Date(now.getTime() + TRIAL_CREDIT.days * DAY_MS).toISOString(),
        }
      : null,
    withheld_trial: trial.granted ? null : toNewlyWithheld(trial.reason),
  };
}
