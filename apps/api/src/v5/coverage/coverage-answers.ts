import { JsonAnswer } from '@entity-registry/http';
import { sourceCoverage } from '@entity-registry/registry';
import type { Coverage } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import { announceExempt, exemptBilling } from '../../metering/exempt-call.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';

/** v5's responses about the records of each source. */
export class CoverageAnswers {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly coverageOf: Coverage,
    private readonly now: () => Date,
  ) {}

  /** Rows, age and state of every source, from the last count. Free of charge. */
  async coverage(call: Call, query: DryRunQuery): Promise<JsonAnswer> {
    const dryRun = isDryRun(query);
    const body = dryRun ? {} : await this.body();
    await announceExempt(call, this.meter);
    return new JsonAnswer(200, JSON.stringify({ ...body, billing: exemptBilling(dryRun) }));
  }

  private async body() {
    const { counts, readings } = await orTrouble(this.coverageOf.read(), 'service_unavailable');
    return sourceCoverage(counts, readings, this.now());
  }
}
