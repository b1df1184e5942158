import { JsonResponse } from '@entity-registry/http';
import type { ListSummary, Lists } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';

/** v5's responses about the lists that screening knows. */
export class ListsService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly lists: Lists,
  ) {}

  /** Every list with its current version. Free of charge. */
  async getLists(request: ApiRequest, query: DryRunQuery): Promise<JsonResponse> {
    const dryRun = isDryRun(query);
    const lists = dryRun ? [] : await mapDatabaseErrors(this.lists.read(), 'service_unavailable');
    await announceExempt(request, this.meter);
    const body = dryRun ? {} : { lists: lists.map(toList) };
    return new JsonResponse(200, JSON.stringify({ ...body, billing: exemptBilling(dryRun) }));
  }
}

function toList({ id, kind, name, publisher, version, published, entries, importedAt }: ListSummary) {
  return { id, kind, name: name[0], publisher, version, published, entries, imported_at: importedAt };
}
