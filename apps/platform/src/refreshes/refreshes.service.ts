import { AccountRefreshes } from '@entity-registry/billing';
import type { AccountId } from '@entity-registry/billing';
import { JsonAnswer, idOf, pageOf, toPage } from '@entity-registry/nest-kit';
import type { PageOf, Shown } from '@entity-registry/nest-kit';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import { OBJECTS } from '../providers.js';
import { toRefresh, toRefreshDetail } from './refresh.dto.js';
import type { RefreshDetailView, RefreshView, RefreshesQuery } from './refresh.dto.js';

/** The refresh requests of an account, and what they found. What is another account's is not found. */
@Injectable()
export class RefreshesService {
  constructor(
    private readonly refreshes: AccountRefreshes,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async list(accountId: AccountId, query: RefreshesQuery): Promise<PageOf<Shown<RefreshView>>> {
    const { limit, before } = pageOf(query);
    const filter = {
      ...{ status: query.status ?? null, webhookStatus: query.webhook ?? null },
      entityPk: idOf(query.entity),
    };
    return toPage(await this.refreshes.list(accountId, filter, { before, limit: limit + 1 }), limit, toRefresh);
  }

  async read(accountId: AccountId, id: bigint): Promise<Shown<RefreshDetailView>> {
    const { request, readings } = await this.refreshes.read(accountId, id);
    return toRefreshDetail(request, readings);
  }

  /** The result is JSON text already, and may be large: it is sent as it is, with addresses of documents that work now. */
  async result(accountId: AccountId, id: bigint): Promise<JsonAnswer> {
    const result = await mintObjectUrls(await this.refreshes.result(accountId, id), this.objects);
    return new JsonAnswer(200, `{"result":${result}}`);
  }
}
