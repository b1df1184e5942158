import { JsonResponse } from '@entity-registry/http';
import { sourceCoverage } from '@entity-registry/registry';
import type { Coverage } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';

/** v5's responses about the records of each source. */
export class CoverageService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly coverageReader: Coverage,
    private readonly now: () => Date,
  ) {}

  /** Rows, age and state of every source, from the last count. Free of charge. */
  async getCoverage(request: ApiRequest, query: DryRunQuery): Promise<JsonResponse> {
    const dryRun = isDryRun(query);
    const body = dryRun ? {} : await this.body();
    await announceExempt(request, this.meter);
    return new JsonResponse(200, JSON.stringify({ ...body, billing: exemptBilling(dryRun) }));
  }

  private async body() {
    const { counts, readings } = await mapDatabaseErrors(this.coverageReader.read(), 'service_unavailable');
    return sourceCoverage(counts, readings, this.now());
  }
}
