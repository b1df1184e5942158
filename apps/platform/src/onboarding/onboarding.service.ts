import type { IncomingMessage } from 'node:http';
import { BillingError, openAccount } from '@entity-registry/billing';
import type { HashKey, OpenedAccount } from '@entity-registry/billing';
import { TRIAL_CREDIT, formatMoney } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/nest-kit';
import { inTransaction, insertMember, insertOrganization, markOnboarded } from '@entity-registry/persistence';
import type { OrganizationRow } from '@entity-registry/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { actorOf } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { Sessions } from '../identity/sessions.js';
import { HASH_KEY, POOL } from '../providers.js';
import type { OnboardedView, OnboardingBody } from './onboarding.dto.js';

const DAY_MS = 86_400_000;

/** What a confirmed user is given once: an organisation, its account, the first key and the trial credit. */
@Injectable()
export class OnboardingService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(HASH_KEY) private readonly hashKey: HashKey,
    private readonly sessions: Sessions,
  ) {}

  /** All of it in one transaction, and of any number of calls at once to one of them. Throws `already_confirmed`. */
  async begin(body: OnboardingBody, user: User, request: IncomingMessage): Promise<Shown<OnboardedView>> {
    const now = this.now();
    const actor = actorOf(user, request);
    const made = await inTransaction(this.pool, async (tx) => {
      const onboarded = await markOnboarded(tx, user.userId, now);
      if (onboarded === null) throw new BillingError({ code: 'already_confirmed' });
      const name = body.organization_name ?? onboarded.organizationName ?? user.name;
      const opened = await openAccount(tx, { name, email: user.email }, { hashKey: this.hashKey, actor, now });
      const organization = await insertOrganization(tx, { name, accountId: opened.account.id, now });
      const { userId } = user;
      await insertMember(tx, { organizationId: organization.id, userId, role: 'owner', now });
      return { organization, opened };
    });
    // The user has rights that the session was not opened with.
    await this.sessions.start(request, { userId: user.userId, organizationId: made.organization.id });
    return toOnboarded(made.organization, made.opened, now);
  }
}

function toOnboarded({ id, name }: OrganizationRow, { key }: OpenedAccount, now: Date): Shown<OnboardedView> {
  return {
    organization: { id, name },
    key: {
      id: Number(key.id),
      key: key.key,
      prefix: key.prefix,
      expires_at: key.expiresAt?.toISOString() ?? null,
    },
    trial: {
      amount: formatMoney(TRIAL_CREDIT.amount),
      expires_at: new Date(now.getTime() + TRIAL_CREDIT.days * DAY_MS).toISOString(),
    },
  };
}
