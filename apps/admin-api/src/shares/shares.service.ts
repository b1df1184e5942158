import { Operations, WorkDispatch, WORK_QUEUES } from '@entity-registry/accounts';
import { startOfDay } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { toLimitMet, toShares } from './share.dto.js';
import type { LimitMetView, LimitsQuery, SharesView } from './share.dto.js';

/** Accounts listed per queue, and limits listed. */
const MAX_ACCOUNTS = 50;
const MAX_LIMITS = 100;

/** How accounts share the slots, and which accounts reach their limits (ADR 0071). */
@Injectable()
export class SharesService {
  constructor(
    private readonly work: WorkDispatch,
    private readonly operations: Operations,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async shares(): Promise<{ items: Shown<SharesView>[] }> {
    const shares = await Promise.all(WORK_QUEUES.map((queue) => this.work.shares(queue, MAX_ACCOUNTS)));
    return { items: WORK_QUEUES.map((queue, index) => toShares(queue, shares[index] as (typeof shares)[number])) };
  }

  async limits({ from }: LimitsQuery): Promise<{ items: Shown<LimitMetView>[] }> {
    const day = startOfDay(from ?? this.now().toISOString().slice(0, 10));
    return { items: (await this.operations.limitsMet(day, MAX_LIMITS)).map(toLimitMet) };
  }
}
