import { createMetricsRegistry } from '@entity-registry/http';
import { expect, it } from '@jest/globals';
import { ParserMetrics } from './parser-metrics.js';

it('measures parsing by source, faults by source and limit, and how busy the threads are', async () => {
  const registry = createMetricsRegistry('worker');
  const metrics = new ParserMetrics(registry, () => ({ busy: 2, waiting: 5 }));
  const report = { source: 'la_prensa', reader: 'noticias: feed of articles', waitedMs: 3, parsedMs: 40 } as const;
  metrics.responseParsed({ ...report, limit: null });
  metrics.responseParsed({ ...report, limit: 'time' });
  const text = await registry.metrics();
  expect(text).toContain('parse_seconds_count{service="worker",source="la_prensa"} 2');
  expect(text).toContain('parse_seconds_sum{service="worker",source="la_prensa"} 0.08');
  expect(text).toContain('parse_wait_seconds_sum{service="worker"} 0.006');
  expect(text).toContain('parse_faults_total{source="la_prensa",limit="time",service="worker"} 1');
  expect(text).toContain('parse_responses{state="parsing",service="worker"} 2');
  expect(text).toContain('parse_responses{state="waiting",service="worker"} 5');
});
