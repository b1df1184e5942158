import type { Logger } from '@entity-registry/http';
import { databaseErrorKind } from '@entity-registry/database';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * What to report about a failed batch of charges: a log line, and a count by cause. Its charges are then decided one by one, so
 * without this an error of the batches (`fault`, which is not transient) would show only as slowness.
 */
export function batchErrorReporter(log: Pick<Logger, 'error' | 'warn'>, registry: Registry): (error: unknown) => void {
  const failed = new Counter({
    name: 'billing_charge_batches_failed_total',
    help: 'Failed batches of charges, by cause; fault: not a transient database error',
    labelNames: ['cause'],
    registers: [registry],
  });
  return (err) => {
    const kind = databaseErrorKind(err);
    failed.inc({ cause: kind ?? 'fault' });
    if (kind) log.warn({ err }, 'a batch of charges failed');
    else log.error({ err }, 'a batch of charges failed and will fail again');
  };
}
