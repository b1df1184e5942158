import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { addResponseDeliveryMetrics } from './response-delivery-metrics.js';

describe('the measurements of deliveries', () => {
  it('report how many are pending and how many were lost at the time of the scrape', async () => {
    const registry = new Registry();
    const deliveries = { pending: 0, lost: 0 };
    addResponseDeliveryMetrics(deliveries, registry);
    const measured = async (): Promise<string[]> =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('billing_deliveries'));
    expect(await measured()).toEqual(['billing_deliveries_pending 0', 'billing_deliveries_lost_total 0']);
    Object.assign(deliveries, { pending: 7, lost: 3 });
    await measured();
    expect(await measured()).toEqual(['billing_deliveries_pending 7', 'billing_deliveries_lost_total 3']);
  });
});
