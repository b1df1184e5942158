import {
  ManagedAccounts,
  TopUps,
  countPasskeys,
  findMembership,
  listMemberships,
  updateUser,
} from '@entity-registry/accounts';
import { formatMoney, microUsd } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import type { Membership } from '@entity-registry/accounts';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { User } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import type { PlatformConfig } from '../config.js';
import { CONFIG, POOL } from '../providers.js';
import type { CapabilitiesView, MeView, OrganizationSummaryView, ProfileBody } from './me.dto.js';

/** The data about the signed-in user that the pages need. */
@Injectable()
export class MeService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    @Inject(CLOCK) private readonly now: Clock,
    private readonly accounts: ManagedAccounts,
    private readonly topUps: TopUps,
  ) {}

  async change({ name, language }: ProfileBody, user: User): Promise<Shown<MeView>> {
    const given = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) };
    await updateUser(this.pool, user.userId, { ...given, now: this.now() });
    return this.show({ ...user, ...given });
  }

  async show(user: User): Promise<Shown<MeView>> {
    const active = await findMembership(this.pool, user.userId, user.activeOrganizationId);
    const account = active === null ? null : await this.accounts.find(active.accountId);
    const memberships = await listMemberships(this.pool, user.userId);
    return {
      user: {
        id: user.userId,
        name: user.name,
        email: user.email,
        language: user.language,
        two_factor: user.twoFactor,
        passkeys: await countPasskeys(this.pool, user.userId),
      },
      organization: active && account && { ...toSummary(active), corporate_domain: account.corporate },
      organizations: memberships.map(toSummary),
      account: account && {
        id: Number(account.id),
        confirmed_at: account.confirmedAt?.toISOString() ?? null,
        balance: formatMoney(microUsd(account.balance + account.trial)),
        first_purchase_at: account.firstPurchaseAt?.toISOString() ?? null,
      },
      capabilities: { ...capabilitiesOf(this.config), cards: this.topUps.methods().includes('card') },
    };
  }
}

function toSummary({ organizationId, organizationName, role }: Membership): Shown<OrganizationSummaryView> {
  return { id: organizationId, name: organizationName, role };
}

function capabilitiesOf(config: PlatformConfig): Omit<Shown<CapabilitiesView>, 'cards'> {
  return {
    outbox: config.OUTBOX_PAGE,
    api_url: config.PUBLIC_API_URL || config.API_URL,
    docs_url: config.DOCS_URL || null,
    mcp_url: config.MCP_URL || null,
  };
}
