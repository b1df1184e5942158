import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { ApiFixture } from '../../test/api-fixture.js';
import { batchErrorReporter } from './batch-error-reporter.js';

describe('a batch of charges that failed', () => {
  it('is counted by its cause, and an internal error is logged as an error', async () => {
    const registry = new Registry();
    const lines: string[] = [];
    const log = {
      warn: (_: unknown, text?: string) => lines.push(`warn: ${String(text)}`),
      error: (_: unknown, text?: string) => lines.push(`error: ${String(text)}`),
    };
    const report = batchErrorReporter(log, registry);
    report(new Error('Connection terminated unexpectedly'));
    report(new TypeError('x is not a function'));
    report(new TypeError('x is not a function'));
    expect(lines).toEqual([
      'warn: a batch of charges failed',
      ...Array<string>(2).fill('error: a batch of charges failed and will fail again'),
    ]);
    const measured = await registry.metrics();
    expect(measured).toContain('billing_charge_batches_failed_total{cause="connection"} 1');
    expect(measured).toContain('billing_charge_batches_failed_total{cause="fault"} 2');
  });

  describe('in the API', () => {
    let api: ApiFixture;
    beforeAll(async () => {
      api = await ApiFixture.open();
    });
    afterAll(() => api.close());

    it('is logged, while its requests are served and charged', async () => {
      const customer = await api.customer({ balance: '1' });
      await api.db.query('alter function book_charges rename to charge_elsewhere');
      await api
        .get(`/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`, customer)
        .expect(200)
        .expect('X-Service-Charge', '0.03');
      expect(api.log.filter((line) => line.includes('a batch of charges failed and will fail again'))).toHaveLength(1);
    });
  });
});
