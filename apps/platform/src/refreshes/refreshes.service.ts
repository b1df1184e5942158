import { AccountRefreshes } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, isDomainError, parseTypedId } from '@entity-registry/domain';
import { JsonResponse, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { mintObjectUrls, parseTypedResult } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import { OBJECTS } from '../providers.js';
import { toRefresh, toRefreshDetail } from './refresh.dto.js';
import type { RefreshDetailView, RefreshView, RefreshesQuery } from './refresh.dto.js';

/** An account's refreshes and their results. Refreshes of other accounts are not found. */
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
      entityPk: query.entity === undefined ? null : pkOf(query.entity),
    };
    return toPage(await this.refreshes.list(accountId, filter, { before, limit: limit + 1 }), limit, toRefresh);
  }

  async read(accountId: AccountId, id: bigint): Promise<Shown<RefreshDetailView>> {
    const { request, readings } = await this.refreshes.read(accountId, id);
    return toRefreshDetail(request, readings);
  }

  /** The result of a completed refresh, with working document URLs. */
  async result(accountId: AccountId, id: bigint): Promise<JsonResponse> {
    const stored = await this.refreshes.result(accountId, id);
    const result = stored === null ? null : parseTypedResult(stored).entity;
    return new JsonResponse(200, await mintObjectUrls(JSON.stringify({ result }), this.objects));
  }
}

/** Refreshes support the default jurisdiction only; no other id can match. Throws `invalid_parameter`. */
function pkOf(text: string): bigint {
  try {
    const { jurisdiction, type, pk } = parseTypedId(text);
    return jurisdiction === DEFAULT_JURISDICTION && type === 'own' ? pk : -1n;
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    throw new DomainError('invalid_parameter', {
      parameter: 'entity',
      message: 'must be a typed id such as pa_own_42',
    });
  }
}
